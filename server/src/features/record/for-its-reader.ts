import type { Response } from 'express';
import { AppError } from '../../http/app-error.ts';
import { limitAtOnce } from '../../http/limits/limit-at-once.ts';
import { whenClosed } from '../../http/when-closed.ts';
import { firstSignal } from '../../lib/process/first-signal.ts';

/** Each has a whole record in the memory of this process, so all ways to read one count together. */
export const limitRecords = limitAtOnce({
  ...{ limit: 4, message: 'Other records are being read' },
  ...{ scale: 1, key: () => 'all' },
});

/** For the largest record and a slow line; whoever is slower gives the place up. */
const DEADLINE_MS = 5 * 60_000;

/**
 * Makes an answer as long as somebody reads it: it ends with the session or token, with the server, and after a few
 * minutes. What is cut is seen to be so: nobody takes a part for the whole.
 */
export async function forItsReader(
  stopping: AbortSignal,
  res: Response,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  whenClosed(res, leave);
  const stopWatching = res.locals.onSessionEnd?.(leave);
  const { signal, release } = firstSignal([stopping, gone.signal], DEADLINE_MS);
  try {
    await run(signal);
  } catch (error) {
    const hasLeft = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!signal.aborted && !hasLeft) throw error;
    if (res.headersSent || gone.signal.aborted) res.destroy();
    else throw busy(error);
  } finally {
    release();
    stopWatching?.();
  }
}

function busy(cause: unknown): AppError {
  const message = 'Your record could not be made in time, please try again';
  return new AppError('OVERLOADED', message, { retryAfterSeconds: 5, cause });
}
