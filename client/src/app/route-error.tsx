import { useEffect, useState } from 'react';
import { ErrorState } from '../components/ui/error-state.tsx';
import { PageTitle } from '../components/ui/page-title.tsx';

const reload = () => window.location.reload();

/** A page that crashed or could not be loaded: without a network, or in an old tab after a new release. */
export function RouteError() {
  const [isOffline] = useState(() => !navigator.onLine);

  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isOffline]);

  return (
    <div className="mx-auto max-w-2xl px-4 pt-32 pb-16">
      {isOffline ? (
        <>
          <PageTitle>You are offline</PageTitle>
          <ErrorState title="You are offline">
            This page has not been fetched yet. It will be when the connection is back; your work is
            kept.
          </ErrorState>
        </>
      ) : (
        <>
          <PageTitle>Something went wrong</PageTitle>
          <ErrorState title="This page stumbled" onRetry={reload}>
            It could not be shown. Your work is kept; loading the page again usually helps.
          </ErrorState>
        </>
      )}
    </div>
  );
}
