import type { LanguageKey } from '@stepwise/contracts/language';
import type { Limits } from './engine.ts';

/** What a problem asks for, before the language is known. */
export type ProblemLimits = {
  /** CPU time of one test. */
  readonly timeMs: number;
  readonly memoryKb: number;
};

type LanguageAllowance = {
  /** Times the problem's time limit: what the same algorithm costs more in this language. */
  readonly timeFactor: number;
  /** Memory the runtime needs beside the candidate's data. */
  readonly memoryAllowanceKb: number;
  readonly processes: number;
};

const MIB = 1024 * 1024;

/** Java's allowance pays for the JVM itself: its heap alone gets the problem's limit. */
export const LANGUAGE_ALLOWANCES: Readonly<Record<LanguageKey, LanguageAllowance>> = {
  JAVASCRIPT: { timeFactor: 1, memoryAllowanceKb: 0, processes: 64 },
  TYPESCRIPT: { timeFactor: 1, memoryAllowanceKb: 0, processes: 64 },
  // Threads are processes to the kernel, and a Java program may need two hundred.
  JAVA: { timeFactor: 1.5, memoryAllowanceKb: 96 * 1024, processes: 256 },
  PYTHON: { timeFactor: 2.5, memoryAllowanceKb: 0, processes: 224 },
};

/** CPU time a test may take in this language. */
export function cpuLimitMs(language: LanguageKey, timeMs: number): number {
  return Math.ceil(timeMs * LANGUAGE_ALLOWANCES[language].timeFactor);
}

/**
 * The engine's limits for one test. Elapsed time is twice the CPU time and a second, so that a
 * program is not failed because the machine was busy.
 * @param expectedBytes size of the largest expected output of the job
 */
export function limitsFor(
  language: LanguageKey,
  problem: ProblemLimits,
  expectedBytes: number,
): Limits {
  const { memoryAllowanceKb, processes } = LANGUAGE_ALLOWANCES[language];
  const cpuMs = cpuLimitMs(language, problem.timeMs);
  return {
    cpuMs,
    wallMs: 2 * cpuMs + 1000,
    memoryKb: problem.memoryKb + memoryAllowanceKb,
    outputBytes: Math.max(MIB, 2 * expectedBytes + 64 * 1024),
    processes,
  };
}
