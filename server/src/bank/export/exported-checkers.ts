import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'checkers', name), 'utf8');

/**
 * The product's own comparisons that the package format does not know, as the validators they are
 * exported as. On import the very same text becomes the comparison again.
 */
export const EXPORTED_CHECKERS: Readonly<Record<string, string>> = {
  lines: read('lines.py'),
  'unordered-lines': read('unordered_lines.py'),
};
