import { ApiError } from '../../../lib/api/failures/api-error.ts';
import { wait } from '../../../lib/api/wait.ts';

const GIVE_UP_AFTER_MS = 45_000;
/** Who is told to come in a minute is not kept waiting for it. */
const WAIT_MAX_SECONDS = 10;

/**
 * Retries a call that the server is too busy for, as soon as it says. The call must be one that may arrive twice.
 * @throws {ApiError} that of the last try, after 45 s; any other at once
 */
export async function retryWhileBusy<Result>(
  call: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const start = performance.now();
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const seconds = error instanceof ApiError ? busySeconds(error) : null;
      if (seconds === null || performance.now() - start >= GIVE_UP_AFTER_MS) throw error;
      await wait(seconds * 1000, signal);
    }
  }
}

function busySeconds({ code, retryAfterSeconds }: ApiError): number | null {
  const isBusy = code === 'OVERLOADED' && retryAfterSeconds !== null;
  return isBusy && retryAfterSeconds <= WAIT_MAX_SECONDS ? retryAfterSeconds : null;
}
