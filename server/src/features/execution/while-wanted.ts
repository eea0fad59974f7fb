import { AppError, judgeStops } from '../../http/app-error.ts';
import { firstSignal } from '../../lib/process/first-signal.ts';

/**
 * A run that somebody waits for.
 * @throws QUEUE_FULL when it takes too long; JUDGE_UNAVAILABLE when `wanted` is aborted; what `run` throws
 */
export async function whileWanted<Result>(
  wanted: AbortSignal,
  withinMs: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { signal, release } = firstSignal([wanted], withinMs);
  try {
    return await run(signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    if (wanted.aborted) throw judgeStops(error);
    throw new AppError('QUEUE_FULL', 'The judge is busy, please try again', {
      retryAfterSeconds: 5,
      cause: error,
    });
  } finally {
    release();
  }
}
