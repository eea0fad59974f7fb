import { basename, extname } from 'node:path';
import { cleanSvg } from './clean-svg.ts';
import { PictureError } from './picture-error.ts';
import { RASTER_BOUNDS, rasterSize } from './raster-size.ts';
import type { RasterType } from './raster-size.ts';

/** A picture that a problem's texts show, fit to be served. */
export type Picture = {
  /** As the texts name it, like `tree.svg`. */
  readonly name: string;
  readonly type: RasterType | 'image/svg+xml';
  /** In pixels, as it is to be shown. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
};

const MIB = 1024 * 1024;

export const PICTURE_BOUNDS = {
  count: 30,
  bytes: 2 * MIB,
  svgBytes: MIB / 2,
  totalBytes: 8 * MIB,
} as const;

/** A browser that cannot know a drawing's size shows it at this width. */
const SVG_WIDTH = 400;

/** By the ending of a file's name, in the order in which one that a text leaves out is tried. */
export const PICTURE_TYPES: ReadonlyMap<string, Picture['type']> = new Map([
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.svg', 'image/svg+xml'],
  ['.gif', 'image/gif'],
]);

/**
 * Reads a picture and takes out of a drawing what could do more than be looked at.
 * @throws {PictureError}
 */
export function readPicture(path: string, bytes: Uint8Array): Picture {
  const ending = extname(path).toLowerCase();
  const type = PICTURE_TYPES.get(ending);
  if (type === undefined) {
    throw new PictureError('only PNG, JPEG, GIF and SVG can be shown; convert it');
  }
  const most = type === 'image/svg+xml' ? PICTURE_BOUNDS.svgBytes : PICTURE_BOUNDS.bytes;
  if (bytes.byteLength > most) throw new PictureError(`it is larger than ${most / 1024} KiB`);
  const name = basename(path);
  if (type === 'image/svg+xml') {
    const { text, width, height } = cleanSvg(bytes);
    const size = shown(width ?? SVG_WIDTH, height ?? SVG_WIDTH);
    return { name, type, ...size, bytes: Buffer.from(text) };
  }
  return { name, type, ...rasterSize(type, bytes), bytes };
}

/** A drawing has no pixels: whatever size it asks for, it is kept within what a page can show. */
function shown(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, RASTER_BOUNDS.side / Math.max(width, height));
  const scaled = (side: number): number => Math.max(1, Math.round(side * factor));
  return { width: scaled(width), height: scaled(height) };
}
