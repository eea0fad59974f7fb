import { useEffect, useState } from 'react';
import { ErrorState } from '../components/ui/states/error-state.tsx';
import { MissingPart } from '../components/ui/states/missing-part.tsx';
import { PageTitle } from '../components/ui/page/page-title.tsx';
import { reloadPage } from '../lib/browser/release.ts';

/** A page that crashed or could not be loaded: without a network, or in an old tab after a new release. */
export function RouteError() {
  const [isOffline] = useState(() => !navigator.onLine);

  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, [isOffline]);

  return (
    <div className="mx-auto max-w-2xl px-4 pt-32 pb-16">
      {isOffline ? (
        <>
          <PageTitle>You are offline</PageTitle>
          <ErrorState isPage title="You are offline">
            This page has not been fetched yet. It will be when the connection is back; your work is
            kept.
          </ErrorState>
        </>
      ) : (
        <>
          <PageTitle>Something went wrong</PageTitle>
          <MissingPart isPage title="This page stumbled">
            It could not be shown. Your work is kept; loading the page again usually helps.
          </MissingPart>
        </>
      )}
    </div>
  );
}
