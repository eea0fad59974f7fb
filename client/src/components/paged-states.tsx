import type { ReactNode } from 'react';
import type { PagedList } from '../lib/api/paged-list.ts';
import { Button } from './ui/button.tsx';
import { Skeleton } from './ui/loading/skeleton.tsx';
import { ErrorState } from './ui/states/error-state.tsx';

type PagedStatesProps<Item> = {
  list: Omit<PagedList<Item, never>, 'find'>;
  loading: string;
  failed: string;
  /** Shown where nothing is found. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
};

/** A list on its way, failed, empty, or there, with a button for more. */
export function PagedStates<Item>({
  list,
  loading,
  failed,
  empty,
  children,
}: PagedStatesProps<Item>) {
  const { items, error, moreError, isLoading, nextCursor, findAgain, findMore } = list;
  if (error) {
    return (
      <ErrorState title={failed} requestId={error.requestId} onRetry={() => void findAgain()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!items) {
    return (
      <div role="status" className="flex flex-col gap-3 p-5">
        <span className="sr-only">{loading}</span>
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    );
  }
  if (items.length === 0) return empty;
  return (
    <div aria-busy={isLoading}>
      {children(items)}
      {nextCursor === null ? null : (
        <div className="flex flex-col items-center gap-2 border-t border-line p-3">
          <p role="alert" className="text-sm text-rejected empty:hidden">
            {moreError?.message}
          </p>
          <Button variant="ghost" size="sm" busy={isLoading} onClick={() => void findMore()}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}
