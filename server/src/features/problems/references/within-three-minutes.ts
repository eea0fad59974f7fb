import { AppError } from '../../../http/app-error.ts';
import { firstSignal } from '../../../lib/process/first-signal.ts';

/** All languages on all tests, with the waits for a slot. */
const WITHIN_MS = 180_000;

/**
 * Does what has programs judged, until it is called off or takes too long.
 * @throws QUEUE_FULL when it takes too long; what `work` throws
 */
export async function withinThreeMinutes<T>(
  calledOff: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, release } = firstSignal([calledOff], WITHIN_MS);
  try {
    return await work(signal);
  } catch (error) {
    if (!signal.aborted || calledOff.aborted) throw error;
    throw new AppError('QUEUE_FULL', 'The programs did not finish within three minutes', {
      retryAfterSeconds: 5,
      cause: error,
    });
  } finally {
    release();
  }
}
