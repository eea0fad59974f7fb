import type { ProblemListItem } from '@stepwise/contracts/problem';
import { useEffect } from 'react';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { useLearnStore } from '../learn.store.ts';
import { nextOnRoad, pathProgress } from '../path-progress.ts';
import { PathStation } from './path-station.tsx';

type LearningPathsProps = {
  problems: readonly ProblemListItem[];
  userId: string;
  /** Slug of the path with which the person wants to begin. */
  startPath: string | null;
};

/** The road: the same problems by subject, path after path, with one next step. */
export function LearningPaths({ problems, userId, startPath }: LearningPathsProps) {
  const { learningPaths, learningPathsError, getLearningPaths } = useLearnStore();

  useEffect(() => {
    void getLearningPaths();
  }, [getLearningPaths]);

  if (!learningPaths && learningPathsError) {
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
  const current = nextOnRoad(paths, startPath);
  return (
    <section aria-labelledby="learning-paths">
      <h2 id="learning-paths" className="text-2xl font-semibold">
        Learning Paths
      </h2>
      <p className="mt-0.5 text-muted">
        One road by subject, each path standing on those before it.
      </p>
      <ol className="mt-6">
        {paths.map((progress, index) => (
          <PathStation
            key={progress.path.slug}
            progress={progress}
            number={index + 1}
            isCurrent={progress === current}
          />
        ))}
      </ol>
    </section>
  );
}
