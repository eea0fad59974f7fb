import type { Problem } from '@stepwise/contracts/problem';
import type { Submission, SubmissionTest } from '@stepwise/contracts/submission';
import { cpuLimitMs } from '@stepwise/contracts/time-limits';

/** What a program may take, before the language is known. */
export type ProblemLimits = Pick<Problem, 'timeLimitMs' | 'memoryLimitKb'>;

/** The limit that a test has met, in words; null where it has met none that a problem sets. */
export function limitMet(
  status: SubmissionTest['status'],
  { language }: Pick<Submission, 'language'>,
  { timeLimitMs, memoryLimitKb }: ProblemLimits,
): string | null {
  if (status === 'Time Limit Exceeded') {
    return `limit ${String(cpuLimitMs(language, timeLimitMs) / 1000)} s`;
  }
  if (status === 'Memory Limit Exceeded') {
    return `limit ${String(Math.round(memoryLimitKb / 1024))} MB`;
  }
  return null;
}
