import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const MANIFEST = join(import.meta.dirname, '../../../package.json');

/** Of the release. */
export function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}
