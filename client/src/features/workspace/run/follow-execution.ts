import type { ExecuteInput } from '@stepwise/contracts/execution';
import type { Submission, SubmissionTest } from '@stepwise/contracts/submission';
import { isFinal } from '@stepwise/contracts/verdict-list';
import { ApiError, apiErrorFrom } from '../../../lib/api/failures/api-error.ts';
import { execute, type ExecutionEvent } from './execution.api.ts';
import { createIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import {
  isPassing,
  missingSubmission,
  pollSubmission,
  type LoadSubmissions,
} from './poll-submission.ts';
import { retryWhileAway } from './retry-while-away.ts';

/** Progress of a run. */
export type Progress = {
  readonly submissionId: string | null;
  /** Null until it left the queue. */
  readonly totalCount: number | null;
  /** Submissions that are judged before it; null when that is not known. */
  readonly before: number | null;
  /** The tests of the problem are still being made: it is sent again until they are there. */
  readonly waitsForTests: boolean;
  /** The finished tests, in the order of the problem's tests. */
  readonly tests: readonly SubmissionTest[];
};

export const NO_PROGRESS: Progress = {
  submissionId: null,
  totalCount: null,
  before: null,
  waitsForTests: false,
  tests: [],
};

/** Streams of one run: a broken one is asked for again, with the same key. */
const STREAMS = 2;

/**
 * Runs a program to its verdict: over the stream while it holds, over a second one when it broke or
 * fell silent, then by asking for the submission. While the server restarts it is sent again with the
 * same key, so that it is judged once.
 * @throws {ApiError} when the server refuses the run, or nobody answers
 */
export async function followExecution(
  input: ExecuteInput,
  loadSubmissions: LoadSubmissions,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Submission> {
  const key = createIdempotencyKey();
  const follow = async () => {
    const seen = await watchStreams(() => execute(input, key, signal), signal, onProgress);
    if ('status' in seen) return seen;
    if (seen.submissionId === null) throw apiErrorFrom(0, null);
    return pollSubmission(seen.submissionId, loadSubmissions, signal);
  };
  return retryWhileAway(follow, signal, ({ code }) => {
    onProgress({ ...NO_PROGRESS, waitsForTests: code === 'TESTS_NOT_READY' });
  });
}

/** Answers with the judged submission, or with how far it was when nothing more was told. */
async function watchStreams(
  ask: () => AsyncIterable<ExecutionEvent>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Submission | Progress> {
  let progress = NO_PROGRESS;
  for (let left = STREAMS; left > 0; left -= 1) {
    try {
      for await (const event of ask()) {
        if (event.name === 'done' && isFinal(event.payload.data.status)) return event.payload.data;
        if (event.name === 'withdrawn') throw missingSubmission();
        progress = advance(progress, event);
        onProgress(progress);
        // The server has said that judging takes longer.
        if (event.name === 'done') return progress;
      }
    } catch (error) {
      if (signal.aborted || !canGoOn(error, progress, left > 1)) throw error;
    }
  }
  return progress;
}

/** Once its id was told a submission is never lost, whatever became of the connection. */
function canGoOn(error: unknown, { submissionId }: Progress, mayAskAgain: boolean): boolean {
  if (error instanceof ApiError && error.code === 'SILENT' && mayAskAgain) return true;
  return submissionId !== null && isPassing(error);
}

type ProgressEvent = Exclude<ExecutionEvent, { readonly name: 'withdrawn' }>;

/** The progress after one more event. */
export function advance(progress: Progress, event: ProgressEvent): Progress {
  switch (event.name) {
    case 'queued':
      return { ...progress, waitsForTests: false, submissionId: event.payload.submissionId };
    case 'place':
    case 'running':
      return { ...progress, ...event.payload };
    case 'test':
      return { ...progress, tests: withTest(progress.tests, event.payload) };
    case 'done':
      return {
        ...NO_PROGRESS,
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
