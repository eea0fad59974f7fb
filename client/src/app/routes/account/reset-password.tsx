import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PageTitle } from '../../../components/ui/page/page-title.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { AuthScreen } from '../../../features/auth/components/auth-screen.tsx';
import { ResetForm } from '../../../features/auth/components/reset-form.tsx';
import { markedUser } from '../../../features/auth/session-marker.ts';
import { paths } from '../../../lib/paths.ts';

export function Component() {
  const navigate = useNavigate();
  // Browsers send what is behind # to nobody: neither a log nor another site ever has the token.
  const token = useLocation().hash.slice(1);

  function goOn() {
    // The server has ended the session if this browser was signed in as that person.
    const { authUser, forgetUser } = useAuthStore.getState();
    if (authUser && markedUser() === null) forgetUser();
    void navigate(paths.login, { replace: true });
  }

  return (
    <>
      <PageTitle>Set a new password</PageTitle>
      <AuthScreen
        heading="Set a new password"
        subtitle="You are signed out everywhere when it is set, and sign in with the new one."
        form={
          token === '' ? (
            <p>The end of this link is missing. Open it again, whole, as you were given it.</p>
          ) : (
            <ResetForm token={token} onSet={goOn} />
          )
        }
        footer={
          <p>
            The link does not work?{' '}
            <Link to={paths.forgotPassword} className="link-inline">
              How to get another
            </Link>
          </p>
        }
      />
    </>
  );
}
