import type { RunResult } from '../../../engine.ts';
import type { TestReport, TestRequest } from '../box/box-messages.ts';
import { BoxLostError, BoxLostInTestError } from '../box/questions.ts';
import type { Command } from '../languages/toolchain.ts';
import { measure, measureLast, terminated, toResult, unfinished } from './measure.ts';
import type { Measurement, TestParts } from './measure.ts';

/** One test, and where it is run. */
export type Test = Omit<TestParts, 'command' | 'again' | 'limits'> & {
  readonly index: number;
  /** Whether none of the job will be run after it. */
  readonly isLast: boolean;
};

/** A way to run a test that is cheaper than a process of its own with all that it may have. */
export type Rung = {
  readonly command?: Command;
  readonly attempt: (request: TestRequest) => Promise<TestReport>;
  /** Whether the result is that of the test. */
  readonly counts: (result: RunResult, measured: Measurement) => boolean;
  /** Called when a result did not count: no other test is tried on this rung. */
  readonly close: () => void;
};

/** Null when it does not count. @throws the signal's reason */
export async function tryOn(rung: Rung, test: Test & TestParts): Promise<RunResult | null> {
  try {
    const parts = { ...test, command: rung.command ?? test.command };
    const measured = await measure(parts, rung.attempt);
    const result = toResult(test.index, measured.report, test.limits);
    // Who was killed may have been so by another: only the last way to run a test tells.
    const wasKilled = measured.report.met === null && result.signal === 'SIGKILL';
    if (!wasKilled && rung.counts(result, measured)) return result;
  } catch (error) {
    if (!(error instanceof BoxLostError)) throw error;
  }
  rung.close();
  return null;
}

/**
 * A box that was lost twice is a result, not an error: the program's, when its test ran there both times.
 * @throws the signal's reason
 */
export async function runAlone(test: Test & TestParts): Promise<RunResult> {
  try {
    const { report } = await measureLast(test);
    return toResult(test.index, report, test.limits);
  } catch (error) {
    if (error instanceof BoxLostInTestError) return terminated(test.index);
    if (error instanceof BoxLostError) return unfinished(test.index, 'lost');
    throw error;
  }
}
