import { LinkReach } from '../../../components/link-reach.tsx';
import { Caution } from '../../../components/ui/caution.tsx';
import { useRegistrationStore } from '../registration.store.ts';

/** What somebody should know who is about to invite: when no link works, and whom it does not reach. */
export function BeforeInviting() {
  const isClosed = useRegistrationStore(({ registration }) => registration?.mode === 'CLOSED');
  return (
    <div className="flex flex-col gap-3 pb-4 empty:hidden">
      {isClosed ? (
        <Caution>
          Nobody can register now, not even with an invitation. Choose “Who is invited” above and
          save it before you give links on.
        </Caution>
      ) : null}
      <LinkReach />
    </div>
  );
}
