/** One fault of a problem package. */
export type BankIssue = {
  /** From the folder of the bank, like `climbingstairs/problem.yaml`. */
  readonly file: string;
  /** Counts from 1; null when the fault is not in a line. */
  readonly line: number | null;
  readonly message: string;
};

/** All faults of a package, so that the author can fix them at once. */
export class BankError extends Error {
  override readonly name = 'BankError';
  readonly issues: readonly BankIssue[];

  constructor(issues: readonly BankIssue[]) {
    const bounded = boundIssues(issues);
    super(bounded.map(showIssue).join('\n'));
    this.issues = bounded;
  }
}

/** Maximum number of issues shown: a foreign package may have any number of faults. */
const ISSUES_MAX = 100;
const MESSAGE_CHARACTERS_MAX = 1000;

/** The first issues, with a last one that counts the others, each of a length for people. */
export function boundIssues(issues: readonly BankIssue[]): BankIssue[] {
  const left = issues.length - ISSUES_MAX;
  const first = issues.slice(0, ISSUES_MAX).map((issue) => ({
    ...issue,
    message:
      issue.message.length <= MESSAGE_CHARACTERS_MAX
        ? issue.message
        : `${issue.message.slice(0, MESSAGE_CHARACTERS_MAX).toWellFormed()}…`,
  }));
  if (left <= 0) return first;
  return [
    ...first,
    { file: first[0]?.file ?? '', line: null, message: `and ${left} more like these` },
  ];
}

export function bankError(file: string, message: string, line: number | null = null): BankError {
  return new BankError([{ file, line, message }]);
}

function showIssue({ file, line, message }: BankIssue): string {
  return line === null ? `${file}: ${message}` : `${file}:${line}: ${message}`;
}

/**
 * Waits for all parts of a package and collects the faults of each.
 * @throws {BankError} with the issues of every part
 */
export async function gather<T extends Record<string, Promise<unknown>>>(
  parts: T,
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(Object.values(parts));
  const issues: BankIssue[] = [];
  for (const part of settled) {
    if (part.status === 'fulfilled') continue;
    if (!(part.reason instanceof BankError)) throw part.reason;
    issues.push(...part.reason.issues);
  }
  if (issues.length > 0) throw new BankError(issues);
  const values = settled.map((part) => (part.status === 'fulfilled' ? part.value : undefined));
  const entries = Object.keys(parts).map((key, index) => [key, values[index]]);
  return Object.fromEntries(entries) as { [K in keyof T]: Awaited<T[K]> };
}
