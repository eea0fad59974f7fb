import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageFolder } from '../package-files.ts';

/** Whether others wrote this package, so that it is read by the rules for theirs. */
export async function isImported({ directory, files }: PackageFolder): Promise<boolean> {
  if (!files.includes('.platform.yaml')) return false;
  return /^imported:/m.test(await readFile(join(directory, '.platform.yaml'), 'utf8'));
}
