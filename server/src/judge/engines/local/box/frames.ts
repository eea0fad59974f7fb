import { z } from 'zod';

const HEADER_CAP_BYTES = 1 << 20;
const BLOBS_CAP = 1024;

const headerSchema = z.looseObject({
  op: z.string(),
  blobs: z.array(z.int().nonnegative()).max(BLOBS_CAP),
});

export type Frame = {
  readonly header: z.output<typeof headerSchema>;
  readonly blobs: readonly Buffer[];
};

/** What came out of a box is not a frame. The box is not to be trusted any further. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
}

/** A frame: u32be length of a JSON header, the header, then the blobs it gives the sizes of. */
export function encodeFrame(header: object, blobs: readonly Uint8Array[]): Buffer {
  const text = Buffer.from(JSON.stringify({ ...header, blobs: blobs.map((b) => b.byteLength) }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.byteLength);
  return Buffer.concat([length, text, ...blobs]);
}

function parseHeader(text: Buffer): Frame['header'] {
  let value: unknown;
  try {
    value = JSON.parse(text.toString());
  } catch {
    throw new FrameError('header is not JSON');
  }
  const parsed = headerSchema.safeParse(value);
  if (!parsed.success) throw new FrameError('header lacks a field or has a wrong one');
  return parsed.data;
}

/** Puts the pieces of a stream together again. Anything odd throws, before memory is given to it. */
export class FrameParser {
  /** Bytes all blobs of the next frame may have together; looked at anew for each. */
  blobCapBytes = 0;
  #pieces: Buffer[] = [];
  #available = 0;
  #headerBytes: number | null = null;
  #header: Frame['header'] | null = null;

  /** The frames that the piece completes, each when the loop comes to it. @throws {FrameError} */
  *push(piece: Buffer): Generator<Frame, void, undefined> {
    this.#pieces.push(piece);
    this.#available += piece.byteLength;
    for (let frame = this.#next(); frame; frame = this.#next()) yield frame;
  }

  #next(): Frame | null {
    if (this.#headerBytes === null) {
      const length = this.#take(4);
      if (!length) return null;
      this.#headerBytes = length.readUInt32BE();
      if (this.#headerBytes > HEADER_CAP_BYTES) throw new FrameError('header is too long');
    }
    if (!this.#header) {
      const text = this.#take(this.#headerBytes);
      if (!text) return null;
      this.#header = parseHeader(text);
    }
    const sizes = this.#header.blobs;
    const total = sizes.reduce((sum, size) => sum + size, 0);
    if (total > this.blobCapBytes) throw new FrameError('blobs are too long');
    const body = this.#take(total);
    if (!body) return null;
    const header = this.#header;
    this.#headerBytes = null;
    this.#header = null;
    return { header, blobs: split(body, sizes) };
  }

  #take(bytes: number): Buffer | null {
    if (this.#available < bytes) return null;
    const all = this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces);
    const rest = (all ?? Buffer.alloc(0)).subarray(bytes);
    this.#pieces = rest.byteLength > 0 ? [rest] : [];
    this.#available = rest.byteLength;
    return (all ?? Buffer.alloc(0)).subarray(0, bytes);
  }
}

function split(body: Buffer, sizes: readonly number[]): Buffer[] {
  let offset = 0;
  return sizes.map((size) => body.subarray(offset, (offset += size)));
}
