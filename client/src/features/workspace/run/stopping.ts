import type { Submission } from '@stepwise/contracts/submission';
import { ApiError } from '../../../lib/api/failures/api-error.ts';
import { withdraw } from './execution.api.ts';

type Stopped = {
  /** What became of the run. */
  readonly words: string;
  /** Its verdict, when that came first. */
  readonly judged: Submission | null;
};

/** Has the server judge a run no more, as far as the server is known to have it. */
export async function stopOnServer(submissionId: string | null): Promise<Stopped> {
  if (submissionId === null) {
    const words =
      'Stopped before the server confirmed the run: it may be missing under Submissions.';
    return { words, judged: null };
  }
  try {
    const judged = await withdraw(submissionId);
    const words = judged === null ? 'Stopped: it is not judged.' : 'It was judged already.';
    return { words, judged };
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
    const words = isGone
      ? 'Stopped: it is no longer among your submissions.'
      : 'No longer waiting: the verdict will be under Submissions.';
    return { words, judged: null };
  }
}
