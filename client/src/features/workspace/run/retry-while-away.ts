import type { ApiError } from '../../../lib/api/failures/api-error.ts';
import { retry } from '../../../lib/api/retry/retry.ts';

/** A restart takes some seconds; a server that is unreachable for longer is down. */
const RESTART_WITHIN_MS = 60_000;
/** After its first start a server makes tests for some minutes, on a slow machine for longer. */
const TESTS_WITHIN_MS = 15 * 60_000;
const DELAY_SECONDS = 3;

/**
 * Retries a call while a proxy says that the server behind it is unreachable, or the server that the tests
 * of the problem are still being made. The call must be one that may arrive twice.
 * @param onWait told of each refusal that is waited out
 * @throws {ApiError} that of the last try, after a minute or a quarter of an hour; any other at once
 */
export function retryWhileAway<Result>(
  call: () => Promise<Result>,
  signal: AbortSignal,
  onWait?: (refusal: ApiError) => void,
): Promise<Result> {
  return retry(call, signal, patience, onWait);
}

/** Our nginx says that it restarts by a code; of another proxy it is known by an answer that is not the API's. */
function patience({ code, status, retryAfterSeconds }: ApiError) {
  const seconds = retryAfterSeconds ?? DELAY_SECONDS;
  if (code === 'TESTS_NOT_READY') return { seconds, withinMs: TESTS_WITHIN_MS };
  const isAway = code === 'RESTARTING' || (code === 'UNKNOWN' && status >= 502);
  return isAway ? { seconds, withinMs: RESTART_WITHIN_MS } : null;
}
