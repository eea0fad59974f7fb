import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { firstSignal } from '../lib/process/first-signal.ts';

/** For the largest data and a slow line. */
const DEADLINE_MS = 15 * 60_000;

/**
 * Streams `{message, data}` where the data is too large for the memory. It breaks off when the data does, when the
 * session or token ends, or the role that it is for, and after a quarter of an hour, and so does the connection: no
 * client takes a part for the whole.
 * @param data pieces of JSON text
 */
export async function sendInPieces(
  res: Response,
  message: string,
  data: AsyncIterable<string>,
): Promise<void> {
  res.type('json');
  await sendPieces(res, envelope(message, data));
}

/**
 * Streams what is too large for the memory, as sendInPieces does. Its type is the caller's to set.
 * @param stopping breaks it off, too
 */
export async function sendPieces(
  res: Response,
  pieces: AsyncIterable<string | Uint8Array>,
  ...stopping: AbortSignal[]
): Promise<void> {
  const session = new AbortController();
  const stopWatching = res.locals.onSessionEnd?.(() => session.abort());
  const { signal, release } = firstSignal([session.signal, ...stopping], DEADLINE_MS);
  try {
    await pipeline(Readable.from(pieces), res, { signal });
  } catch (error) {
    const hasLeft = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!signal.aborted && !hasLeft) throw error;
  } finally {
    release();
    stopWatching?.();
  }
}

async function* envelope(message: string, data: AsyncIterable<string>): AsyncGenerator<string> {
  yield `{"message":${JSON.stringify(message)},"data":`;
  yield* data;
  yield '}';
}
