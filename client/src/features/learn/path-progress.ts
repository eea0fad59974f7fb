import type { LearningPath } from '@stepwise/contracts/learning-path';
import type { ProblemListItem } from '@stepwise/contracts/problem';

export type PathStep = {
  readonly problem: ProblemListItem;
  readonly isSolved: boolean;
  /** Whether it ends a stage of the path. */
  readonly isCheck: boolean;
};

export type PathProgress = {
  readonly path: LearningPath;
  readonly steps: readonly PathStep[];
  readonly solved: number;
  /** The first problem that is not solved; null at the end of the path. */
  readonly next: ProblemListItem | null;
  /** Titles of the paths to walk before. */
  readonly after: readonly string[];
};

/** The user's progress on each path. Paths without problems are left out. */
export function pathProgress(
  paths: readonly LearningPath[],
  problems: readonly ProblemListItem[],
  isSolved: (problem: ProblemListItem) => boolean,
): PathProgress[] {
  const byId = new Map(problems.map((problem) => [problem.id, problem]));
  const titles = new Map(paths.map(({ slug, title }) => [slug, title]));
  return paths
    .map((path) => {
      const steps = path.problemIds
        .flatMap((id) => byId.get(id) ?? [])
        .map((problem) => ({
          problem,
          isSolved: isSolved(problem),
          isCheck: path.checkIds.includes(problem.id),
        }));
      return {
        path,
        steps,
        solved: steps.filter((step) => step.isSolved).length,
        next: steps.find((step) => !step.isSolved)?.problem ?? null,
        after: path.after.flatMap((slug) => titles.get(slug) ?? []),
      };
    })
    .filter(({ steps }) => steps.length > 0);
}

/** The steps of a path in stages: each ends with its check. */
export function stagesOf(steps: readonly PathStep[]): readonly (readonly PathStep[])[] {
  const ends = steps.flatMap(({ isCheck }, index) => (isCheck ? [index + 1] : []));
  return [...ends, steps.length]
    .map((end, index) => steps.slice(ends[index - 1] ?? 0, end))
    .filter((stage) => stage.length > 0);
}

/**
 * The next step of all: on the path with which the person wants to begin, else on the first that is begun and not
 * finished, else on the first that is left. Those before the wished one come last.
 */
export function nextOnRoad(
  progress: readonly PathProgress[],
  startPath: string | null = null,
): PathProgress | null {
  const start = progress.findIndex(({ path }) => path.slug === startPath);
  const left = [
    ...progress.slice(Math.max(0, start)),
    ...progress.slice(0, Math.max(0, start)),
  ].filter(({ next }) => next !== null);
  const wished = left.find(({ path }) => path.slug === startPath);
  return wished ?? left.find(({ solved }) => solved > 0) ?? left[0] ?? null;
}
