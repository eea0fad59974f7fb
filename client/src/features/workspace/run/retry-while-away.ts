import { ApiError } from '../../../lib/api/failures/api-error.ts';
import { wait } from '../../../lib/api/wait.ts';

/** A restart takes some seconds; a server that is unreachable for longer is down. */
const GIVE_UP_AFTER_MS = 60_000;
/** After its first start a server makes tests for some minutes, on a slow machine for longer. */
const TESTS_WITHIN_MS = 15 * 60_000;
const DELAY_SECONDS = 3;

/**
 * Retries a call while a proxy says that the server behind it is unreachable, or the server that the tests
 * of the problem are still being made. The call must be one that may arrive twice.
 * @param onWait told of each refusal that is waited out
 * @throws {ApiError} that of the last try, after a minute or a quarter of an hour; any other at once
 */
export async function retryWhileAway<Result>(
  call: () => Promise<Result>,
  signal: AbortSignal,
  onWait?: (refusal: ApiError) => void,
): Promise<Result> {
  const start = performance.now();
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error) || performance.now() - start >= patience(error)) throw error;
      onWait?.(error);
      await wait((error.retryAfterSeconds ?? DELAY_SECONDS) * 1000, signal);
    }
  }
}

/** Our nginx says so by a code; of another proxy it is known by an answer that is not the API's. */
function isPassing(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'UNKNOWN') return error.status >= 502;
  return error.code === 'RESTARTING' || error.code === 'TESTS_NOT_READY';
}

function patience({ code }: ApiError): number {
  return code === 'TESTS_NOT_READY' ? TESTS_WITHIN_MS : GIVE_UP_AFTER_MS;
}
