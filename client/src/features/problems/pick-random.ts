import type { ProblemListItem } from '@stepwise/contracts/problem';

/** One of them by chance, of the unsolved ones as long as there are any; null of none. */
export function pickRandom(
  problems: readonly ProblemListItem[],
  isSolved: (problem: ProblemListItem) => boolean,
): ProblemListItem | null {
  const unsolved = problems.filter((problem) => !isSolved(problem));
  const among = unsolved.length > 0 ? unsolved : problems;
  return among[Math.floor(Math.random() * among.length)] ?? null;
}
