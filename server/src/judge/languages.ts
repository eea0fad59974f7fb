import type { LanguageKey } from '@stepwise/contracts/language';
import { cpuLimitMs } from '@stepwise/contracts/time-limits';
import type { Limits } from './engine.ts';

/** What a problem asks for, before the language is known. */
export type ProblemLimits = {
  /** CPU time of one test. */
  readonly timeMs: number;
  readonly memoryKb: number;
};

type LanguageAllowance = {
  /** Memory the runtime needs beside the candidate's data. */
  readonly memoryAllowanceKb: number;
  readonly processes: number;
};

const MIB = 1024 * 1024;

/** Java's allowance pays for the JVM itself: its heap alone gets the problem's limit. */
export const LANGUAGE_ALLOWANCES: Readonly<Record<LanguageKey, LanguageAllowance>> = {
  JAVASCRIPT: { memoryAllowanceKb: 0, processes: 64 },
  TYPESCRIPT: { memoryAllowanceKb: 0, processes: 64 },
  // Threads are processes to the kernel, and a Java program may need two hundred.
  JAVA: { memoryAllowanceKb: 96 * 1024, processes: 256 },
  PYTHON: { memoryAllowanceKb: 0, processes: 224 },
};

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
