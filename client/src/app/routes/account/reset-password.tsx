import { useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PageTitle } from '../../../components/ui/page/page-title.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { AuthScreen } from '../../../features/auth/components/auth-screen.tsx';
import { FormSkeleton } from '../../../features/auth/components/form-skeleton.tsx';
import { ResetForm } from '../../../features/auth/components/reset-form.tsx';
import { loadAuthApi } from '../../../features/auth/load-auth-api.ts';
import { markedUser } from '../../../features/auth/session-marker.ts';
import { useRead } from '../../../lib/api/use-read.ts';
import { paths } from '../../../lib/paths.ts';

export function Component() {
  // Browsers send what is behind # to nobody: neither a log nor another site ever has the token.
  const token = useLocation().hash.slice(1);
  if (token !== '') return <WithToken key={token} token={token} />;
  return (
    <Screen
      form={<p>The end of this link is missing. Open it again, whole, as you were given it.</p>}
    />
  );
}

/** Says that a link does not work any more before anybody thinks of a password. */
function WithToken({ token }: { token: string }) {
  const navigate = useNavigate();
  const check = useCallback(async () => {
    const { postCheckResetLink } = await loadAuthApi();
    return postCheckResetLink(token);
  }, [token]);
  const { data, error } = useRead(check);

  function goOn() {
    // The server has ended the session if this browser was signed in as that person.
    const { authUser, forgetUser } = useAuthStore.getState();
    if (authUser && markedUser() === null) forgetUser();
    void navigate(paths.login, { replace: true });
  }

  if (error?.code === 'CONFLICT') {
    const { message } = error;
    return <Screen isOver heading="This link does not work" subtitle={message} form={null} />;
  }
  // Where it is not known, whoever fills in the form hears the truth when it is sent.
  const isAsking = data === null && error === null;
  return (
    <Screen
      form={
        isAsking ? (
          <FormSkeleton asks="Asking whether the link works..." className="h-60" />
        ) : (
          <ResetForm token={token} onSet={goOn} />
        )
      }
    />
  );
}

type ScreenProps = {
  /** Whether it is said above that the link does not work. */
  isOver?: boolean;
  heading?: string;
  subtitle?: string;
  form: React.ReactNode;
};

function Screen({
  isOver = false,
  heading = 'Set a new password',
  subtitle = 'You are signed out everywhere when it is set, and sign in with the new one.',
  form,
}: ScreenProps) {
  return (
    <>
      <PageTitle>Set a new password</PageTitle>
      <AuthScreen
        heading={heading}
        subtitle={subtitle}
        form={form}
        footer={
          <p>
            {isOver ? null : 'The link does not work? '}
            <Link to={paths.forgotPassword} className="link-inline">
              How to get another
            </Link>
          </p>
        }
      />
    </>
  );
}
