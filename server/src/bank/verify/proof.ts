import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageHash } from '../seed/content-hash.ts';
import { PROOF_FILE } from '../package-files.ts';

/**
 * Proving a problem takes up to a minute of judging, the bank a quarter of an hour. So the hash of
 * what was proven is kept beside it, and tests prove only what has changed since.
 * @throws {BankError} when the folder holds what no package may
 */
export async function isProven(directory: string): Promise<boolean> {
  const proven = await readFile(join(directory, PROOF_FILE), 'utf8').catch(() => '');
  return proven.trim() === (await packageHash(directory));
}

/** Says of the package as it stands that it was proven. */
export async function markProven(directory: string): Promise<void> {
  await writeFile(join(directory, PROOF_FILE), `${await packageHash(directory)}\n`);
}
