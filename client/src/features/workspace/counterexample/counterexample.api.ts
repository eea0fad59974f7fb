import type { Counterexample } from '@stepwise/contracts/counterexample';
import { call } from '../../../lib/api/api-client.ts';
import { stream } from '../../../lib/api/events/event-stream.ts';
import type { StreamEvent } from '../../../lib/api/operation.ts';
import { streamWhenFree } from '../../../lib/api/retry/stream-when-free.ts';

/** What is known, and the same in a sentence. */
export type CounterexampleAnswer = { readonly message: string; readonly data: Counterexample };

/** What the server tells of a search. */
export type SearchEvent = StreamEvent<'POST /submission/{id}/counterexample'>;

/** What is known of the smallest input on which a submission fails. */
export function getCounterexample(id: string, signal: AbortSignal): Promise<CounterexampleAnswer> {
  return call('GET /submission/{id}/counterexample', { path: { id }, signal });
}

/**
 * Looks for that input and tells of it as it goes. The server ends the search when the call is given up. Who asked
 * for it waits out a busy server.
 * The events may end without `done` or `failed` when the connection breaks.
 * @throws {ApiError} when the server refuses, cannot be reached or falls silent
 */
export function searchCounterexample(
  id: string,
  signal: AbortSignal,
  isUnasked: boolean,
): AsyncGenerator<SearchEvent> {
  const search = () =>
    stream('POST /submission/{id}/counterexample', { path: { id }, body: {}, signal });
  return isUnasked ? search() : streamWhenFree(search, signal);
}
