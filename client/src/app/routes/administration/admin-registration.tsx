import { useEffect, useState } from 'react';
import { AskBeforeLeaving } from '../../../components/ask-before-leaving.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Page } from '../../../components/ui/page/page.tsx';
import { PageSection } from '../../../components/ui/page/page-section.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { AccessDenied } from '../../../features/admin/components/access-denied.tsx';
import { AdminNav } from '../../../features/admin/components/admin-nav.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { BeforeInviting } from '../../../features/registration/components/before-inviting.tsx';
import { InvitationForm } from '../../../features/registration/components/invitation-form.tsx';
import { Invitations } from '../../../features/registration/components/invitations.tsx';
import { InviteMany } from '../../../features/registration/components/invite-many.tsx';
import { RegistrationForm } from '../../../features/registration/components/registration-form.tsx';
import { useInvitationStore } from '../../../features/registration/invitation.store.ts';
import { useMailReportStore } from '../../../features/registration/mail-report.store.ts';
import { useRegistrationStore } from '../../../features/registration/registration.store.ts';

export function Component() {
  const isAdmin = useAuthStore((state) => state.authUser?.role === 'ADMIN');
  const { load, forget } = useRegistrationStore.getState();
  const loadInvitations = useInvitationStore((state) => state.findAgain);
  const loadMailReport = useMailReportStore((state) => state.load);
  const [isFormUnsaved, setFormUnsaved] = useState(false);
  const [isListUnsaved, setListUnsaved] = useState(false);

  useEffect(() => {
    if (!isAdmin) return undefined;
    void load();
    void loadInvitations();
    void loadMailReport();
    return forget;
  }, [isAdmin, load, forget, loadInvitations, loadMailReport]);

  if (!isAdmin) return <AccessDenied />;
  return (
    <Page title="Registration" subtitle="Who can make an account here">
      <AdminNav />
      <div>
        <PageSection title="Who can register" description="It holds from the moment you save.">
          <WhoCanRegister onUnsaved={setFormUnsaved} />
        </PageSection>
        <PageSection
          title="Invite people"
          description="With a link, for one person or for many at the same school or company."
        >
          <div>
            <BeforeInviting />
            <InvitationForm />
          </div>
        </PageSection>
        <PageSection
          title="Invite a list"
          description="An invitation for each address, mailed to it or listed in a file of links."
        >
          <InviteMany onUnsaved={setListUnsaved} />
        </PageSection>
      </div>
      <Invitations />
      <AskBeforeLeaving
        isUnsaved={isFormUnsaved || isListUnsaved}
        description={
          isFormUnsaved
            ? 'What you have changed here is not saved.'
            : 'Nobody is invited with the addresses that you have pasted.'
        }
      />
    </Page>
  );
}

function WhoCanRegister({ onUnsaved }: { onUnsaved: (isUnsaved: boolean) => void }) {
  const { registration, registrationError, load } = useRegistrationStore();
  if (registrationError) {
    return (
      <ErrorState
        title="This could not be loaded"
        requestId={registrationError.requestId}
        onRetry={() => void load()}
      >
        {registrationError.message}
      </ErrorState>
    );
  }
  if (!registration) {
    return (
      <div role="status">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-64" />
      </div>
    );
  }
  return <RegistrationForm registration={registration} onUnsaved={onUnsaved} />;
}
