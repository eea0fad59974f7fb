import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { paths } from '../../../lib/paths.ts';
import { postTestMail } from '../settings.api.ts';

/** Of the first administrator, as long as ADMIN_EMAIL says no other. */
const FIRST_ADDRESS = 'admin@stepwise.local';

type TestMailProps = {
  /** Of whoever sends it, who gets it. */
  email: string;
};

/** By which an administrator sees whether mail gets through. */
export function TestMail({ email }: TestMailProps) {
  const [answer, setAnswer] = useState<string>();
  const { isBusy, refusal, send } = useRequest();

  async function test() {
    setAnswer(undefined);
    setAnswer(await postTestMail());
  }

  return (
    <div className="mb-8 flex flex-col items-start gap-3">
      {email === FIRST_ADDRESS ? (
        <p className="text-sm">
          Mail to you goes to {email}, which is nobody’s address.{' '}
          <Link to={paths.profile} className="link-inline">
            Change it in your profile
          </Link>
          .
        </p>
      ) : null}
      <FormAlert message={refusal} />
      <Button variant="neutral" size="sm" busy={isBusy} onClick={() => void send(test)}>
        Send a test mail
      </Button>
      <p role="status" className="text-sm wrap-anywhere empty:hidden">
        {answer}
      </p>
    </div>
  );
}
