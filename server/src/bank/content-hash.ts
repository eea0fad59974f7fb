import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPackage } from './package-files.ts';

/** Raise it when seeding makes something else out of the same files: then all are seeded again. */
const MAPPING_VERSION = 1;

/** What is there to prove a problem, and never reaches the database. */
const PROOFS =
  /^(?:data\/(?:invalid_input|(?:sample|secret)\/.*\.yaml$)|input_validators\/|submissions\/(?:wrong_answer|time_limit_exceeded)\/)/;

/**
 * Hash of the files of a package that the product's problem is made of. Cheap, as it is taken of
 * every package at every start. Large cases are covered by their manifest.
 * @throws {BankError} when the folder holds what no package may
 */
export async function contentHash(directory: string): Promise<string> {
  const { name, files } = await openPackage(directory);
  const content = files.filter((path) => !PROOFS.test(path));
  const texts = await Promise.all(content.map((path) => readFile(join(directory, path))));
  const hash = createHash('sha256').update(JSON.stringify([MAPPING_VERSION, name]));
  for (const [index, path] of content.entries()) {
    const text = texts[index] ?? Buffer.alloc(0);
    hash.update(JSON.stringify([path, text.byteLength])).update(text);
  }
  return hash.digest('hex');
}
