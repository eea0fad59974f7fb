import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** The picture of those who run the site, in the place of the product's. */
export type SiteLogo = {
  /** On this site; another picture has another one. */
  readonly path: string;
  readonly type: 'image/png' | 'image/webp';
  readonly content: Buffer;
};

const BYTES_MAX = 262_144;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Reads the picture once. By what it holds, not by its name: a drawing with scripts (SVG) is none of these.
 * @throws in words for whoever has set it
 */
export function readLogo(file: string): SiteLogo {
  const content = readSmall(file);
  const kind = kindOf(content);
  if (kind === null) throw new Error(`LOGO_FILE: ${file} is neither PNG nor WebP`);
  const name = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `/logo-${name}.${kind}`, type: `image/${kind}`, content };
}

function readSmall(file: string): Buffer {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`LOGO_FILE: there is no file ${file}`);
  if (size > BYTES_MAX) throw new Error(`LOGO_FILE: ${file} is larger than 256 KiB`);
  return readFileSync(file);
}

function kindOf(content: Buffer): 'png' | 'webp' | null {
  if (content.subarray(0, PNG.length).equals(PNG)) return 'png';
  const [riff, webp] = [content.toString('latin1', 0, 4), content.toString('latin1', 8, 12)];
  return riff === 'RIFF' && webp === 'WEBP' ? 'webp' : null;
}
