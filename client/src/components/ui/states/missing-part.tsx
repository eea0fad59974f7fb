import type { ReactNode } from 'react';
import { reloadPage, useNewRelease } from '../../../lib/browser/release.ts';
import { ErrorState } from './error-state.tsx';

type MissingPartProps = { title: string; children: ReactNode; onRetry?: () => void };

/** Stands in for what could not be fetched or drawn: a connection that broke, a release meanwhile. */
export function MissingPart({ title, children, onRetry = reloadPage }: MissingPartProps) {
  if (useNewRelease()) {
    return (
      <ErrorState title="A new version is here" retryText="Reload" onRetry={reloadPage}>
        This page is of an older one. Your drafts are kept.
      </ErrorState>
    );
  }
  return (
    <ErrorState title={title} onRetry={onRetry}>
      {children}
    </ErrorState>
  );
}
