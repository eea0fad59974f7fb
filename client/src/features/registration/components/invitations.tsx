import type { Invitation } from '@stepwise/contracts/registration';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { useInvitationStore } from '../invitation.store.ts';
import { nameOfInvitation } from '../name-of-invitation.ts';
import { InvitationTable } from './invitation-table.tsx';

/** Every invitation, and what became of it. */
export function Invitations() {
  const revoke = useInvitationStore((state) => state.revoke);
  const [doomed, setDoomed] = useState<Invitation | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="invitations" className="border-t border-line pt-8">
      <h2 id="invitations" ref={heading} tabIndex={-1} className="mb-4 text-lg font-semibold">
        Invitations
      </h2>
      <div className="surface overflow-hidden">
        <List onRevoke={setDoomed} />
      </div>
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title="Withdraw the invitation?"
        description={`Nobody else can register with the one for “${doomed ? nameOfInvitation(doomed) : ''}”. Whoever has registered stays.`}
        confirmText="Withdraw"
        onConfirm={() => (doomed ? revoke(doomed.id) : Promise.resolve())}
        returnFocusTo={heading}
      />
    </section>
  );
}

function List({ onRevoke }: { onRevoke: (invitation: Invitation) => void }) {
  const { invitations, invitationsError, isLoading, nextCursor, load, loadMore } =
    useInvitationStore();
  if (invitationsError) {
    return (
      <ErrorState
        title="The invitations could not be loaded"
        requestId={invitationsError.requestId}
        onRetry={() => void load()}
      >
        {invitationsError.message}
      </ErrorState>
    );
  }
  if (!invitations) {
    return (
      <div role="status" className="p-5">
        <span className="sr-only">Loading invitations...</span>
        <Skeleton className="h-10" />
      </div>
    );
  }
  if (invitations.length === 0) {
    return (
      <EmptyState title="No invitations yet">
        Make one above: for a person, or for a whole class.
      </EmptyState>
    );
  }
  return (
    <div aria-busy={isLoading}>
      <InvitationTable invitations={invitations} onRevoke={onRevoke} />
      {nextCursor === null ? null : (
        <div className="flex justify-center border-t border-line p-3">
          <Button variant="ghost" size="sm" busy={isLoading} onClick={() => void loadMore()}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}
