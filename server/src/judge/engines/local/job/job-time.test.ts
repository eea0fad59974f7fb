import { describe, expect, it } from 'vitest';
import { timesOf } from './job-time.ts';

const limits = { cpuMs: 5000, wallMs: 11_000, memoryKb: 0, outputBytes: 0, processes: 1 };
const MINUTE = 60_000;

describe('the time of a job', () => {
  it.each([
    { tests: 1, seconds: 120 + 110 },
    { tests: 20, seconds: 120 + 2200 },
    { tests: 300, seconds: 3600 },
  ])('by the clock follows tests and limits: $tests', ({ tests, seconds }) => {
    expect(timesOf(tests, limits, 10).deadlineMs).toBe(seconds * 1000);
  });

  it('is never less than what the tests may take together', () => {
    const { togetherMs, deadlineMs } = timesOf(300, limits, 10);
    expect(togetherMs).toBe(15 * MINUTE);
    expect(deadlineMs).toBeGreaterThan(3 * togetherMs);
  });
});
