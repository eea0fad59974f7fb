import type { ProblemFiguresSort } from '@stepwise/contracts/metrics';
import type { CountedProblem } from './problem-figures.queries.ts';

/** By what problems are ordered; null comes last, whatever the direction. */
const KEYS = {
  number: ({ number }) => number,
  title: ({ title }) => title.toLowerCase(),
  tried: ({ tried }) => tried,
  solved: ({ solved }) => solved,
  share: ({ solved, tried }) => (tried === 0 ? null : solved / tried),
  attempts: ({ attempts }) => attempts,
} satisfies Record<ProblemFiguresSort, (problem: CountedProblem) => number | string | null>;

type Order = { readonly sort: ProblemFiguresSort; readonly descending: boolean };

/** In this order, and by number where that says nothing. */
export function inOrder(
  problems: readonly CountedProblem[],
  { sort, descending }: Order,
): CountedProblem[] {
  const keyOf = KEYS[sort];
  return [...problems].sort((one, other) => {
    const [left, right] = [keyOf(one), keyOf(other)];
    if (left === right) return one.number - other.number;
    if (left === null) return 1;
    if (right === null) return -1;
    return left < right === descending ? 1 : -1;
  });
}
