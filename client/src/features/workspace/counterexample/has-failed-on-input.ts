import type { Submission } from '@stepwise/contracts/submission';
import type { SubmissionStatus } from '@stepwise/contracts/verdict-list';

/** Verdicts with which there is a failing input to look for. */
const FAILED: readonly SubmissionStatus[] = [
  'Wrong Answer',
  'Runtime Error',
  'Time Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
];

export function hasFailedOnInput({ status }: Submission): boolean {
  return FAILED.includes(status);
}
