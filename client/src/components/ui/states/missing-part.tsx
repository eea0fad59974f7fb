import type { ReactNode } from 'react';
import { reloadPage, useNewRelease } from '../../../lib/browser/release.ts';
import { ErrorState } from './error-state.tsx';

type MissingPartProps = {
  title: string;
  children: ReactNode;
  onRetry?: () => void;
  isPage?: boolean;
};

/** Stands in for what could not be fetched or drawn: a connection that broke, a release meanwhile. */
export function MissingPart({
  title,
  children,
  onRetry = reloadPage,
  isPage = false,
}: MissingPartProps) {
  if (useNewRelease()) {
    return (
      <ErrorState
        title="A new version is here"
        retryText="Reload"
        onRetry={reloadPage}
        isPage={isPage}
      >
        This page is of an older one. Your drafts are kept.
      </ErrorState>
    );
  }
  return (
    <ErrorState title={title} onRetry={onRetry} isPage={isPage}>
      {children}
    </ErrorState>
  );
}
