/** Proven in every run, however little has changed: numbers, a tree, a sequence of operations. */
export const SAMPLE: readonly string[] = ['climbingstairs', 'levelorder', 'queueops'];

type Problem = { readonly slug: string; readonly checker: string };

/**
 * Which problems of a bank are to be proven when not all are: those that have changed, the sample, and
 * one for each other kind of checker. The number does not grow with the bank.
 */
export function problemsToProve<P extends Problem>(
  bank: readonly P[],
  hasChanged: (problem: P) => boolean,
): P[] {
  const chosen = new Set(bank.filter((one) => hasChanged(one) || SAMPLE.includes(one.slug)));
  const kinds = new Set([...chosen].map(kindOfChecker));
  for (const problem of bank) {
    if (kinds.has(kindOfChecker(problem))) continue;
    kinds.add(kindOfChecker(problem));
    chosen.add(problem);
  }
  return bank.filter((problem) => chosen.has(problem));
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

/** Without its parameter, which may be a whole program. */
const kindOfChecker = ({ checker }: Problem): string => checker.split(':', 1)[0] ?? '';
