/** Proven in every run, however little has changed: numbers, and a sequence of operations. */
export const SAMPLE: readonly string[] = ['climbingstairs', 'queueops'];

type Problem = { readonly slug: string };

/**
 * Which problems of a bank are to be proven when not all are: those that have changed, and the sample.
 * Their number does not grow with the bank.
 */
export function problemsToProve<P extends Problem>(
  bank: readonly P[],
  hasChanged: (problem: P) => boolean,
): P[] {
  return bank.filter((problem) => hasChanged(problem) || SAMPLE.includes(problem.slug));
}

/** At most `count` of those that `problemsToProve` leaves out, evenly spread. */
export function otherProblems<P extends Problem>(
  bank: readonly P[],
  hasChanged: (problem: P) => boolean,
  count: number,
): P[] {
  const chosen = new Set(problemsToProve(bank, hasChanged));
  const rest = bank.filter((problem) => !chosen.has(problem));
  const step = Math.max(1, rest.length / count);
  return rest.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
}
