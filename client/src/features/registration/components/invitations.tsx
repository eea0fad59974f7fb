import type { Invitation, InvitationList } from '@stepwise/contracts/registration';
import { useRef, useState } from 'react';
import { PagedStates } from '../../../components/paged-states.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { revokeInvitation, revokeList, useInvitationStore } from '../invitation.store.ts';
import { nameOfInvitation, nameOfList } from '../name-of-invitation.ts';
import { InvitationTable } from './invitation-table.tsx';

/** What is withdrawn when the question is answered with yes. */
type Doomed = {
  readonly title: string;
  readonly description: string;
  readonly withdraw: () => Promise<void>;
};

/** Every invitation, and what became of it. */
export function Invitations() {
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const askAbout = (invitation: Invitation) =>
    setDoomed({
      title: 'Withdraw the invitation?',
      description: `Nobody else can register with the one for “${nameOfInvitation(invitation)}”. Whoever has registered stays.`,
      withdraw: () => revokeInvitation(invitation.id),
    });
  const askAboutList = (list: InvitationList) =>
    setDoomed({
      title:
        list.open === 1 ? 'Withdraw 1 invitation?' : `Withdraw ${String(list.open)} invitations?`,
      description: `Nobody else can register with those for “${nameOfList(list)}”. Whoever has registered stays.`,
      withdraw: () => revokeList(list.id),
    });

  return (
    <section aria-labelledby="invitations" className="border-t border-line pt-8">
      <h2 id="invitations" ref={heading} tabIndex={-1} className="mb-4 text-lg font-semibold">
        Invitations
      </h2>
      <div className="surface overflow-hidden">
        <List onRevoke={askAbout} onRevokeList={askAboutList} />
      </div>
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={doomed?.title ?? ''}
        description={doomed?.description ?? ''}
        confirmText="Withdraw"
        onConfirm={() => doomed?.withdraw() ?? Promise.resolve()}
        returnFocusTo={heading}
      />
    </section>
  );
}

type ListProps = {
  onRevoke: (invitation: Invitation) => void;
  onRevokeList: (list: InvitationList) => void;
};

function List({ onRevoke, onRevokeList }: ListProps) {
  const list = useInvitationStore();
  return (
    <PagedStates
      list={list}
      loading="Loading invitations..."
      failed="The invitations could not be loaded"
      empty={
        <EmptyState title="No invitations yet">
          Make one above: for a person, or for a whole class.
        </EmptyState>
      }
    >
      {(invitations) => <InvitationTable {...{ invitations, onRevoke, onRevokeList }} />}
    </PagedStates>
  );
}
