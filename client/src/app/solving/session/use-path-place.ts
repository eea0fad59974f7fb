import { useEffect } from 'react';
import { useLearnStore } from '../../../features/learn/learn.store.ts';

/** Where a problem stands on a learning path. */
export type PathPlace = {
  readonly title: string;
  /** Counts from 1. */
  readonly step: number;
  readonly steps: number;
  readonly previousId: string | null;
  readonly nextId: string | null;
  /** All of the path, in order. */
  readonly problemIds: readonly string[];
};

/** The place on the first path that has the problem; null on none, and while that is not known. */
export function usePathPlace(problemId: string): PathPlace | null {
  const learningPaths = useLearnStore((state) => state.learningPaths);
  const getLearningPaths = useLearnStore((state) => state.getLearningPaths);
  const isKnown = learningPaths !== null;

  useEffect(() => {
    if (!isKnown) void getLearningPaths();
  }, [isKnown, getLearningPaths]);

  const path = learningPaths?.find(({ problemIds }) => problemIds.includes(problemId));
  if (!path) return null;
  const { title, problemIds } = path;
  const index = problemIds.indexOf(problemId);
  return {
    ...{ title, step: index + 1, steps: problemIds.length },
    previousId: problemIds[index - 1] ?? null,
    nextId: problemIds[index + 1] ?? null,
    problemIds,
  };
}
