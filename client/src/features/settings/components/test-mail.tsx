import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { postTestMail } from '../settings.api.ts';

/** By which an administrator sees whether mail gets through. */
export function TestMail() {
  const [answer, setAnswer] = useState<string>();
  const { isBusy, refusal, send } = useRequest();

  async function test() {
    setAnswer(undefined);
    setAnswer(await postTestMail());
  }

  return (
    <div className="mb-8 flex flex-col items-start gap-3">
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
