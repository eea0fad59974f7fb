// Without the schema library, as language-list.ts is.

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

/** Whether this client knows the word: a newer server may have more of them. */
export function isVerdict(status: string): status is Verdict {
  return VERDICTS.some((verdict) => verdict === status);
}

/** What a submission shows while there is no verdict yet. */
export const PENDING_STATUSES = ['In Queue', 'Processing'] as const;

export type SubmissionStatus = Verdict | (typeof PENDING_STATUSES)[number];

/** Whether this status will change no more. */
export function isFinal(status: SubmissionStatus): boolean {
  return status !== 'In Queue' && status !== 'Processing';
}
