import type { ApiError } from '../failures/api-error.ts';
import { retry } from './retry.ts';

const WITHIN_MS = 45_000;
/** Who is told to come in a minute is not kept waiting for it. */
const WAIT_MAX_SECONDS = 10;

/**
 * Retries a call that the server is too busy for, as soon as it says. The call must be one that may arrive twice.
 * @throws {ApiError} that of the last try, after 45 s; any other at once
 */
export function retryWhileBusy<Result>(
  call: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  return retry(call, signal, patience);
}

function patience({ code, retryAfterSeconds: seconds }: ApiError) {
  const isSoon = seconds !== null && seconds <= WAIT_MAX_SECONDS;
  return code === 'OVERLOADED' && isSoon ? { seconds, withinMs: WITHIN_MS } : null;
}
