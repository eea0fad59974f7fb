import { GoogleOAuthProvider, useGoogleLogin } from '@react-oauth/google';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import type { GooglePayload } from '../auth.api.ts';
import { announceGoogleError, readGoogleProfile } from '../google-profile.ts';
import { GoogleMark } from './google-mark.tsx';

type GoogleButtonProps = {
  clientId: string;
  /** What is done with Google's answer: sign in on one screen, register on the other. */
  onProfile: (payload: GooglePayload) => Promise<void>;
};

export function GoogleButton({ clientId, onProfile }: GoogleButtonProps) {
  return (
    <GoogleOAuthProvider clientId={clientId}>
      <ConnectButton onProfile={onProfile} />
    </GoogleOAuthProvider>
  );
}

function ConnectButton({ onProfile }: Pick<GoogleButtonProps, 'onProfile'>) {
  const [connecting, setConnecting] = useState(false);

  useEffect(() => {
    const reset = () => setConnecting(false);
    window.addEventListener('google-auth-error', reset);
    return () => window.removeEventListener('google-auth-error', reset);
  }, []);

  const open = useGoogleLogin({
    onSuccess: ({ access_token }) => void connect(access_token, onProfile),
    onError: announceGoogleError,
    onNonOAuthError: announceGoogleError,
  });

  return (
    <Button
      variant="neutral"
      size="lg"
      className="w-full"
      busy={connecting}
      busyText="Connecting to Google..."
      icon={<GoogleMark />}
      onClick={() => {
        setConnecting(true);
        open();
      }}
    >
      Continue with Google
    </Button>
  );
}

async function connect(accessToken: string, onProfile: GoogleButtonProps['onProfile']) {
  try {
    await onProfile(await readGoogleProfile(accessToken));
  } catch {
    announceGoogleError();
  }
}
