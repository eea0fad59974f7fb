/** Ends a part of a conversation. */
export const FLUSH = Buffer.from('0000');

const LENGTH_BYTES = 4;
const LINE_MAX = 65_520;
/** What a band of a line may carry: a byte tells which band it is. */
const BAND_MAX = LINE_MAX - LENGTH_BYTES - 1;

/** A line as git's protocol has it: its length before it. */
export function pktLine(text: string | Buffer): Buffer {
  const body = Buffer.from(text);
  const length = (body.byteLength + LENGTH_BYTES).toString(16).padStart(LENGTH_BYTES, '0');
  return Buffer.concat([Buffer.from(length), body]);
}

/** Data in lines of the first band; the others are for words of progress and of failure. */
export function* banded(pieces: Iterable<Buffer>): Generator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for (const piece of pieces) {
    for (let from = 0; from < piece.byteLength;) {
      const part = piece.subarray(from, from + BAND_MAX - bytes);
      waiting.push(part);
      bytes += part.byteLength;
      from += part.byteLength;
      if (bytes < BAND_MAX) continue;
      yield inBand(waiting);
      [waiting, bytes] = [[], 0];
    }
  }
  if (bytes > 0) yield inBand(waiting);
}

function inBand(pieces: readonly Buffer[]): Buffer {
  return pktLine(Buffer.concat([Buffer.from([1]), ...pieces]));
}

/**
 * The lines of a body; null for the end of a part.
 * @throws {PktLineError}
 */
export function readPktLines(body: Buffer): (string | null)[] {
  const lines: (string | null)[] = [];
  for (let at = 0; at < body.byteLength;) {
    const head = body.toString('latin1', at, at + LENGTH_BYTES);
    const length = /^[\da-f]{4}$/i.test(head) ? Number.parseInt(head, 16) : Number.NaN;
    if (length === 0) {
      lines.push(null);
      at += LENGTH_BYTES;
      continue;
    }
    const isWhole = length >= LENGTH_BYTES && at + length <= body.byteLength;
    if (!isWhole) throw new PktLineError('These are no lines of git');
    lines.push(body.toString('utf8', at + LENGTH_BYTES, at + length).replace(/\n$/, ''));
    at += length;
  }
  return lines;
}

export class PktLineError extends Error {
  override readonly name = 'PktLineError';
}
