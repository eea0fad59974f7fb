import type { User } from '@stepwise/contracts/auth';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { PageTitle } from '../../../components/ui/page/page-title.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { paths } from '../../../lib/paths.ts';
import { useAuthStore } from '../auth.store.ts';
import { AuthScreen } from './auth-screen.tsx';

/** For whoever opens an invitation in a browser that is signed in, such as who made it. */
export function InvitedAlready({ user }: { user: User }) {
  const logout = useAuthStore((state) => state.logout);
  const { isBusy, send } = useRequest();
  return (
    <>
      <PageTitle>Sign up</PageTitle>
      <AuthScreen
        heading="You are signed in already"
        subtitle={`This invitation makes a new account, and you are ${user.name} here.`}
        form={
          <div className="flex flex-col gap-3">
            <Link to={paths.home} className={buttonClass('primary')}>
              Go on as {user.name}
            </Link>
            <Button variant="neutral" busy={isBusy} onClick={() => void send(logout)}>
              Sign out and register
            </Button>
          </div>
        }
        footer={<p>Opening it has used up nothing.</p>}
      />
    </>
  );
}
