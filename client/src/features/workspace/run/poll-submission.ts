import type { Submission } from '@stepwise/contracts/submission';
import { isFinal } from '@stepwise/contracts/verdict-list';
import { ApiError } from '../../../lib/api/failures/api-error.ts';
import { wait } from '../../../lib/api/wait.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 5_000;
const GROWTH = 1.5;
/** The submission is kept, and in the list when the server is back. */
const GIVE_UP_AFTER_MS = 300_000;

/** Loads the user's submissions to the current problem. */
export type LoadSubmissions = (signal: AbortSignal) => Promise<Submission[]>;

/**
 * Polls a submission until it has a verdict, with growing intervals. A server that is unreachable is
 * asked again: a submission whose id was told is never lost.
 * @throws {ApiError} when asking again is pointless (signed out, withdrawn, nobody there for long)
 */
export async function pollSubmission(
  submissionId: string,
  load: LoadSubmissions,
  signal: AbortSignal,
): Promise<Submission> {
  let heardAt = performance.now();
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * GROWTH, LONGEST_DELAY_MS)) {
    await wait(delay, signal);
    try {
      const submission = (await load(signal)).find(({ id }) => id === submissionId);
      if (!submission) throw missingSubmission();
      if (isFinal(submission.status)) return submission;
      heardAt = performance.now();
    } catch (error) {
      const isOver = performance.now() - heardAt >= GIVE_UP_AFTER_MS;
      if (isOver || !isPassing(error)) throw error;
    }
  }
}

/** It was withdrawn on another page, or may not be seen any more. */
export function missingSubmission(): ApiError {
  const message = 'It is no longer among your submissions.';
  return new ApiError({
    code: 'NOT_FOUND',
    message,
    errors: [message],
    requestId: '',
    status: 404,
  });
}

/** Whether the same question may be answered soon. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  return status === 0 || status === 429 || status >= 500 || code === 'UNKNOWN';
}
