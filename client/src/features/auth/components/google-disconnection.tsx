import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { PasswordField } from '../../../components/ui/form/password-field.tsx';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { tellUndone } from '../../../lib/api/failures/tell-undone.ts';
import { disconnectGoogle } from '../google-connection.api.ts';

/** Says that Google signs the person in, and ends it with the password. */
export function GoogleDisconnection({ onDisconnected }: { onDisconnected: () => void }) {
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const section = useRef<HTMLDivElement>(null);

  async function disconnect() {
    setRefusal(undefined);
    try {
      toast.success(await disconnectGoogle({ password }));
      onDisconnected();
    } catch (error) {
      tellUndone(error, 'Google is still connected. Disconnect it after signing in.');
      setRefusal(asApiError(error).message);
    }
  }

  return (
    <div ref={section} tabIndex={-1} className="flex flex-col items-start gap-4">
      <p className="flex items-center gap-2 text-sm">
        <Check className="size-4 text-accepted" aria-hidden="true" />
        Google is connected. You can sign in with it.
      </p>
      <FormAlert message={refusal} />
      <div className="w-full">
        <PasswordField
          label="Password to disconnect it"
          autoComplete="current-password"
          hint="Without a password nothing else would let you in. “Forgot password?” sets one, and disconnects Google."
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <Button variant="neutral" onClick={() => setAsking(true)}>
        Disconnect Google
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Disconnect Google?"
        description="From now on you sign in with your password alone. Sessions that began with Google stay: “Sign out everywhere” ends them."
        confirmText="Disconnect"
        onConfirm={disconnect}
        returnFocusTo={section}
      />
    </div>
  );
}
