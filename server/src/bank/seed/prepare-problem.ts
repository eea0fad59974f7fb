import type { BankProblem } from '../bank-problem.ts';
import { generateLargeCases, type LargeCase, PythonMissingError } from '../generate/generate.ts';
import type { PythonOptions } from '../processes/python.ts';
import { readProblem } from '../read-problem.ts';
import { contentHash } from './content-hash.ts';
import { testRows } from './problem-row.ts';
import type { Seeding } from './save-problem.ts';

type Options = {
  /** Of the package as it was seeded last. */
  readonly seeded: string | null | undefined;
  readonly log: (line: string) => void;
};

/**
 * What is to be stored of a package, large cases included; null when it is as it was seeded last.
 * @throws {BankError} the package is broken, or its large cases are not what they should be
 */
export async function prepareProblem(
  directory: string,
  { seeded, log }: Options,
  options: PythonOptions = {},
): Promise<Seeding | null> {
  const hash = await contentHash(directory);
  if (seeded === hash) return null;
  const problem = await readProblem(directory);
  const large = await largeCasesOf(problem, log, options);
  // Without its large cases a problem is not done: the next seed tries again.
  return { problem, tests: testRows(problem, large ?? []), hash: large === null ? null : hash };
}

/**
 * What is to be stored of a package at first: its large cases come later.
 * @throws {BankError} the package is broken
 */
export async function prepareWithoutLargeCases(directory: string): Promise<Seeding> {
  const problem = await readProblem(directory);
  const hash = problem.generated.length > 0 ? null : await contentHash(directory);
  return { problem, tests: testRows(problem, []), hash };
}

/** The site is of use without large cases; a machine that cannot make them cannot judge either. */
async function largeCasesOf(
  problem: BankProblem,
  log: (line: string) => void,
  options: PythonOptions,
): Promise<LargeCase[] | null> {
  try {
    return await generateLargeCases(problem, options);
  } catch (error) {
    if (!(error instanceof PythonMissingError)) throw error;
    log(`${problem.slug}: seeded without its large cases. ${error.message}`);
    return null;
  }
}
