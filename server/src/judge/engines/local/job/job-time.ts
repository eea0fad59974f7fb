import type { Limits } from '../../../engine.ts';

/** Of a job, in which everything but its tests may take a while: waits for silence, starts of boxes. */
const BESIDE_MS = 120_000;
const MOST_MS = 60 * 60_000;
/** What all tests of a job may take together, each within its limits. */
const TOGETHER_MS = 15 * 60_000;

export type JobTimes = {
  /** What all tests may take together: elapsed time of their own, without waits for a processor. */
  readonly togetherMs: number;
  /** By the clock. After this the job is given up without a verdict. */
  readonly deadlineMs: number;
};

/** @param stretch how many times its elapsed limit a test may take on a busy machine */
export function timesOf(tests: number, { wallMs }: Limits, stretch: number): JobTimes {
  const testsMs = Math.min(TOGETHER_MS, tests * wallMs);
  return {
    togetherMs: TOGETHER_MS,
    deadlineMs: Math.min(MOST_MS, BESIDE_MS + stretch * testsMs),
  };
}

export type JobTime = {
  /** Elapsed time that the tests of a job have left together; no other begins when it is below 0. */
  leftMs: number;
  /** Whether a test of it was seen to be killed by nobody but its program. */
  killsItself: boolean;
};
