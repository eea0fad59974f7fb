import type { OwnEmail } from '@stepwise/contracts/mail';
import { Check, MailQuestion } from 'lucide-react';
import toast from 'react-hot-toast';
import { Button } from '../../../../components/ui/button.tsx';
import { FormAlert } from '../../../../components/ui/form/form-alert.tsx';
import { useRequest } from '../../../../lib/api/use-request.ts';
import { sendConfirmation } from '../../profile.api.ts';

/** Whether mail to the person is known to arrive, and the way to show it. */
export function Confirmation({ own: { email, isConfirmed } }: { own: OwnEmail }) {
  const { isBusy, refusal, send } = useRequest();
  if (isConfirmed) {
    return (
      <p className="flex items-center gap-2 text-sm wrap-anywhere">
        <Check className="size-4 shrink-0 text-accepted" aria-hidden="true" />
        {email} is confirmed.
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <FormAlert message={refusal} />
      <p className="flex items-center gap-2 text-sm wrap-anywhere">
        <MailQuestion className="size-4 shrink-0 text-limit" aria-hidden="true" />
        {email} is not confirmed yet. You can do everything without.
      </p>
      <Button
        variant="neutral"
        busy={isBusy}
        onClick={() => void send(async () => void toast.success(await sendConfirmation()))}
      >
        Send a link to confirm it
      </Button>
    </div>
  );
}
