import { checkerSource } from '../../../judge/cpp-checker/checker-source.ts';
import { isCppChecker } from '../../../judge/cpp-checker/cpp-checker.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { bankError } from '../../bank-error.ts';
import type { BankProblem } from '../../bank-problem.ts';

/** Whether only the judge's machine can tell if its output validator can be used. */
export function hasCompiledValidator({ checker, cases }: BankProblem): boolean {
  return [checker, ...cases.map((one) => one.checker ?? '')].some(isCppChecker);
}

/**
 * Compiles the output validator where programs run.
 * @throws {BankError} it does not compile, or there is no compiler
 * @throws what JudgeEngine.run throws
 */
export async function compileValidator(
  { slug, checker, cases }: BankProblem,
  engine: JudgeEngine,
  signal: AbortSignal,
): Promise<void> {
  // Flags differ between tests, the program does not.
  const compiled = [checker, ...cases.map((one) => one.checker ?? '')].find(isCppChecker);
  if (compiled === undefined) return;
  const { reason } = await checkerSource(engine, compiled, signal);
  if (reason === null) return;
  throw bankError(`${slug}/output_validator`, `the output validator cannot be used: ${reason}`);
}
