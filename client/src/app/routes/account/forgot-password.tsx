import { Link, useLocation } from 'react-router-dom';
import { PageTitle } from '../../../components/ui/page/page-title.tsx';
import { AuthScreen } from '../../../features/auth/components/auth-screen.tsx';
import { paths } from '../../../lib/paths.ts';

export function Component() {
  const state: unknown = useLocation().state;
  return (
    <>
      <PageTitle>Forgot password</PageTitle>
      <AuthScreen
        heading="Forgot your password?"
        subtitle="An administrator of this site can help you back in."
        form={
          <ol className="ms-5 flex list-decimal flex-col gap-3">
            <li>
              Ask whoever runs this site for you, such as your teacher, for a link to set a new
              password. Name the email you signed up with.
            </li>
            <li>Open the link within 30 minutes. It works once.</li>
            <li>Type a new password, and sign in with it.</li>
          </ol>
        }
        footer={
          <p>
            Remembered it?{' '}
            <Link to={paths.login} state={state} className="link-inline">
              Sign in
            </Link>
          </p>
        }
      />
    </>
  );
}
