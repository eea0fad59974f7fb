import { PictureError } from './picture-error.ts';

export const RASTER_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;

export type RasterType = (typeof RASTER_TYPES)[number];

export type Size = { readonly width: number; readonly height: number };

/** What a browser has to unpack, however few bytes it comes from. */
export const RASTER_BOUNDS = { pixels: 16_000_000, side: 8000 } as const;

/**
 * Width and height as the file's header says them.
 * @param what it is called in a message
 * @throws {PictureError} it is not a file of this type, or has too many pixels
 */
export function rasterSize(type: RasterType, bytes: Uint8Array, what = 'it'): Size {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = READERS[type](view);
  if (!size || size.width === 0 || size.height === 0) {
    throw new PictureError(`${what} is not a ${type.slice('image/'.length).toUpperCase()} file`);
  }
  const { width, height } = size;
  if (width * height > RASTER_BOUNDS.pixels || Math.max(width, height) > RASTER_BOUNDS.side) {
    throw new PictureError(`${what} has ${width} x ${height} pixels, too many`);
  }
  return size;
}

const READERS: Readonly<Record<RasterType, (bytes: Buffer) => Size | null>> = {
  'image/png': pngSize,
  'image/gif': gifSize,
  'image/jpeg': jpegSize,
};

const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 24 || !bytes.subarray(0, PNG_START.length).equals(PNG_START)) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function gifSize(bytes: Buffer): Size | null {
  if (bytes.length < 10 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return null;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** Markers that a length does not follow. */
const isBare = (marker: number): boolean => marker === 1 || (marker >= 0xd0 && marker <= 0xd8);
/** Frames, in any of the ways a JPEG can be coded. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else if (isFrame(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    } else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
