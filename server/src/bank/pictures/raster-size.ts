import { PictureError } from './picture-error.ts';

export type RasterType = 'image/png' | 'image/jpeg' | 'image/gif';

export type Size = { readonly width: number; readonly height: number };

/**
 * Width and height as the file's header says them.
 * @throws {PictureError} it is not a file of this type
 */
export function rasterSize(type: RasterType, bytes: Uint8Array): Size {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = READERS[type](view);
  if (size && size.width > 0 && size.height > 0) return size;
  throw new PictureError(`it is not a ${type.slice('image/'.length).toUpperCase()} file`);
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
