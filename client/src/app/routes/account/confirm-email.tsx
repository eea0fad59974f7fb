import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { PageTitle } from '../../../components/ui/page/page-title.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { AuthScreen } from '../../../features/auth/components/auth-screen.tsx';
import { loadAuthApi } from '../../../features/auth/load-auth-api.ts';
import { useRequest } from '../../../lib/api/use-request.ts';
import { paths } from '../../../lib/paths.ts';

export function Component() {
  // Browsers send what is behind # to nobody: neither a log nor another site ever has the token.
  const token = useLocation().hash.slice(1);
  return (
    <>
      <PageTitle>Confirm your email</PageTitle>
      <AuthScreen
        heading="Confirm your email"
        subtitle="It says that mail to this address reaches you."
        form={
          token === '' ? (
            <p>The end of this link is missing. Open it again, whole, as it stands in the mail.</p>
          ) : (
            <Confirmation token={token} />
          )
        }
        footer={
          <p>
            The link does not work?{' '}
            <Link to={paths.profile} className="link-inline">
              Your profile
            </Link>{' '}
            sends another.
          </p>
        }
      />
    </>
  );
}

/** A press confirms, not the opening: some mail servers open every link before anybody reads the mail. */
function Confirmation({ token }: { token: string }) {
  const [answer, setAnswer] = useState<string>();
  const isSignedIn = useAuthStore(({ authUser }) => authUser !== null);
  const { isBusy, refusal, send } = useRequest();

  async function confirm() {
    const { postConfirmEmail } = await loadAuthApi();
    setAnswer(await postConfirmEmail(token));
    // Whoever is signed in may have another address from now on.
    const { authUser, lookAgain } = useAuthStore.getState();
    if (authUser) await lookAgain();
  }

  return (
    <div className="flex flex-col gap-4">
      <FormAlert message={refusal} />
      {answer === undefined ? (
        <Button size="lg" className="w-full" busy={isBusy} onClick={() => void send(confirm)}>
          Confirm this address
        </Button>
      ) : null}
      {refusal === undefined || isSignedIn ? null : (
        <Link
          to={paths.login}
          state={{ from: `${paths.confirmEmail}#${token}` }}
          className={buttonClass('neutral')}
        >
          Sign in
        </Link>
      )}
      <div role="status" className="empty:hidden">
        {answer === undefined ? null : (
          <p>
            {answer}.{' '}
            <Link to={paths.home} className="link-inline">
              Go on
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
