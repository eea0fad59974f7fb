import type { JudgeEngine } from '../../judge/engine.ts';
import { judge } from '../../judge/judge.ts';
import { QuietLock } from '../../judge/quiet-lock.ts';
import { BankError } from '../bank-error.ts';
import type { BankProblem } from '../bank-problem.ts';
import { generateLargeCases } from '../generate/generate.ts';
import { testsOf } from '../seed/problem-row.ts';
import { checkAutomatic } from './checks/check-automatic.ts';
import { checkChecker } from './checks/check-checker.ts';
import { checkContent } from './checks/check-content.ts';
import { checkFilledStarters } from './checks/starters/check-filled-starters.ts';
import { checkInputValidators } from './checks/check-input-validators.ts';
import { checkLabels } from './checks/check-labels.ts';
import { checkLadder } from './checks/check-ladder.ts';
import { checkLanguageLevel } from './checks/language-level/check-language-level.ts';
import { checkOutputs } from './checks/check-outputs.ts';
import { checkReferences } from './checks/check-references.ts';
import { checkRejected } from './checks/check-rejected.ts';
import { checkSmallInputs } from './checks/check-small-inputs.ts';
import { checkStarters } from './checks/starters/check-starters.ts';
import { checkValidator } from './checks/check-validator.ts';
import { measurePace } from './pace/machine-pace.ts';
import { stretched, type Check, type Verification } from './verification.ts';

/** In this order they are told. */
const CHECKS: Readonly<Record<string, Check>> = {
  content: checkContent,
  validator: checkValidator,
  'language level': checkLanguageLevel,
  references: checkReferences,
  'rejected programs': checkRejected,
  'automatic programs': checkAutomatic,
  checker: checkChecker,
  outputs: checkOutputs,
  'small inputs': checkSmallInputs,
  ladder: checkLadder,
  starters: checkStarters,
  'starters, filled in': checkFilledStarters,
};

/** What can be asked of a package that others wrote. Nothing of it runs outside the sandbox. */
const IMPORTED_CHECKS: Readonly<Record<string, Check>> = {
  'input validators': checkInputValidators,
  outputs: checkOutputs,
  'labelled programs': checkLabels,
};

export type VerifyOptions = {
  readonly engine: JudgeEngine;
  readonly signal: AbortSignal;
  /** Told figures, one line each. */
  readonly log?: (line: string) => void;
  /** Told what is being done. */
  readonly onStep?: (step: string) => void;
  /** It was proven before, as it is. How much time its programs have to spare was measured then. */
  readonly isProven?: boolean;
  /** Shared by problems that are verified at the same time. */
  readonly quiet?: QuietLock;
};

/**
 * Proves that a problem is what it promises: through the product's own judge, its reference
 * solutions pass and the programs that must fail do.
 * @returns what is wrong, in words; nothing when all is well
 * @throws what JudgeEngine.run throws
 */
export async function verifyProblem(
  problem: BankProblem,
  options: VerifyOptions,
): Promise<string[]> {
  const { onStep = () => undefined, quiet = new QuietLock(), signal } = options;
  try {
    onStep('large cases');
    const opening = await quiet.together(signal);
    const verification = await openVerification(problem, options).finally(opening.release);
    return await sideBySide(verification, { quiet, onStep });
  } catch (error) {
    if (error instanceof BankError) return [error.message];
    throw error;
  }
}

/**
 * Each check does one thing after another, and waits for compilers and other programs meanwhile.
 * @returns the faults in the order of the checks, as are the figures
 */
async function sideBySide(
  verification: Verification,
  { quiet, onStep }: Required<Pick<VerifyOptions, 'quiet' | 'onStep'>>,
): Promise<string[]> {
  const checks = Object.entries(verification.problem.imported ? IMPORTED_CHECKS : CHECKS);
  let ended = 0;
  const runs = checks.map(async ([step, check]) => {
    const lines: string[] = [];
    const own = { ...verification, log: (line: string) => lines.push(line) };
    const faults = await runCheck({ step, check, verification: own, quiet });
    ended += 1;
    onStep(`${ended} of ${checks.length} checks`);
    return { faults, lines };
  });
  // None may go on when another has thrown.
  const outcomes = await Promise.allSettled(runs);
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    for (const line of outcome.value.lines) verification.log(line);
    return outcome.value.faults;
  });
}

type CheckRun = {
  readonly step: string;
  readonly check: Check;
  readonly verification: Verification;
  readonly quiet: QuietLock;
};

/** Machines differ: on a slower one a right program must still pass. */
const SAFE_SHARE = 0.5;
/** A machine that is slower by less is not what makes a check fail. */
const SLOW_PACE = 1.1;

/**
 * Company makes programs slower: what fails beside other problems counts when it fails alone too, and
 * what fails while other programs keep the machine busy when it fails with limits that are stretched
 * by as much as the machine is slower then.
 * @returns the faults
 */
export async function runCheck({
  step,
  check,
  verification,
  quiet,
}: CheckRun): Promise<readonly string[]> {
  const { signal, log } = verification;
  const lines: string[] = [];
  const attempt = (stretch = 1) =>
    check({ ...stretched(verification, stretch), log: (line) => lines.push(line) });
  const beside = await quiet.together(signal);
  let faults = await attempt().finally(beside.release);
  if (faults.length > 0 && beside.disturbed()) {
    lines.length = 0;
    lines.push(`${step}: judged again alone, because of: ${faults.join('; ')}`);
    const alone = await quiet.alone(signal);
    faults = await attempt().finally(alone.release);
  }
  if (faults.length > 0) {
    const alone = await quiet.alone(signal);
    const again = async () => {
      const pace = await verification.measurePace();
      if (pace < SLOW_PACE) return faults;
      lines.length = 0;
      const times = `${pace.toFixed(2)} times slower than usual`;
      lines.push(`${step}: judged again on a machine ${times}, because of: ${faults.join('; ')}`);
      return attempt(pace);
    };
    faults = await again().finally(alone.release);
  }
  for (const line of lines) log(line);
  return faults;
}

/**
 * What the checks of a problem need, large cases included.
 * @throws {BankError} the large cases are not what they should be
 */
export async function openVerification(
  problem: BankProblem,
  { engine, signal, isProven = false, log = () => undefined }: VerifyOptions,
): Promise<Verification> {
  const tests = testsOf(problem, await generateLargeCases(problem, { anew: true }));
  const { checker, timeLimitMs, memoryLimitKb } = problem;
  return {
    problem,
    tests,
    engine,
    signal,
    log,
    safeShare: isProven ? 1 : SAFE_SHARE,
    stretch: 1,
    measurePace: () => measurePace(engine, signal),
    judge: (program, { timeScale = 1, checker: other } = {}) =>
      judge(
        engine,
        {
          program,
          owner: 'verify-problems',
          isExact: true,
          tests: tests.map(({ input, output, checker: own }) => ({
            stdin: Buffer.from(input),
            expected: Buffer.from(output),
            checker: other ?? own ?? checker,
          })),
          limits: { timeMs: timeLimitMs * timeScale, memoryKb: memoryLimitKb },
        },
        signal,
      ),
  };
}
