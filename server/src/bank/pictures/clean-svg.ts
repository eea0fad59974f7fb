import { SaxesParser } from 'saxes';
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { escapeHtml } from '../../lib/escape-html.ts';
import { DrawnParts } from './drawn-parts.ts';
import { PictureError } from './picture-error.ts';
import { RASTER_BOUNDS, RASTER_TYPES, rasterSize } from './raster-size.ts';
import { isSafeStyle, SHOWN_ATTRIBUTE, SHOWN_ELEMENTS } from './svg-vocabulary.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const ELEMENTS_MAX = 20_000;
const DEPTH_MAX = 100;

export type CleanSvg = {
  readonly text: string;
  /** Null where the drawing does not say it. */
  readonly width: number | null;
  readonly height: number | null;
};

/**
 * Writes a drawing anew with nothing in it but what is drawn: no script, no event, no animation, no
 * style that could ask for anything, and no reference but to its own parts and to pictures inside.
 * @throws {PictureError} it is not an SVG file, or would be too much for a browser
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  const cleaner = new SvgCleaner();
  const parser = new SaxesParser({ xmlns: true });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', (tag) => cleaner.open(tag));
    parser.on('closetag', () => cleaner.close());
    parser.on('text', (piece) => cleaner.text(piece));
    parser.on('cdata', (piece) => cleaner.text(piece));
    parser.write(text).close();
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new PictureError(`it is not an SVG file that can be read: ${reason.slice(0, 200)}`);
  }
  return cleaner.finish();
}

class SvgCleaner {
  readonly #out: string[] = [];
  /** Of the elements that are open and kept. */
  readonly #open: string[] = [];
  readonly #parts = new DrawnParts();
  /** How deep the parser is in an element that is left out; 0 outside of one. */
  #leftOut = 0;
  #count = 0;
  /** What stands in the style element that is open; null outside of one. */
  #style: string[] | null = null;
  /** Of all pictures inside. */
  #pixels = 0;
  #width: number | null = null;
  #height: number | null = null;

  open(tag: SaxesTagNS): void {
    if (++this.#count > ELEMENTS_MAX)
      throw new PictureError(`it has more than ${ELEMENTS_MAX} parts`);
    if (this.#open.length === 0 && (tag.local !== 'svg' || tag.uri !== SVG)) {
      throw new PictureError('it is not an SVG file: it has no svg element');
    }
    if (this.#leftOut > 0 || tag.uri !== SVG || !SHOWN_ELEMENTS.has(tag.local)) {
      this.#leftOut++;
      return;
    }
    if (this.#open.length === DEPTH_MAX) throw new PictureError('it is nested too deeply');
    if (this.#open.length === 0) this.#measure(tag);
    this.#open.push(tag.local);
    this.#parts.open(tag.attributes['id']?.value, usedBy(tag));
    if (tag.local === 'style') this.#style = [];
    else this.#out.push(`<${tag.local}${this.#attributes(tag)}>`);
  }

  text(piece: string): void {
    if (this.#leftOut > 0) return;
    if (this.#style) this.#style.push(piece);
    else if (this.#open.length > 0) this.#out.push(escapeHtml(piece));
  }

  close(): void {
    if (this.#leftOut > 0) {
      this.#leftOut--;
      return;
    }
    const name = this.#open.pop() ?? '';
    this.#parts.close();
    if (this.#style && name === 'style') this.#endStyle(this.#style.join(''));
    else this.#out.push(`</${name}>`);
  }

  /** @throws {PictureError} it stands for too many parts */
  finish(): CleanSvg {
    this.#parts.check();
    return { text: `${this.#out.join('')}\n`, width: this.#width, height: this.#height };
  }

  #endStyle(style: string): void {
    this.#style = null;
    if (isSafeStyle(style)) this.#out.push(`<style>${escapeHtml(style)}</style>`);
  }

  #attributes({ local, attributes }: SaxesTagNS): string {
    const isRoot = this.#open.length === 1;
    const kept = Object.values(attributes).filter((one) => isKept(local, one));
    for (const one of kept) if (local === 'image' && one.local === 'href') this.#look(one.value);
    const written = kept.map(({ uri, local: name, value }) => {
      const prefix = uri === XLINK ? 'xlink:' : uri === XML && 'xml:';
      return ` ${prefix || ''}${name}="${escapeHtml(value)}"`;
    });
    const spaces = isRoot ? ` xmlns="${SVG}" xmlns:xlink="${XLINK}"` : '';
    return spaces + written.join('');
  }

  /** A few bytes can unpack to more pixels than a browser has room for. */
  #look(address: string): void {
    const type = RASTER_TYPES.find((one) => address.startsWith(`data:${one};`));
    if (type === undefined) return;
    const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    const { width, height } = rasterSize(type, bytes, 'a picture inside');
    this.#pixels += width * height;
    if (this.#pixels > RASTER_BOUNDS.pixels) {
      throw new PictureError(`the pictures inside have more than ${RASTER_BOUNDS.pixels} pixels`);
    }
  }

  #measure({ attributes }: SaxesTagNS): void {
    const [, , boxWidth, boxHeight] = (attributes['viewBox']?.value ?? '').trim().split(/[\s,]+/);
    this.#width = pixels(attributes['width']?.value) ?? pixels(boxWidth);
    this.#height = pixels(attributes['height']?.value) ?? pixels(boxHeight);
  }
}

/** The name of the part that a `use` draws again. */
function usedBy({ local, attributes }: SaxesTagNS): string | null {
  if (local !== 'use') return null;
  const targets = Object.values(attributes).filter(
    (one) => isKept(local, one) && one.local === 'href',
  );
  // Without a space of names it counts before the older one.
  const target = targets.find(({ uri }) => uri === '') ?? targets[0];
  return target?.value.slice(1) ?? null;
}

function isKept(element: string, { uri, local, value }: SaxesAttributeNS): boolean {
  if (local === 'href' && (uri === '' || uri === XLINK)) {
    return element === 'image'
      ? /^data:image\/(?:png|jpeg|gif);base64,[\w+/=\s]*$/.test(value)
      : value.startsWith('#');
  }
  if (uri === XML) return local === 'space' || local === 'lang';
  return uri === '' && SHOWN_ATTRIBUTE.test(local) && isSafeStyle(value);
}

const UNITS: Readonly<Record<string, number>> = {
  ...{ '': 1, px: 1, pt: 4 / 3, pc: 16, em: 16, ex: 8 },
  ...{ mm: 96 / 25.4, cm: 96 / 2.54, in: 96 },
};

/** Null for anything but a length; percentages are not one. */
function pixels(length: string | undefined): number | null {
  const [, number = '', unit = ''] = /^\s*(\d*\.?\d+)([a-z]*)\s*$/.exec(length ?? '') ?? [];
  const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  const value = number === '' || factor === undefined ? 0 : Number(number) * factor;
  return value > 0 ? value : null;
}
