import type { Submission } from '@stepwise/contracts/submission';
import { isFinal } from '@stepwise/contracts/verdict-list';
import { ApiError } from '../../../lib/api/api-error.ts';
import { wait } from './wait.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 5_000;
const GROWTH = 1.5;

/** Loads the user's submissions to the current problem. */
export type LoadSubmissions = (signal: AbortSignal) => Promise<Submission[]>;

/**
 * Polls a submission until it has a verdict, with growing intervals. A server that is unreachable is
 * asked again: a submission whose id was told is never lost.
 * @throws {ApiError} when asking again is pointless (signed out, problem gone)
 */
export async function pollSubmission(
  submissionId: string,
  load: LoadSubmissions,
  signal: AbortSignal,
): Promise<Submission> {
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * GROWTH, LONGEST_DELAY_MS)) {
    await wait(delay, signal);
    const submission = (await loadIfUp(load, signal)).find(({ id }) => id === submissionId);
    if (submission && isFinal(submission.status)) return submission;
  }
}

async function loadIfUp(load: LoadSubmissions, signal: AbortSignal): Promise<Submission[]> {
  try {
    return await load(signal);
  } catch (error) {
    if (error instanceof ApiError && isPassing(error.status)) return [];
    throw error;
  }
}

function isPassing(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}
