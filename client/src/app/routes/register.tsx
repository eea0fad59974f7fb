import { Link, useLocation } from 'react-router-dom';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useAuthStore } from '../../features/auth/auth.store.ts';
import { AuthScreen } from '../../features/auth/components/auth-screen.tsx';
import { GoogleSignIn } from '../../features/auth/components/google-sign-in.tsx';
import { PlaceholderLink } from '../../features/auth/components/placeholder-link.tsx';
import { RegisterForm } from '../../features/auth/components/register-form.tsx';
import { paths } from '../../lib/paths.ts';
import { PRODUCT_NAME } from '../../lib/product.ts';
import { enterApp } from '../enter-app.ts';
import { wantedPath } from '../wanted-path.ts';

export function Component() {
  const join = useAuthStore((state) => state.register);
  const state: unknown = useLocation().state;
  const enter = () => enterApp(wantedPath(state));
  return (
    <>
      <PageTitle>Sign up</PageTitle>
      <AuthScreen
        heading={`Join ${PRODUCT_NAME}`}
        subtitle="One account for problems, learning paths and progress"
        google={
          <GoogleSignIn
            onProfile={async (payload) => {
              await join(payload);
              enter();
            }}
          />
        }
        form={<RegisterForm onSignedIn={enter} />}
        footer={
          <>
            <p>
              Already have an account?{' '}
              <Link to={paths.login} state={state} className="link-inline">
                Sign in
              </Link>
            </p>
            <p className="mt-3">
              By signing up you agree to our <PlaceholderLink>Terms of Service</PlaceholderLink> and{' '}
              <PlaceholderLink>Privacy Policy</PlaceholderLink>.
            </p>
          </>
        }
      />
    </>
  );
}
