import type { ProblemListItem } from '@stepwise/contracts/problem';
import { useEffect } from 'react';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { useRejudgingStore } from '../rejudging.store.ts';
import { RejudgingRow } from './rejudging-row.tsx';
import { StartRejudging } from './start-rejudging.tsx';

/** While one runs, its figures are asked for so often. */
const REFRESH_MS = 2_000;

type RejudgingsProps = {
  /** To choose from; null until they are there. */
  problems: readonly Pick<ProblemListItem, 'id' | 'title'>[] | null;
  /** Asks for them again, where that has failed. */
  onRetry?: (() => void) | undefined;
};

/** Judges submissions again after the tests of their problem have changed. */
export function Rejudgings({ problems, onRetry }: RejudgingsProps) {
  const { rejudgings, hasFailed, load } = useRejudgingStore();
  const isMoving = rejudgings?.some(({ state }) => state === 'RUNNING') ?? false;

  useEffect(() => {
    void load();
  }, [load]);

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => void load(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isMoving, load]);

  return (
    <section aria-labelledby="rejudging-heading" className="mt-12 border-t border-line pt-8">
      <h2 id="rejudging-heading" className="mb-1 text-xl font-semibold">
        Judge again
      </h2>
      <p className="mb-4 max-w-prose text-sm text-muted">
        Submissions are judged again one after another while nobody waits for a verdict. Each keeps
        its verdict until the new one is known.
      </p>
      {problems === null && onRetry ? (
        <ErrorState title="The problems could not be loaded" onRetry={onRetry} />
      ) : (
        <StartRejudging problems={problems} />
      )}
      {rejudgings === null && !hasFailed ? (
        <div role="status" className="mt-6">
          <span className="sr-only">Loading what is judged again...</span>
          <Skeleton className="h-16" />
        </div>
      ) : null}
      {hasFailed ? (
        <ErrorState title="What is judged again could not be loaded" onRetry={() => void load()} />
      ) : null}
      {rejudgings && rejudgings.length > 0 ? (
        <ul aria-label="Rejudgings" className="mt-6 divide-y divide-line border-t border-line">
          {rejudgings.map((rejudging) => (
            <RejudgingRow key={rejudging.id} rejudging={rejudging} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
