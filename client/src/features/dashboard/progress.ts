import type { Difficulty, ProblemListItem } from '@stepwise/contracts/problem';
import { isLevelTag, LEVELS } from '../../lib/levels.ts';
import { dayOf, weekStart } from './days.ts';
import type { SolvedProblem } from './dashboard.api.ts';

export type Share = { readonly label: string; readonly solved: number; readonly total: number };

type Listed = Pick<ProblemListItem, 'id' | 'tags' | 'difficulty'>;

const DIFFICULTY_LABEL: Record<Difficulty, string> = {
  EASY: 'Easy',
  MEDIUM: 'Medium',
  HARD: 'Hard',
};

/** How many problems were solved for the first time in the reader's week, which starts on Monday. */
export function solvedThisWeek(solved: readonly SolvedProblem[], today: number): number {
  const monday = weekStart(today);
  return solved.filter(({ solvedAt }) => dayOf(new Date(solvedAt)) >= monday).length;
}

export function shareByDifficulty(
  problems: readonly Listed[],
  solved: readonly Listed[],
): (Share & { difficulty: Difficulty })[] {
  return (['EASY', 'MEDIUM', 'HARD'] as const).map((difficulty) => {
    const count = (list: readonly Listed[]) =>
      list.filter((problem) => problem.difficulty === difficulty).length;
    const label = DIFFICULTY_LABEL[difficulty];
    return { difficulty, label, solved: count(solved), total: count(problems) };
  });
}

export function shareByLevel(problems: readonly Listed[], solved: readonly Listed[]): Share[] {
  const [all, own] = [countTags(problems), countTags(solved)];
  return LEVELS.map(({ tag }) => ({
    label: tag,
    solved: own.get(tag) ?? 0,
    total: all.get(tag) ?? 0,
  }));
}

/** Every tag that is not a level: most solved first, then those with most to solve. */
export function shareByTag(problems: readonly Listed[], solved: readonly Listed[]): Share[] {
  const own = countTags(solved);
  return [...countTags(problems)]
    .filter(([tag]) => !isLevelTag(tag))
    .map(([label, total]) => ({ label, solved: own.get(label) ?? 0, total }))
    .sort(
      (left, right) =>
        right.solved - left.solved ||
        right.total - left.total ||
        left.label.localeCompare(right.label, 'en'),
    );
}

function countTags(problems: readonly Listed[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tag of problems.flatMap(({ tags }) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}
