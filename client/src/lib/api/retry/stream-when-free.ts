import type { ErrorCode } from '@stepwise/contracts/error';
import { ApiError } from '../failures/api-error.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** A refusal that comes as an event names no time. */
const WAIT_SECONDS = 5;

type Event = { readonly name: string; readonly payload: unknown };

/**
 * The events of a call that may arrive twice. A server that is too busy to begin is asked again for up to 45 s.
 * @throws {ApiError} that of the last try; whatever the stream throws
 */
export async function* streamWhenFree<Told extends Event>(
  open: () => AsyncGenerator<Told>,
  signal: AbortSignal,
): AsyncGenerator<Told> {
  const begin = async () => {
    const events = open();
    const first = await events.next();
    const refusal = first.done === true ? null : busyIn(first.value);
    if (refusal === null) return { events, first };
    await events.return(undefined);
    throw refusal;
  };
  const { events, first } = await retryWhileBusy(begin, signal);
  try {
    if (first.done !== true) yield first.value;
    yield* events;
  } finally {
    await events.return(undefined);
  }
}

function busyIn({ name, payload }: Event): ApiError | null {
  const { code, message } = payload as { code?: ErrorCode; message?: string };
  if (name !== 'failed' || code !== 'OVERLOADED') return null;
  const fields = { message: message ?? '', errors: [], requestId: '', status: 503 };
  return new ApiError({ ...fields, code, retryAfterSeconds: WAIT_SECONDS });
}
