import { lazy, Suspense, useState } from 'react';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { ApiError } from '../../../lib/api/failures/api-error.ts';
import { Boundary } from '../../../lib/browser/boundary.tsx';
import { googleClientId } from '../../../lib/browser/google-client-id.ts';
import { inTime } from '../../../lib/in-time.ts';
import type { GooglePayload } from '../auth.api.ts';
import { readGoogleProfile } from '../google-profile.ts';
import { GoogleMissing } from './google-missing.tsx';

const GoogleButton = lazy(async () => ({
  default: (await inTime(import('./google-button.tsx'))).GoogleButton,
}));

type GoogleSignInProps = {
  /** What is done with Google's answer: sign in on one screen, register on the other. */
  onProfile: (payload: GooglePayload) => Promise<void>;
};

/** Nothing at all where Google sign-in is not configured: neither its button nor its code. */
export function GoogleSignIn({ onProfile }: GoogleSignInProps) {
  const clientId = googleClientId();
  const [refusal, setRefusal] = useState<string>();
  if (!clientId) return null;

  async function enter(accessToken: string) {
    setRefusal(undefined);
    try {
      await onProfile(await readGoogleProfile(accessToken));
    } catch (error) {
      // Errors of Google are not shown; errors of our server are, with what to do.
      if (error instanceof ApiError) setRefusal(error.message);
      throw error;
    }
  }

  return (
    <>
      <div className="flex flex-col gap-4">
        {refusal ? <FormAlert message={refusal} /> : null}
        <Boundary fallback={<GoogleMissing />}>
          <Suspense fallback={<Skeleton className="h-12 w-full" />}>
            <GoogleButton clientId={clientId} label="Continue with Google" onToken={enter} />
          </Suspense>
        </Boundary>
      </div>
      <p className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with email
      </p>
    </>
  );
}
