/** Proven in every run, however little has changed: numbers, a tree, a list, a sequence of operations. */
export const SAMPLE: readonly string[] = [
  'climbingstairs',
  'levelorder',
  'middleoflist',
  'queueops',
];

type Problem = { readonly slug: string; readonly checker: string };

/**
 * Which problems of a bank are to be proven when not all are: those that have changed, the sample, one
 * for each other kind of checker, and of the rest so many as `others` says, evenly spread. The number
 * does not grow with the bank.
 */
export function problemsToProve<P extends Problem>(
  bank: readonly P[],
  hasChanged: (problem: P) => boolean,
  others = 0,
): P[] {
  const chosen = new Set(bank.filter((one) => hasChanged(one) || SAMPLE.includes(one.slug)));
  const kinds = new Set([...chosen].map(kindOfChecker));
  for (const problem of bank) {
    if (kinds.has(kindOfChecker(problem))) continue;
    kinds.add(kindOfChecker(problem));
    chosen.add(problem);
  }
  const rest = bank.filter((problem) => !chosen.has(problem));
  const count = Math.min(others, rest.length);
  const spread = new Set(
    Array.from({ length: count }, (_, index) => rest[Math.floor((index * rest.length) / count)]),
  );
  return bank.filter((problem) => chosen.has(problem) || spread.has(problem));
}

/** Without its parameter, which may be a whole program. */
const kindOfChecker = ({ checker }: Problem): string => checker.split(':', 1)[0] ?? '';
