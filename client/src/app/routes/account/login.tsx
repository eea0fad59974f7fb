import { Link, useLocation } from 'react-router-dom';
import { PageTitle } from '../../../components/ui/page/page-title.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { AuthScreen } from '../../../features/auth/components/auth-screen.tsx';
import { GoogleSignIn } from '../../../features/auth/components/google-sign-in.tsx';
import { LoginForm } from '../../../features/auth/components/login-form.tsx';
import { paths } from '../../../lib/paths.ts';
import { enterApp } from '../../enter-app.ts';
import { visitorPath } from '../../visiting/visitor-path.ts';
import { wantedPath } from '../../wanted-path.ts';

export function Component() {
  const login = useAuthStore((state) => state.login);
  const state: unknown = useLocation().state;
  const visit = visitorPath(wantedPath(state));
  const enter = () => enterApp(wantedPath(state));
  return (
    <>
      <PageTitle>Sign in</PageTitle>
      <AuthScreen
        heading="Welcome Back"
        subtitle="Sign in to continue your problem solving journey"
        google={
          <GoogleSignIn
            onProfile={async (payload) => {
              await login(payload);
              enter();
            }}
          />
        }
        form={<LoginForm onSignedIn={enter} />}
        footer={
          <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
            <p>
              New here?{' '}
              <Link to={paths.register} state={state} className="link-inline">
                Create an account
              </Link>
            </p>
            <Link to={paths.forgotPassword} state={state} className="link-inline">
              Forgot password?
            </Link>
            {visit ? (
              <p className="basis-full">
                Just looking?{' '}
                <Link to={visit} className="link-inline">
                  {visit === paths.explore
                    ? 'Try a problem without an account'
                    : 'Read the problem without an account'}
                </Link>
              </p>
            ) : null}
          </div>
        }
      />
    </>
  );
}
