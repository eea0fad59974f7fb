import { Link, useLocation } from 'react-router-dom';
import { PageTitle } from '../../../components/ui/page/page-title.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { AuthScreen } from '../../../features/auth/components/auth-screen.tsx';
import { ForgotForm } from '../../../features/auth/components/forgot-form.tsx';
import { useMailState, type MailState } from '../../../features/auth/use-mail-state.ts';
import { paths } from '../../../lib/paths.ts';

const SUBTITLES = {
  asking: 'Asking how you get back in...',
  on: 'A link to set a new one comes by mail.',
  off: 'An administrator of this site can help you back in.',
} satisfies Record<MailState, string>;

export function Component() {
  const state: unknown = useLocation().state;
  const mail = useMailState();
  return (
    <>
      <PageTitle>Forgot password</PageTitle>
      <AuthScreen
        heading="Forgot your password?"
        subtitle={SUBTITLES[mail]}
        form={<Way mail={mail} />}
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

function Way({ mail }: { mail: MailState }) {
  switch (mail) {
    case 'asking':
      return <Skeleton className="h-40" />;
    case 'on':
      return <ForgotForm />;
    case 'off':
      return <AskAnAdministrator />;
  }
}

function AskAnAdministrator() {
  return (
    <ol className="ms-5 flex list-decimal flex-col gap-3">
      <li>
        Ask whoever runs this site for you, such as your teacher, for a link to set a new password.
        Name the email you signed up with.
      </li>
      <li>Open the link within 30 minutes. It works once.</li>
      <li>Type a new password, and sign in with it.</li>
    </ol>
  );
}
