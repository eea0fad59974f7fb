import { describe, expect, it } from 'vitest';
import { encodeFrame, FrameError, FrameParser } from './frames.ts';

function parserFor(blobCapBytes: number): FrameParser {
  const parser = new FrameParser();
  parser.blobCapBytes = blobCapBytes;
  return parser;
}

/** A frame whose header is these bytes, whatever they are. */
function raw(header: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(header));
  return Buffer.concat([length, Buffer.from(header)]);
}

describe('frames', () => {
  const blobs = [Buffer.from('one'), Buffer.alloc(0), Buffer.from([0, 255])];
  const frame = encodeFrame({ op: 'done', figure: 7 }, blobs);

  it('come out as they went in', () => {
    const [parsed, ...more] = parserFor(5).push(frame);
    expect(more).toEqual([]);
    expect(parsed?.header).toEqual({ op: 'done', figure: 7, blobs: [3, 0, 2] });
    expect(parsed?.blobs).toEqual(blobs);
  });

  it('come out whole however the stream was cut', () => {
    const parser = parserFor(5);
    const stream = Buffer.concat([frame, frame]);
    const seen = [...stream].flatMap((byte) => [...parser.push(Buffer.from([byte]))]);
    expect(seen.map((parsed) => parsed.blobs)).toEqual([blobs, blobs]);
    expect([...parserFor(5).push(stream)]).toHaveLength(2);
  });

  it.each([
    ['a header longer than any', Buffer.from([0xff, 0xff, 0xff, 0xff])],
    ['a header that is not JSON', raw('nonsense')],
    ['a header without an operation', raw('{"blobs":[]}')],
    ['a header without sizes', raw('{"op":"done"}')],
    ['a negative size', raw('{"op":"done","blobs":[-1]}')],
    ['a broken size', raw('{"op":"done","blobs":[0.5]}')],
    ['more blobs than any', raw(`{"op":"done","blobs":[${Array(2000).fill(0).join()}]}`)],
    ['more bytes than were asked for', raw('{"op":"done","blobs":[3,3]}')],
    ['a size beyond all numbers', raw('{"op":"done","blobs":[1e308]}')],
  ])('are refused: %s', (_, bytes) => {
    expect(() => [...parserFor(5).push(bytes)]).toThrow(FrameError);
  });
});
