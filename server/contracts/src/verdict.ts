import { z } from 'zod';

/** What the judge can say of one test or of a whole submission. */
export const VERDICTS = [
  'Accepted',
  'Wrong Answer',
  'Time Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
  'Runtime Error',
  'Compilation Error',
  'Internal Error',
] as const;

export type Verdict = (typeof VERDICTS)[number];

/** What a submission shows while there is no verdict yet. */
export const PENDING_STATUSES = ['In Queue', 'Processing'] as const;

export const submissionStatusSchema = z.enum([...PENDING_STATUSES, ...VERDICTS]);

export type SubmissionStatus = z.output<typeof submissionStatusSchema>;

/** A test is `Not Run` when an earlier one met a limit: the rest would only burn time. */
export const testStatusSchema = z.enum([...VERDICTS, 'Not Run']);

export type TestStatus = z.output<typeof testStatusSchema>;

/** Whether this status will change no more. */
export function isFinal(status: SubmissionStatus): boolean {
  return status !== 'In Queue' && status !== 'Processing';
}
