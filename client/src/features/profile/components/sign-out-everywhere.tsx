import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { logoutEverywhere } from '../profile.api.ts';

export function SignOutEverywhere({ onSignedOut }: { onSignedOut: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function signOut() {
    setBusy(true);
    setRefusal(undefined);
    try {
      await logoutEverywhere();
      onSignedOut();
    } catch (error) {
      setRefusal(asApiError(error).message);
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <FormAlert message={refusal} />
      <Button
        variant="neutral"
        busy={isBusy}
        icon={<LogOut className="size-4" aria-hidden="true" />}
        onClick={() => void signOut()}
      >
        Sign out everywhere
      </Button>
    </div>
  );
}
