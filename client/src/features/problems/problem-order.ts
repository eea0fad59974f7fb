import type { Difficulty, ProblemListItem } from '@stepwise/contracts/problem';
import type { Knowledge } from './problem-query.ts';

// Written out, and checked by its type: the contract's own list would bring the schema library along.
const STEEPNESS: Record<Difficulty, number> = { EASY: 0, MEDIUM: 1, HARD: 2 };

export const SORT_KEYS = ['number', 'status', 'title', 'path', 'difficulty', 'acceptance'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

type Compare = (left: ProblemListItem, right: ProblemListItem) => number;

export function isDifficulty(text: string | null): text is Difficulty {
  return text !== null && Object.hasOwn(STEEPNESS, text);
}

/** How each column sorts. What has no value in the column comes last, both ways. */
export function comparators(
  { isSolved, pathOf }: Knowledge,
  descending: boolean,
): Record<SortKey, Compare> {
  const direction = descending ? -1 : 1;
  const by = (value: (problem: ProblemListItem) => number | null): Compare => {
    return (left, right) => {
      const [one, other] = [value(left), value(right)];
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return direction * (one - other);
    };
  };
  const { compare } = new Intl.Collator('en', { numeric: true });
  return {
    number: by(({ number }) => number),
    status: by((problem) => 2 * Number(isSolved(problem)) + Number(problem.tried)),
    title: (left, right) => direction * compare(left.title, right.title),
    path: by(({ id }) => pathOf(id)?.rank ?? null),
    difficulty: by(({ difficulty }) => STEEPNESS[difficulty]),
    acceptance: by(({ acceptance }) => acceptance),
  };
}
