import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageTitle } from '../../../components/ui/page/page-title.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { AuthScreen } from '../../../features/auth/components/auth-screen.tsx';
import { FormSkeleton } from '../../../features/auth/components/form-skeleton.tsx';
import { GoogleSignIn } from '../../../features/auth/components/google-sign-in.tsx';
import { InvitedAlready } from '../../../features/auth/components/invited-already.tsx';
import { NotAdmitted, refusalTitles } from '../../../features/auth/components/not-admitted.tsx';
import { LegalLink } from '../../../features/auth/components/legal-link.tsx';
import { RegisterForm } from '../../../features/auth/components/register-form.tsx';
import { useAdmission } from '../../../features/auth/use-admission.ts';
import { paths } from '../../../lib/paths.ts';
import { useSiteName } from '../../../lib/site.ts';
import { enterApp } from '../../enter-app.ts';
import { wantedPath } from '../../wanted-path.ts';

export function Component() {
  const location = useLocation();
  const state: unknown = location.state;
  // Browsers send what is behind # to nobody: neither a log nor another site ever has the token.
  const invitation = location.hash.slice(1);
  const user = useAuthStore((store) => store.authUser);
  // Whoever signs in here is led on by the form.
  const [cameSignedIn, setCameSignedIn] = useState(user !== null);
  if (cameSignedIn && user === null) setCameSignedIn(false);
  if (cameSignedIn && user) return <InvitedAlready user={user} />;
  return <SigningUp state={state} invitation={invitation} />;
}

function SigningUp({ state, invitation }: { state: unknown; invitation: string }) {
  const admission = useAdmission(invitation);
  if (admission.kind === 'asking')
    return (
      <Screen
        state={state}
        form={<FormSkeleton asks="Asking whether you can register..." className="h-100" />}
      />
    );
  if (admission.kind !== 'open') {
    return (
      <>
        <PageTitle>Sign up</PageTitle>
        <AuthScreen
          {...refusalTitles(admission)}
          form={<NotAdmitted refusal={admission} />}
          footer={<SignInInstead state={state} />}
        />
      </>
    );
  }
  const { domains, email } = admission;
  return <Joining {...{ state, invitation, domains, email }} />;
}

type JoiningProps = {
  state: unknown;
  invitation: string;
  domains: readonly string[];
  email: string | undefined;
};

function Joining({ state, invitation, domains, email }: JoiningProps) {
  const join = useAuthStore((store) => store.register);
  const enter = () => enterApp(wantedPath(state));
  const isInvited = invitation !== '';
  return (
    <Screen
      state={state}
      isInvited={isInvited}
      google={
        <GoogleSignIn
          onProfile={async (payload) => {
            await join(isInvited ? { ...payload, invitation } : payload);
            enter();
          }}
        />
      }
      form={
        <RegisterForm
          onSignedIn={enter}
          invitation={invitation}
          domains={domains}
          email={email ?? ''}
        />
      }
    />
  );
}

type ScreenProps = {
  state: unknown;
  isInvited?: boolean;
  google?: React.ReactNode;
  form: React.ReactNode;
};

function Screen({ state, isInvited = false, google, form }: ScreenProps) {
  const siteName = useSiteName();
  const subtitle = 'One account for problems, learning paths and progress';
  return (
    <>
      <PageTitle>Sign up</PageTitle>
      <AuthScreen
        heading={`Join ${siteName}`}
        subtitle={isInvited ? `You are invited. ${subtitle}` : subtitle}
        google={google}
        form={form}
        footer={
          <>
            <SignInInstead state={state} />
            <p className="mt-3">
              By signing up you agree to our <LegalLink name="terms" /> and{' '}
              <LegalLink name="privacy" />.
            </p>
          </>
        }
      />
    </>
  );
}

function SignInInstead({ state }: { state: unknown }) {
  return (
    <p>
      Already have an account?{' '}
      <Link to={paths.login} state={state} className="link-inline">
        Sign in
      </Link>
    </p>
  );
}
