import { describe, expect, it } from 'vitest';
import { limitsFor } from './languages.ts';

const problem = { timeMs: 2000, memoryKb: 262_144 };

describe('limitsFor', () => {
  it.each([
    ['JAVASCRIPT', 2000, 5000, 262_144, 64],
    ['TYPESCRIPT', 2000, 5000, 262_144, 64],
    ['JAVA', 3000, 7000, 262_144 + 98_304, 256],
    ['PYTHON', 5000, 11_000, 262_144, 224],
  ] as const)(
    'gives %s its factor and allowance',
    (language, cpuMs, wallMs, memoryKb, processes) => {
      expect(limitsFor(language, problem, 0)).toEqual({
        cpuMs,
        wallMs,
        memoryKb,
        processes,
        outputBytes: 1_048_576,
      });
    },
  );

  it('rounds a fractional CPU limit up', () => {
    expect(limitsFor('PYTHON', { ...problem, timeMs: 1001 }, 0).cpuMs).toBe(2503);
  });

  it.each([
    [0, 1_048_576],
    [491_520, 1_048_576],
    [491_521, 1_048_578],
    [2_000_000, 4_065_536],
  ])('captures enough for %i expected bytes', (expectedBytes, outputBytes) => {
    expect(limitsFor('JAVASCRIPT', problem, expectedBytes).outputBytes).toBe(outputBytes);
  });
});
