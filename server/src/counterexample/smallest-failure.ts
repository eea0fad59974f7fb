import { judge } from '../judge/judge.ts';
import type { Program } from '../judge/engine.ts';
import type { JudgeTest, TestJudgement } from '../judge/judge-job.ts';
import type { ProblemLimits } from '../judge/languages.ts';
import { isPassed } from '../judge/verdict.ts';
import { firstSignal } from '../lib/process/first-signal.ts';
import { OracleError, type Answered, type Asking } from './oracle.ts';

/** Kept of an output: a program that fails may print as much as its limit allows, at every input. */
const KEPT_BYTES = 64 * 1024;

/** The program that is looked into, and how its outputs are compared. */
export type Suspect = {
  readonly program: Program;
  readonly checker: string;
  /** Before the language factor. */
  readonly limits: ProblemLimits;
};

export type Failure = Answered & {
  /** Its position among the inputs. */
  readonly index: number;
  readonly test: TestJudgement;
};

/** The program does not compile; `message` is what the compiler said. */
export class CompileError extends Error {
  override readonly name = 'CompileError';
}

/**
 * The first of these inputs on which the program fails, null when it fails on none. What comes after
 * is not waited for. Everybody else's programs go first.
 * @throws {CompileError}
 * @throws {OracleError} the problem's checker said neither right nor wrong
 * @throws what JudgeEngine.run throws
 */
export async function smallestFailure(
  suspect: Suspect,
  inputs: readonly Answered[],
  { engine, signal, owner }: Asking,
): Promise<Failure | null> {
  const { program, checker, limits } = suspect;
  const tests = inputs.map((one) => testOf(one, checker));
  const enough = new AbortController();
  const either = firstSignal([signal, enough.signal]);
  const finished: (TestJudgement | undefined)[] = inputs.map(() => undefined);
  try {
    const job = { program, tests, limits, owner, isBackground: true, keptBytes: KEPT_BYTES };
    const judgement = await judge(engine, job, either.signal, (test) => {
      finished[test.index] = test;
      if (firstFailed(finished)) enough.abort();
    });
    if (judgement.verdict === 'Compilation Error') {
      throw new CompileError(judgement.compileOutput ?? '');
    }
    const failed = judgement.tests.find((test) => hasFailed(test) || isUnknown(test));
    if (failed && isUnknown(failed)) throw new OracleError(describeUnknown(judgement.tests));
    return failureOf(failed, inputs);
  } catch (error) {
    if (signal.aborted || !enough.signal.aborted) throw error;
    return failureOf(firstFailed(finished), inputs);
  } finally {
    either.release();
  }
}

/**
 * Runs the program on one input, again and again, each time in a process of its own.
 * @returns one result a run; the first that meets a limit is the last that counts
 * @throws what JudgeEngine.run throws
 */
export async function runAgain(
  { program, checker, limits }: Suspect,
  input: Answered,
  times: number,
  { engine, signal, owner }: Asking,
): Promise<readonly TestJudgement[]> {
  const tests = Array.from({ length: times }, () => testOf(input, checker));
  const how = { isBackground: true, isExact: true, keptBytes: KEPT_BYTES };
  const job = { program, tests, limits, owner, ...how };
  return (await judge(engine, job, signal)).tests;
}

function testOf({ input, expected }: Answered, checker: string): JudgeTest {
  return { stdin: Buffer.from(input), expected: Buffer.from(expected), checker };
}

export function hasFailed(test: TestJudgement): boolean {
  return !isPassed(test.status) && !isUnknown(test) && test.status !== 'Not Run';
}

/** Where the judge itself failed nothing is known of the program. */
function isUnknown({ status }: TestJudgement): boolean {
  return status === 'Internal Error';
}

/** After a checker that broke down no other output is looked at. */
function describeUnknown(tests: readonly TestJudgement[]): string {
  const broken = tests.find(({ checkerFault }) => checkerFault !== undefined);
  return broken ? `the checker: ${String(broken.checkerFault)}` : 'the engine lost a test';
}

/** The first test that failed, once all before it have ended. */
function firstFailed(finished: readonly (TestJudgement | undefined)[]): TestJudgement | undefined {
  for (const test of finished) if (!test || hasFailed(test)) return test;
  return undefined;
}

function failureOf(test: TestJudgement | undefined, inputs: readonly Answered[]): Failure | null {
  const failed = test && inputs[test.index];
  return failed ? { ...failed, index: test.index, test } : null;
}
