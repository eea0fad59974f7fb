import type { LearningPath } from '@stepwise/contracts/learning-path';
import type { ProblemListItem } from '@stepwise/contracts/problem';
import type { SubmissionSummary } from '@stepwise/contracts/submission';
import { nextOnRoad, pathProgress, type PathProgress } from '../../features/learn/path-progress.ts';

/** The one thing that the home page offers first. */
export type NextAction =
  /** The last program did not solve its problem yet. */
  | {
      readonly kind: 'continue';
      readonly problem: ProblemListItem;
      readonly last: SubmissionSummary;
    }
  | { readonly kind: 'step'; readonly problem: ProblemListItem; readonly path: PathProgress }
  /** On no path, or the paths are not known. */
  | { readonly kind: 'problem'; readonly problem: ProblemListItem }
  /** Nothing is left to solve. */
  | { readonly kind: 'done' };

type Known = {
  readonly problems: readonly ProblemListItem[];
  readonly last: SubmissionSummary | null;
  readonly path: PathProgress | null;
  readonly isSolved: (problem: ProblemListItem) => boolean;
};

type Progress = {
  readonly userId: string;
  readonly problems: readonly ProblemListItem[];
  readonly learningPaths: readonly LearningPath[];
  readonly last: SubmissionSummary | null;
  /** Slug of the path with which the person wants to begin. */
  readonly startPath: string | null;
};

/** What this person does next, and on which path. */
export function whatsNext({ userId, problems, learningPaths, last, startPath }: Progress) {
  const isSolved = (problem: ProblemListItem) =>
    problem.solvedBy.some((entry) => entry.userId === userId);
  const path = nextOnRoad(pathProgress(learningPaths, problems, isSolved), startPath);
  return { action: nextAction({ problems, last, path, isSolved }), path };
}

export function nextAction({ problems, last, path, isSolved }: Known): NextAction {
  const open = problems.filter((problem) => !isSolved(problem));
  const begun = open.find(({ id }) => id === last?.problemId);
  if (begun && last) return { kind: 'continue', problem: begun, last };
  if (path?.next) return { kind: 'step', problem: path.next, path };
  const [first] = open;
  return first ? { kind: 'problem', problem: first } : { kind: 'done' };
}
