import { checkOutputs } from './answer/check-outputs.ts';
import { isCustomChecker } from './answer/custom-checker.ts';
import type { CompileResult, Job, JudgeEngine, RunEvent, RunResult } from './engine.ts';
import type { JudgeJob, JudgeTest, Judgement, TestJudgement } from './judge-job.ts';
import { limitsFor } from './languages.ts';
import { rightAnswerOf } from './answer/right-answer.ts';
import { checkSyntax, mayBeUnreadable } from './syntax-check.ts';
import { isLimit, isPassed, needsCheck, verdictOfSubmission, verdictOfTest } from './verdict.ts';

/**
 * Compiles once, runs every test and decides. A program that cannot be read is one that does not compile, in
 * whatever language. The first test that meets a limit ends the run: of
 * the tests after it, those that have not finished are `Not Run`, because each would burn the limit
 * again and tell nothing new. The tests before it are waited for, so that the verdict does not
 * depend on which of two running tests ends first.
 * @param onTest called as each test finishes, in the order they finish; those that a custom checker has to
 *   look at come after the others
 * @throws what JudgeEngine.run throws
 */
export async function judge(
  engine: JudgeEngine,
  job: JudgeJob,
  signal: AbortSignal,
  onTest?: (test: TestJudgement) => void,
): Promise<Judgement> {
  // Without tests there is nothing to learn from a run.
  if (job.tests.length === 0) return conclude(startOf([]));
  const progress = startOf(job.tests);
  if (await runTests(engine, job, signal, { progress, onTest, isReadable: false })) {
    return conclude(progress);
  }
  // Only now: while a run goes on it holds a place, which the check would wait for.
  const { owner, isShort = false, isBackground = false } = job;
  const who = { owner, isShort, isBackground };
  const compile = await checkSyntax(engine, job.program, who, signal);
  if (compile) return conclude({ ...progress, compile });
  const again = startOf(job.tests);
  await runTests(engine, job, signal, { progress: again, onTest, isReadable: true });
  return conclude(again);
}

type Running = {
  readonly progress: Progress;
  readonly onTest: ((test: TestJudgement) => void) | undefined;
  /** Whether it is known that the program can be read. */
  readonly isReadable: boolean;
};

/**
 * Runs the tests, and has custom checkers look at their outputs.
 * @returns false when it stopped because the program may be one that cannot be read
 */
async function runTests(
  engine: JudgeEngine,
  job: JudgeJob,
  signal: AbortSignal,
  { progress, onTest, isReadable }: Running,
): Promise<boolean> {
  const tell = (finished: TestJudgement): void => {
    onTest?.(finished);
    progress.finished[finished.index] = withOutputCut(finished, job.keptBytes);
  };
  let isFirst = true;
  for await (const event of engine.run(jobOf(job), signal)) {
    if (event.kind === 'result') {
      // It fails on every test alike: the first that ends tells.
      if (isFirst && !isReadable && mayBeUnreadable(job.program, event.result)) return false;
      isFirst = false;
    }
    const finished = take(progress, job.tests, event);
    if (finished) tell(finished);
    if (progress.broken || progress.frontier >= progress.end) break;
  }
  signal.throwIfAborted();
  for await (const checked of checkOutputs(engine, job, progress.unchecked, signal)) {
    tell(checked);
    // It has failed the whole submission, and would do so for every other output.
    if (checked.checkerFault !== undefined) break;
  }
  return true;
}

function jobOf(job: JudgeJob): Job {
  const expectedBytes = Math.max(...job.tests.map(expectedBytesOf));
  return {
    program: job.program,
    inputs: job.tests.map((test) => test.stdin),
    limits: limitsFor(job.program.language, job.limits, expectedBytes),
    owner: job.owner,
    isShort: job.isShort ?? false,
    isBackground: job.isBackground ?? false,
    ...hiddenOf(job.tests),
    ...(job.isExact === true ? {} : rightAnswerOf(job.tests)),
  };
}

function hiddenOf(tests: readonly JudgeTest[]): Pick<Job, 'hidden'> {
  const hidden = tests.map((test) => test.isHidden === true);
  return hidden.includes(true) ? { hidden } : {};
}

/** A right answer that only a program knows may be as long as the input, whatever the file says. */
function expectedBytesOf({ stdin, expected, checker }: JudgeTest): number {
  const isCustom = isCustomChecker(checker);
  return Math.max(expected.byteLength, isCustom ? stdin.byteLength : 0);
}

/** A copy, so that the rest of the output can go: `slice` of a Buffer, which engines give, copies nothing. */
function withOutputCut(finished: TestJudgement, bytes = Infinity): TestJudgement {
  const { run } = finished;
  if (!run || run.stdout.byteLength <= bytes) return finished;
  return { ...finished, run: { ...run, stdout: new Uint8Array(run.stdout.subarray(0, bytes)) } };
}

/** What is known so far of one judging. */
type Progress = {
  compile: CompileResult | null;
  version: string | null;
  /** By index of the test. */
  readonly finished: (TestJudgement | null)[];
  /** Every test below this index has finished. */
  frontier: number;
  /** Tests from this index on are not waited for. */
  end: number;
  /** Results whose output a custom checker has still to look at; until then they do not pass. */
  readonly unchecked: RunResult[];
  /** The engine broke the rules of RunEvent: nothing it says can be trusted. */
  broken: boolean;
};

function startOf(tests: readonly JudgeTest[]): Progress {
  return {
    compile: null,
    version: null,
    finished: tests.map(() => null),
    frontier: 0,
    end: tests.length,
    unchecked: [],
    broken: false,
  };
}

function take(
  progress: Progress,
  tests: readonly JudgeTest[],
  event: RunEvent,
): TestJudgement | null {
  if (event.kind === 'result') return takeResult(progress, tests, event.result);
  if (progress.compile) progress.broken = true;
  progress.compile ??= event.compile;
  progress.version ??= event.version;
  return null;
}

function takeResult(
  progress: Progress,
  tests: readonly JudgeTest[],
  run: RunResult,
): TestJudgement | null {
  const { index } = run;
  const test = tests[index];
  if (!test || progress.finished[index] || progress.compile?.ok !== true) {
    progress.broken = true;
    return null;
  }
  const judgement = { index, status: verdictOfTest(run, test), run };
  progress.finished[index] = judgement;
  if (isLimit(judgement.status)) progress.end = Math.min(progress.end, index + 1);
  while (progress.finished[progress.frontier]) progress.frontier++;
  if (!needsCheck(run, test)) return judgement;
  progress.unchecked.push(run);
  return null;
}

function conclude({ compile, version, finished, end, broken }: Progress): Judgement {
  const missing = (index: number): TestJudgement => ({
    index,
    status: index < end ? 'Internal Error' : 'Not Run',
    run: null,
  });
  const tests =
    compile?.ok === false ? [] : finished.map((judgement, index) => judgement ?? missing(index));
  const statuses = tests.map((test) => test.status);
  return {
    verdict: verdictOfSubmission(broken ? null : compile, statuses),
    tests,
    passedCount: statuses.filter(isPassed).length,
    compileOutput: compile === null || compile.output === '' ? null : compile.output,
    runtimeVersion: version,
  };
}
