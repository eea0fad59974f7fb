import { ApiError } from '../../../lib/api/failures/api-error.ts';
import { wait } from '../../../lib/api/wait.ts';

/** A restart takes some seconds; a server that is unreachable for longer is down. */
const GIVE_UP_AFTER_MS = 60_000;
const DELAY_SECONDS = 3;

/**
 * Retries a call while a proxy says that the server behind it is unreachable.
 * The call must be one that may arrive twice.
 * @throws {ApiError} that of the last try, after a minute; any other at once
 */
export async function retryWhileAway<Result>(
  call: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isAway(error) || performance.now() >= giveUpAt) throw error;
      await wait((error.retryAfterSeconds ?? DELAY_SECONDS) * 1000, signal);
    }
  }
}

/** Our nginx says so by a code; of another proxy it is known by an answer that is not the API's. */
function isAway(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'RESTARTING' || (error.code === 'UNKNOWN' && error.status >= 502);
}
