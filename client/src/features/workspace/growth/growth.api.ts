import type { Growth } from '@stepwise/contracts/growth';
import { call } from '../../../lib/api/api-client.ts';
import { retryWhileBusy } from '../../../lib/api/retry/retry-while-busy.ts';

/** What is known, and the same in a sentence. */
export type GrowthAnswer = { readonly message: string; readonly data: Growth };

/** Whether it can be measured how a submission grows. */
export function getGrowth(id: string, signal: AbortSignal): Promise<GrowthAnswer> {
  return call('GET /submission/{id}/growth', { path: { id }, signal });
}

/** The server answers within 60 s, waiting for its turn included. */
const MEASURING_SILENCE_MS = 90_000;

/**
 * Has it measured; the server gives up when the call is given up. Waits out a busy server.
 * @throws {ApiError}
 */
export function measureGrowth(id: string, signal: AbortSignal): Promise<GrowthAnswer> {
  const options = { path: { id }, signal, silenceMs: MEASURING_SILENCE_MS };
  return retryWhileBusy(() => call('POST /submission/{id}/growth', options), signal);
}
