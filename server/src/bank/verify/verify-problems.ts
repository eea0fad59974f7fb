import type { BankProblem } from '../bank-problem.ts';
import { PythonMissingError } from '../generate/generate.ts';
import { JudgeUnavailableError, LanguageUnavailableError } from '../../judge/engine.ts';
import { QuietLock } from '../../judge/quiet-lock.ts';
import type { Report } from './report.ts';
import { verifyProblem } from './verify-problem.ts';
import type { VerifyOptions } from './verify-problem.ts';

export type VerifyProblemsOptions = Pick<VerifyOptions, 'engine' | 'signal'> & {
  /** Problems that are verified at the same time. */
  readonly atOnce: number;
  /** Which of them were proven before, as they are; by default none. */
  readonly isProven?: (problem: BankProblem) => boolean;
  /** Told what is being done. */
  readonly onStep?: (slug: string, step: string) => void;
  /** Told of each problem as it is finished; what it does is waited for. */
  readonly onFinished?: (report: Report, problem: BankProblem) => void | Promise<void>;
};

/**
 * Verifies problems side by side. The engine deals out its slots among them.
 * @returns the reports in the order of the problems
 * @throws what JudgeEngine.run throws
 */
export async function verifyProblems(
  problems: readonly BankProblem[],
  options: VerifyProblemsOptions,
): Promise<Report[]> {
  const quiet = new QuietLock();
  const reports: Report[] = [];
  const open = problems.entries();
  const work = async (): Promise<void> => {
    for (const [index, problem] of open) {
      const report = await verifyOne(problem, quiet, options);
      reports[index] = report;
      await options.onFinished?.(report, problem);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, work));
  return reports;
}

async function verifyOne(
  problem: BankProblem,
  quiet: QuietLock,
  { engine, signal, isProven, onStep = () => undefined }: VerifyProblemsOptions,
): Promise<Report> {
  const { slug } = problem;
  const startedAt = performance.now();
  const figures: string[] = [];
  const faults = await verifyProblem(problem, {
    ...{ engine, signal, quiet, isProven: isProven?.(problem) ?? false },
    log: (line) => figures.push(line),
    onStep: (step) => onStep(slug, step),
  }).catch(cannotRun);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  return { slug, isVerified: faults.length === 0, seconds, faults, figures };
}

/** The faults of a problem that this machine cannot run; rethrows any other error. */
function cannotRun(error: unknown): string[] {
  const isMissing = [LanguageUnavailableError, JudgeUnavailableError, PythonMissingError].some(
    (kind) => error instanceof kind,
  );
  if (!isMissing || !(error instanceof Error)) throw error;
  return [error.message];
}
