import { GoogleOAuthProvider, useGoogleLogin } from '@react-oauth/google';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { announceGoogleError } from '../google-profile.ts';
import { GoogleMark } from './google-mark.tsx';

type GoogleButtonProps = {
  clientId: string;
  label: string;
  /** What is done with the token that Google gives. Where it rejects, the button goes back to idle. */
  onToken: (accessToken: string) => Promise<void>;
};

export function GoogleButton({ clientId, ...props }: GoogleButtonProps) {
  return (
    <GoogleOAuthProvider clientId={clientId}>
      <ConnectButton {...props} />
    </GoogleOAuthProvider>
  );
}

function ConnectButton({ label, onToken }: Omit<GoogleButtonProps, 'clientId'>) {
  const [connecting, setConnecting] = useState(false);

  useEffect(() => {
    const reset = () => setConnecting(false);
    window.addEventListener('google-auth-error', reset);
    return () => window.removeEventListener('google-auth-error', reset);
  }, []);

  const open = useGoogleLogin({
    onSuccess: ({ access_token }) => void onToken(access_token).catch(announceGoogleError),
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
      {label}
    </Button>
  );
}
