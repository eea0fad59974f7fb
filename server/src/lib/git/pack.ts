import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { deltaOf, sizeOf } from './delta.ts';
import type { GitObject, GitType } from './git-object.ts';

/** An object as it stands in a pack. */
export type PackEntry = { readonly id: string; readonly bytes: Buffer };

const TYPES: Readonly<Record<GitType, number>> = { commit: 1, tree: 2, blob: 3 };
const DELTA = 7;
/** Bodies of at most so many bytes are not packed. */
const STORED_MAX = 256;
const ADLER_BASE = 65_521;
/** Where each entry is made of the one before, a reader walks back as far. */
const CHAIN_MAX = 50;

/** Packs objects one by one. The same objects in the same order give the same bytes. */
export class Packer {
  /** How far each object stands from one that is there as a whole. */
  readonly #chains = new Map<string, number>();

  /** @param base an earlier object of the same type that this one differs little from */
  pack(object: GitObject, base?: GitObject): PackEntry {
    const { id, body } = object;
    const chain = base === undefined ? undefined : this.#chains.get(base.id);
    if (base !== undefined && chain !== undefined && chain < CHAIN_MAX) {
      const delta = deltaOf(base.body, body);
      if (delta.byteLength < body.byteLength / 2) {
        this.#chains.set(id, chain + 1);
        const from = Buffer.from(base.id, 'hex');
        return { id, bytes: entryOf(DELTA, delta, from) };
      }
    }
    this.#chains.set(id, 0);
    return { id, bytes: entryOf(TYPES[object.type], body) };
  }
}

function entryOf(type: number, body: Buffer, base: Buffer = Buffer.alloc(0)): Buffer {
  const size = body.byteLength;
  const first = (type << 4) | (size & 0x0f);
  const rest = size >>> 4;
  const head = rest === 0 ? [Buffer.from([first])] : [Buffer.from([0x80 | first]), sizeOf(rest)];
  return Buffer.concat([...head, base, ...zlibOf(body)]);
}

/** In the form of zlib. Setting a compressor up costs more than a small body is worth. */
function zlibOf(body: Buffer): Buffer[] {
  const length = body.byteLength;
  if (length > STORED_MAX) return [deflateSync(body)];
  // One block, the last, as it is.
  const head = Buffer.from([0x78, 0x01, 0x01, 0, 0, 0, 0]);
  head.writeUInt16LE(length, 3);
  head.writeUInt16LE(~length & 0xffff, 5);
  const end = Buffer.alloc(4);
  end.writeUInt32BE(adler32(body));
  return [head, body, end];
}

/** The checksum of zlib, of a body that is so short that no sum overflows. */
function adler32(body: Buffer): number {
  let [low, high] = [1, 0];
  for (const byte of body) {
    low += byte;
    high += low;
  }
  return (((high % ADLER_BASE) << 16) | (low % ADLER_BASE)) >>> 0;
}

export type Pack = {
  readonly pieces: readonly Buffer[];
  /** Hash over all of it. */
  readonly checksum: Buffer;
};

/** A pack of these. Each stands in it once. */
export function packOf(entries: readonly PackEntry[]): Pack {
  const head = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
  head.writeUInt32BE(entries.length, 8);
  const pieces = [head, ...entries.map(({ bytes }) => bytes)];
  const hash = createHash('sha1');
  for (const piece of pieces) hash.update(piece);
  const checksum = hash.digest();
  return { pieces: [...pieces, checksum], checksum };
}

/** The index with which objects are found in a pack on a disk. */
export function packIndexOf(entries: readonly PackEntry[], checksum: Buffer): Buffer {
  let offset = 12;
  const places = entries.map(({ id, bytes }) => {
    const place = { id, offset, crc: crc32(bytes) };
    offset += bytes.byteLength;
    return place;
  });
  places.sort((one, other) => (one.id < other.id ? -1 : 1));
  // How many begin with this byte or a lower one.
  const fan = Array.from({ length: 256 }, (_, byte) => {
    const next = (byte + 1).toString(16).padStart(2, '0');
    return byte === 255 ? places.length : countBelow(places, next);
  });
  const body = Buffer.concat([
    Buffer.from('\xfftOc\0\0\0\x02', 'latin1'),
    numbersOf(fan),
    ...places.map(({ id }) => Buffer.from(id, 'hex')),
    numbersOf(places.map(({ crc }) => crc)),
    numbersOf(places.map((place) => place.offset)),
    checksum,
  ]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

/** How many ids of a sorted list come before this beginning of one. */
function countBelow(places: readonly { readonly id: string }[], start: string): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle]?.id ?? start) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function numbersOf(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
}
