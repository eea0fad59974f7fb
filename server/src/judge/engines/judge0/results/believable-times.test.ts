import type { LanguageKey } from '@stepwise/contracts/language';
import { describe, expect, it } from 'vitest';
import type { Ending } from '../../../engine.ts';
import { withBelievableTimes } from './believable-times.ts';

const JOB = { cpuMs: 2_000, wallMs: 5_000, memoryKb: 1, outputBytes: 1, processes: 1 };
const SENT = {
  ...{ cpu_time_limit: 2, cpu_extra_time: 0, wall_time_limit: 5, memory_limit: 1 },
  ...{ stack_limit: 1, max_processes_and_or_threads: 1, max_file_size: 1 },
};

/**
 * The ending and CPU time that are believed, null for none. Times are in seconds.
 * @param sentS with how much CPU time it is tried again because of a doubt; null on the first try
 */
function believe(
  language: LanguageKey,
  ending: Ending,
  [cpuS, wallS]: readonly [number, number],
  sentS: number | null = null,
): [Ending, number] | null {
  const run = withBelievableTimes(
    {
      ...{ ending, exitCode: ending === 'exited' ? 0 : null, signal: null },
      ...{ cpuMs: cpuS * 1000, wallMs: wallS * 1000, memoryKb: 1 },
      ...{ stdout: new Uint8Array(), stderr: new Uint8Array() },
    },
    {
      ...{ language, job: JOB, isInDoubt: sentS !== null },
      sent: { ...SENT, cpu_time_limit: sentS ?? SENT.cpu_time_limit },
    },
  );
  if (run) expect(run.exitCode === null).toBe(run.ending !== 'exited');
  return run && [run.ending, run.cpuMs / 1000];
}

describe('a time limit', () => {
  it.each([
    ['as a real server tells it', 'PYTHON', [2.05, 2.1]],
    ['on a machine that was busy', 'JAVASCRIPT', [2.05, 4.8]],
    ['of some processes', 'PYTHON', [2.5, 0.5]],
    ['noticed late', 'PYTHON', [6, 6.2]],
  ] as const)('is believed: %s', (_, language, times) => {
    expect(believe(language, 'cpu-limit', times)).toEqual(['cpu-limit', times[0]]);
  });

  it.each([
    ['on a machine that was busy', 'TYPESCRIPT', [2.05, 4.8]],
    ['of helper threads', 'JAVA', [2.1, 1.7]],
    ['noticed late', 'JAVA', [6, 6.2]],
  ] as const)('is believed of a compiled language on the second try: %s', (_, language, times) => {
    expect(believe(language, 'cpu-limit', times)).toBeNull();
    expect(believe(language, 'exited', times)).toBeNull();
    expect(believe(language, 'exited', times, 11)).toEqual(['cpu-limit', times[0]]);
    // The server allows no more than the job does.
    expect(believe(language, 'cpu-limit', times, 2)).toEqual(['cpu-limit', times[0]]);
  });

  it.each([
    ['the compiler counted', 'TYPESCRIPT', [3.5, 0.3]],
    ['the compiler counted, and the program waited', 'TYPESCRIPT', [2.05, 1.6]],
    ['the compiler counted, and the program slow', 'JAVA', [2.05, 1.2]],
    ['far above the limit', 'PYTHON', [3.5, 0.3]],
    ['more than any machine has', 'JAVASCRIPT', [2.9, 0.03]],
    ['below the limit', 'TYPESCRIPT', [0.4, 0.4]],
  ] as const)('is not a verdict: %s', (_, language, times) => {
    expect(believe(language, 'cpu-limit', times)).toBeNull();
  });

  it('of elapsed time is one when that much has elapsed', () => {
    expect(believe('PYTHON', 'wall-limit', [0.1, 5.02])).toEqual(['wall-limit', 0.1]);
    expect(believe('PYTHON', 'wall-limit', [0.1, 3])).toBeNull();
  });
});

describe('a test that was given more time because of a doubt', () => {
  it.each([
    ['within its limit after all', 'exited', [0.3, 0.3], ['exited', 0.3]],
    ['over its limit', 'exited', [2.4, 2.5], ['cpu-limit', 2.4]],
    ['over its limit, whatever the compiler took', 'exited', [11, 4], ['cpu-limit', 11]],
    ['killed', 'cpu-limit', [15.1, 5], ['cpu-limit', 15.1]],
    ['still in doubt', 'exited', [3.8, 0.4], null],
  ] as const)('is judged by what the job allows: %s', (_, ending, times, expected) => {
    expect(believe('TYPESCRIPT', ending, times, 15)).toEqual(expected);
  });
});

describe('a test that ended by itself', () => {
  it('tells the elapsed time where the compiler may be in the other', () => {
    expect(believe('TYPESCRIPT', 'exited', [1.9, 0.2])).toEqual(['exited', 0.2]);
    expect(believe('PYTHON', 'exited', [1.9, 0.5])).toEqual(['exited', 1.9]);
  });

  it('is over its limit when its time is, whatever its status says', () => {
    expect(believe('PYTHON', 'exited', [2.3, 2.4])).toEqual(['cpu-limit', 2.3]);
    expect(believe('TYPESCRIPT', 'exited', [2.8, 0.2])).toBeNull();
  });

  it.each(['memory-limit', 'output-limit'] as const)('at its %s stays there', (ending) => {
    expect(believe('PYTHON', ending, [2.3, 2.4])).toEqual([ending, 2.3]);
  });
});
