import { Page } from '../../../components/ui/page/page.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { GoogleConnection } from '../../../features/auth/components/google-connection.tsx';
import { tellOtherTabs } from '../../../features/auth/session-channel.ts';
import { EmailSection } from '../../../features/profile/components/email/email-section.tsx';
import { DeleteAccount } from '../../../features/profile/components/delete-account.tsx';
import { ExportButton } from '../../../features/profile/components/export-button.tsx';
import { IdentityForm } from '../../../features/profile/components/identity-form.tsx';
import { PasswordForm } from '../../../features/profile/components/password-form.tsx';
import { PageSection } from '../../../components/ui/page/page-section.tsx';
import { PublicPage } from '../../../features/public-page/components/public-page.tsx';
import { OwnRecord } from '../../../features/record/components/own-record.tsx';
import { Tokens } from '../../../features/profile/components/tokens/tokens.tsx';
import { ResetProgress } from '../../../features/profile/components/reset-progress.tsx';
import { SignOutEverywhere } from '../../../features/profile/components/sign-out-everywhere.tsx';
import { ThemeChoice } from '../../../features/profile/components/theme-choice.tsx';
import { forgetLocally } from '../../../features/profile/forget-locally.ts';
import { googleClientId } from '../../../lib/browser/google-client-id.ts';
import { paths } from '../../../lib/paths.ts';
import { enterApp } from '../../enter-app.ts';
import { PreferencesForm } from '../../preferences/preferences-form.tsx';

export function Component() {
  const user = useAuthStore((state) => state.authUser);
  const google = googleClientId();
  if (!user) return null;

  return (
    <Page title="Profile" subtitle="Your account on this installation">
      <div>
        <PageSection title="You" description="As the site shows you.">
          <IdentityForm user={user} onUpdated={(authUser) => useAuthStore.setState({ authUser })} />
        </PageSection>
        <PageSection
          title="Practice"
          description="The language in which the editor opens on every device, and where the road begins for you."
        >
          <PreferencesForm user={user} />
        </PageSection>
        <PageSection
          title="Public page"
          description="A page that everybody can see: your name and picture, how many problems you have solved, and your streak. Which ones, and your programs, stay yours."
        >
          <PublicPage />
        </PageSection>
        {/* Another address is another section. */}
        <EmailSection key={user.email} />
        <PageSection
          title="Password"
          description="A new one ends every other session: whoever else is signed in as you is out."
        >
          <PasswordForm />
        </PageSection>
        <PageSection
          title="Sessions"
          description={`Signed in on a computer that is not yours? This ends every session, this one too.${google === null ? '' : ' A connected Google account still signs in.'}`}
        >
          <SignOutEverywhere onSignedOut={leave} />
        </PageSection>
        {google === null ? null : (
          <PageSection
            title="Google"
            description="Sign in with your Google account as well. Your password stays. A new one that you set with a link disconnects Google."
          >
            <GoogleConnection clientId={google} />
          </PageSection>
        )}
        <BesideTheSite />
        <PageSection title="Theme" description="Kept in this browser.">
          <ThemeChoice />
        </PageSection>
        <WhatIsKept userId={user.id} />
      </div>
    </Page>
  );
}

/** What is done with programs other than the browser. */
function BesideTheSite() {
  return (
    <>
      <PageSection
        title="API tokens"
        description="For programs that act as you, such as the command line. A new password ends them all, and so does signing out everywhere."
      >
        <Tokens />
      </PageSection>
      <PageSection
        title="My record"
        description="What you have solved, as a git repository: each accepted program is a commit of its day. Read only; your name is in it, your address is not."
      >
        <OwnRecord />
      </PageSection>
    </>
  );
}

/** What is kept of a person, and the ways to end it. */
function WhatIsKept({ userId }: { userId: string }) {
  return (
    <>
      <PageSection
        title="Your data"
        description="Everything that is kept about you, as a JSON file: profile, submissions, playlists."
      >
        <ExportButton />
      </PageSection>
      <PageSection
        title="Begin anew"
        description="What is solved, tried and to be reviewed goes, for good. Your submissions stay as history, and so does your streak."
      >
        <ResetProgress onReset={() => enterApp(paths.dashboard)} />
      </PageSection>
      <PageSection
        title="Delete account"
        description="For good, with everything that is yours. Problems you wrote stay. Nobody gets the name of your page for 90 days."
      >
        <DeleteAccount onDeleted={() => leaveForGood(userId)} />
      </PageSection>
    </>
  );
}

function leaveForGood(userId: string) {
  forgetLocally(userId);
  leave();
}

function leave() {
  tellOtherTabs(null);
  // A full load, so that no user data stays in any store.
  enterApp(paths.home);
}
