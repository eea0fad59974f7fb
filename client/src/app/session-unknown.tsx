import { ErrorState } from '../components/ui/states/error-state.tsx';
import { PageTitle } from '../components/ui/page/page-title.tsx';
import { useAuthStore } from '../features/auth/auth.store.ts';

/** In place of a page that depends on who is signed in, while that is not known. */
export function SessionUnknown({ requestId }: { requestId: string }) {
  const checkAuth = useAuthStore((state) => state.checkAuth);
  return (
    <div className="mx-auto max-w-2xl px-4 pt-32 pb-16">
      <PageTitle>Something went wrong</PageTitle>
      <ErrorState
        isPage
        title="We could not find out who is signed in"
        onRetry={() => void checkAuth()}
        requestId={requestId}
      >
        The server did not say. You are not signed out by that: try again in a moment.
      </ErrorState>
    </div>
  );
}
