import type { TestStatus, Verdict } from '@stepwise/contracts/verdict';
import { parseChecker, UnknownCheckerError } from './answer/compare-output.mjs';
import { CHECKER_EXIT, isCustomChecker } from './answer/custom-checker.ts';
import type { CompileResult, Ending, RunResult } from './engine.ts';

/**
 * What a program's output is measured by. `checker` as compare-output.mjs names them, or a program of
 * custom-checker.ts.
 */
export type Answer = { readonly expected: Uint8Array; readonly checker: string };

/**
 * The verdict of one test. This file is the only one that says "Accepted"; whatever it does not
 * know is an Internal Error.
 * @param check how the custom checker ended, where the answer has one
 */
export function verdictOfTest(run: RunResult, answer: Answer, check?: RunResult): Verdict {
  const decide = Object.hasOwn(VERDICT_OF_ENDING, run.ending) && VERDICT_OF_ENDING[run.ending];
  return decide ? decide(run, answer, check) : 'Internal Error';
}

/**
 * The verdict of a submission: its first failing test decides, unless the judge itself failed.
 * @param compile null when the engine never told
 * @param tests one status per test, in the order of the tests
 */
export function verdictOfSubmission(
  compile: CompileResult | null,
  tests: readonly TestStatus[],
): Verdict {
  if (compile === null) return 'Internal Error';
  if (!compile.ok) return 'Compilation Error';
  if (tests.length === 0 || tests.includes('Internal Error')) return 'Internal Error';
  if (tests.every(isPassed)) return 'Accepted';
  const failure = tests.find((status) => !isPassed(status));
  // Tests are left out only after one that failed; without it something was lost.
  return failure === undefined || failure === 'Not Run' ? 'Internal Error' : failure;
}

/** Whether the test ended so that its output counts, and a custom checker must look at it. */
export function needsCheck(run: RunResult, answer: Answer): boolean {
  const ended = run.ending === 'exited' && run.exitCode === 0;
  return ended && isCustomChecker(answer.checker);
}

export function isPassed(status: TestStatus): boolean {
  return status === 'Accepted';
}

/** Whether a test met a limit, so that running the ones after it would only burn time. */
export function isLimit(status: TestStatus): boolean {
  return (
    status === 'Time Limit Exceeded' ||
    status === 'Memory Limit Exceeded' ||
    status === 'Output Limit Exceeded'
  );
}

type Decide = (run: RunResult, answer: Answer, check?: RunResult) => Verdict;

const VERDICT_OF_ENDING = {
  lost: () => 'Internal Error',
  'memory-limit': () => 'Memory Limit Exceeded',
  'output-limit': () => 'Output Limit Exceeded',
  'cpu-limit': () => 'Time Limit Exceeded',
  'wall-limit': () => 'Time Limit Exceeded',
  signaled: (run) => (isHeapAbort(run) ? 'Memory Limit Exceeded' : 'Runtime Error'),
  exited: verdictOfExit,
} satisfies Record<Ending, Decide>;

function verdictOfExit(run: RunResult, answer: Answer, check?: RunResult): Verdict {
  if (run.exitCode === null) return 'Internal Error';
  if (run.exitCode !== 0) {
    return isOutOfMemory(run.stderr) ? 'Memory Limit Exceeded' : 'Runtime Error';
  }
  if (isCustomChecker(answer.checker)) {
    return check ? verdictOfCheck(check) : 'Internal Error';
  }
  try {
    const right = parseChecker(answer.checker)(run.stdout, answer.expected);
    return right ? 'Accepted' : 'Wrong Answer';
  } catch (error) {
    if (error instanceof UnknownCheckerError) return 'Internal Error';
    throw error;
  }
}

/** A checker that breaks down has said nothing: that is never the program's fault. */
function verdictOfCheck(check: RunResult): Verdict {
  if (check.ending !== 'exited') return 'Internal Error';
  if (check.exitCode === CHECKER_EXIT.right) return 'Accepted';
  return check.exitCode === CHECKER_EXIT.wrong ? 'Wrong Answer' : 'Internal Error';
}

/** V8 that finds no more heap says so and aborts. */
function isHeapAbort(run: RunResult): boolean {
  return run.signal === 'SIGABRT' && contains(run.stderr, 'heap out of memory');
}

/**
 * A runtime that meets its own bound below the judge's limit ends with an ordinary exit code and
 * one of these texts. A program can print them too, and gets another kind of failure for it.
 */
function isOutOfMemory(stderr: Uint8Array): boolean {
  return (
    contains(stderr, 'java.lang.OutOfMemoryError') ||
    contains(stderr, 'Array buffer allocation failed') ||
    /^MemoryError(?::|$)/.test(lastLine(stderr))
  );
}

function contains(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(text, 0, 'latin1');
}

/** Python names the exception on the last line. 1 KiB holds it or it is none of ours. */
function lastLine(bytes: Uint8Array): string {
  const tail = Buffer.from(bytes.subarray(-1024)).toString('latin1').trimEnd();
  return tail.slice(tail.lastIndexOf('\n') + 1);
}
