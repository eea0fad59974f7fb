import type { OwnPublicPage } from '@stepwise/contracts/public-page';
import { useCallback, useEffect, useState } from 'react';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import type { ApiError } from '../../../lib/api/failures/api-error.ts';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { getOwnPage } from '../public-page.api.ts';
import { PublicPageForm } from './public-page-form.tsx';
import { WhatIsPublic } from './what-is-public.tsx';

type Answer = { own: OwnPublicPage } | { error: ApiError };

/** The name of the person's public page, whether it can be seen, and how it is shown elsewhere. */
export function PublicPage() {
  const [answer, setAnswer] = useState<Answer>();
  const load = useCallback(() => {
    getOwnPage().then(
      (own) => setAnswer({ own }),
      (error: unknown) => setAnswer({ error: asApiError(error) }),
    );
  }, []);
  useEffect(load, [load]);

  if (answer === undefined) {
    return (
      <div role="status">
        <span className="sr-only">Loading your public page...</span>
        <Skeleton className="h-32 rounded-box" />
      </div>
    );
  }
  if ('error' in answer) {
    return (
      <ErrorState
        title="Your public page could not be loaded"
        requestId={answer.error.requestId}
        onRetry={load}
      >
        {answer.error.message}
      </ErrorState>
    );
  }
  const { own } = answer;
  return (
    <div className="flex flex-col gap-6">
      <PublicPageForm own={own} onSaved={(saved) => setAnswer({ own: saved })} />
      {own.handle !== null && own.isPublic ? <WhatIsPublic handle={own.handle} /> : null}
    </div>
  );
}
