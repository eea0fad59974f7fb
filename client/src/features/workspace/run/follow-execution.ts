import type { ExecuteInput } from '@stepwise/contracts/execution';
import type { Submission, SubmissionTest } from '@stepwise/contracts/submission';
import { isFinal } from '@stepwise/contracts/verdict-list';
import { ApiError, apiErrorFrom } from '../../../lib/api/api-error.ts';
import { execute } from './execution.api.ts';
import type { ExecutionEvent } from './execution-event.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { pollSubmission, type LoadSubmissions } from './poll-submission.ts';
import { retryWhileAway } from './retry-while-away.ts';

/** Progress of a run. */
export type Progress = {
  readonly submissionId: string | null;
  /** Null until it left the queue. */
  readonly totalCount: number | null;
  /** The finished tests, in the order of the problem's tests. */
  readonly tests: readonly SubmissionTest[];
};

export const NO_PROGRESS: Progress = { submissionId: null, totalCount: null, tests: [] };

/**
 * Runs a program to its verdict: over the stream while it holds, by asking again once it broke or
 * the server said that judging takes longer. While the server restarts it is sent again with the
 * same key, so that it is judged once.
 * @throws {ApiError} when the server refuses the run
 */
export async function followExecution(
  input: ExecuteInput,
  loadSubmissions: LoadSubmissions,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Submission> {
  const key = createIdempotencyKey();
  return retryWhileAway(
    () => followOnce(execute(input, key, signal), loadSubmissions, signal, onProgress),
    signal,
  );
}

async function followOnce(
  events: AsyncIterable<ExecutionEvent>,
  loadSubmissions: LoadSubmissions,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Submission> {
  let progress = NO_PROGRESS;
  try {
    for await (const event of events) {
      if (event.name === 'done' && isFinal(event.payload.data.status)) return event.payload.data;
      progress = advance(progress, event);
      onProgress(progress);
    }
  } catch (error) {
    // A submission with an id is never lost, even if the connection is.
    if (signal.aborted || error instanceof ApiError || progress.submissionId === null) throw error;
  }
  if (progress.submissionId === null) throw apiErrorFrom(0, null);
  return pollSubmission(progress.submissionId, loadSubmissions, signal);
}

/** The progress after one more event. */
export function advance(progress: Progress, event: ExecutionEvent): Progress {
  switch (event.name) {
    case 'queued':
      return { ...progress, submissionId: event.payload.submissionId };
    case 'running':
      return { ...progress, ...event.payload };
    case 'test':
      return { ...progress, tests: withTest(progress.tests, event.payload) };
    case 'done':
      return {
        submissionId: event.payload.data.id,
        totalCount: event.payload.data.totalCount,
        tests: event.payload.data.testCases,
      };
  }
}

/** A test that is rerun, after a worker crashed, replaces its earlier result. */
function withTest(tests: readonly SubmissionTest[], test: SubmissionTest): SubmissionTest[] {
  const others = tests.filter(({ index }) => index !== test.index);
  return [...others, test].sort((left, right) => left.index - right.index);
}
