import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Streams `{message, data}` where the data is too large for the memory. If the data breaks off, so does
 * the connection: no client takes a part for the whole.
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

/** Streams a text that is too large for the memory, as sendInPieces does. Its type is the caller's to set. */
export async function sendPieces(res: Response, pieces: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(pieces), res);
  } catch (error) {
    // The client has disconnected.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

async function* envelope(message: string, data: AsyncIterable<string>): AsyncGenerator<string> {
  yield `{"message":${JSON.stringify(message)},"data":`;
  yield* data;
  yield '}';
}
