import { lazy, Suspense, useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { PasswordField } from '../../../components/ui/form/password-field.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { Boundary } from '../../../lib/browser/boundary.tsx';
import { inTime } from '../../../lib/in-time.ts';
import { connectGoogle, isGoogleConnected } from '../google-connection.api.ts';
import { GoogleDisconnection } from './google-disconnection.tsx';
import { GoogleMissing } from './google-missing.tsx';

const GoogleButton = lazy(async () => ({
  default: (await inTime(import('./google-button.tsx'))).GoogleButton,
}));

/** Says whether Google signs the person in, lets it where it does not yet, and ends it where it does. */
export function GoogleConnection({ clientId }: { clientId: string }) {
  const [isConnected, setConnected] = useState<boolean>();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    // A failure here does no harm: to connect a connected account changes nothing.
    isGoogleConnected().then(setConnected, () => setConnected(false));
  }, []);

  async function connect(googleAccessToken: string) {
    setRefusal(undefined);
    try {
      const confirmed = password === '' ? {} : { password };
      toast.success(await connectGoogle({ googleAccessToken, ...confirmed }));
      setConnected(true);
    } catch (error) {
      setRefusal(asApiError(error).message);
      throw error;
    }
  }

  if (isConnected === undefined) return <Skeleton className="h-12 w-full" />;
  if (isConnected) {
    return (
      <GoogleDisconnection
        onDisconnected={() => {
          setPassword('');
          setConnected(false);
        }}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <FormAlert message={refusal} />
      <PasswordField
        label="Password to confirm"
        autoComplete="current-password"
        hint="Leave it empty if you have none."
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Boundary fallback={<GoogleMissing />}>
        <Suspense fallback={<Skeleton className="h-12 w-full" />}>
          <GoogleButton clientId={clientId} label="Connect Google" onToken={connect} />
        </Suspense>
      </Boundary>
    </div>
  );
}
