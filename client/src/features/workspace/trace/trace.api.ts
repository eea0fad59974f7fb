import type { Trace, TraceRequest } from '@stepwise/contracts/trace';
import { call } from '../../../lib/api/api-client.ts';
import { retryWhileBusy } from '../../../lib/api/retry/retry-while-busy.ts';

/** A recording waits half a minute for its turn, and may then take as long as its limits. */
const SILENCE_MS = 60_000;

/**
 * Runs a program on one input and answers with every step of it. Waits out a busy server.
 * @throws {ApiError}
 */
export async function recordTrace(data: TraceRequest, signal: AbortSignal): Promise<Trace> {
  const record = () => call('POST /trace', { data, signal, silenceMs: SILENCE_MS });
  return (await retryWhileBusy(record, signal)).data;
}
