import type { ProblemListItem } from '@stepwise/contracts/problem';
import { useEffect } from 'react';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { useLearnStore } from '../learn.store.ts';
import { pathProgress } from '../path-progress.ts';
import { PathCard } from './path-card.tsx';

type LearningPathsProps = {
  problems: readonly ProblemListItem[];
  userId: string;
};

/** The same problems in another order: by subject, each standing on the ones before. */
export function LearningPaths({ problems, userId }: LearningPathsProps) {
  const { learningPaths, learningPathsError, getLearningPaths } = useLearnStore();

  useEffect(() => {
    void getLearningPaths();
  }, [getLearningPaths]);

  if (learningPathsError) {
    return (
      <ErrorState
        title="The learning paths could not be loaded"
        requestId={learningPathsError.requestId}
        onRetry={() => void getLearningPaths()}
      >
        {learningPathsError.message}
      </ErrorState>
    );
  }
  const paths = pathProgress(learningPaths ?? [], problems, ({ solvedBy }) =>
    solvedBy.some((entry) => entry.userId === userId),
  );
  if (paths.length === 0) return null;
  return (
    <section aria-labelledby="learning-paths" className="mt-20 border-t border-line pt-12">
      <h2 id="learning-paths" className="text-2xl font-semibold">
        Learning Paths
      </h2>
      <p className="mt-0.5 text-muted">
        The same problems by subject, each standing on the ones before it.
      </p>
      <ul className="mt-6 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {paths.map((progress) => (
          <PathCard key={progress.path.slug} progress={progress} />
        ))}
      </ul>
    </section>
  );
}
