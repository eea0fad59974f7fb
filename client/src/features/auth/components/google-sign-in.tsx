import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { GooglePayload } from '../auth.api.ts';
import { googleClientId } from '../../../lib/google-client-id.ts';

const GoogleButton = lazy(async () => ({
  default: (await import('./google-button.tsx')).GoogleButton,
}));

/** Nothing at all where Google sign-in is not configured: neither its button nor its code. */
export function GoogleSignIn({
  onProfile,
}: {
  onProfile: (payload: GooglePayload) => Promise<void>;
}) {
  const clientId = googleClientId();
  if (!clientId) return null;
  return (
    <>
      <Suspense fallback={<Skeleton className="h-12 w-full" />}>
        <GoogleButton clientId={clientId} onProfile={onProfile} />
      </Suspense>
      <p className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with email
      </p>
    </>
  );
}
