import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isImported } from '../import/is-imported.ts';
import { openPackage } from '../package-files.ts';
import { EQUIVALENTS_YAML } from '../strength/equivalents.ts';

/** Increase it when seeding changes its result for the same files: all problems are then seeded again. */
const MAPPING_VERSION = 2;

/** What is there to prove a problem, and never reaches the database. */
const PROOFS =
  /^(?:data\/(?:invalid_input|(?:in)?valid_output|(?:sample|secret)\/.*\.yaml$)|input_validators\/|generators\/(?:small|ladder)\.yaml$|submissions\/(?:equivalents\.yaml$|(?:wrong_answer|time_limit_exceeded)\/))/;

/**
 * Hash of the files of a package that the product's problem is made of. Cheap, as it is taken of
 * every package at every start. Large cases are covered by their manifest.
 * @throws {BankError} when the folder holds what no package may
 */
export async function contentHash(directory: string): Promise<string> {
  const folder = await openPackage(directory);
  const { name, files } = folder;
  // In the form that others write, any file may say how outputs are compared.
  const all = await isImported(folder);
  const content = files.filter((path) => all || !PROOFS.test(path));
  return hashOf([MAPPING_VERSION, name], directory, content);
}

/** Increase it when the checks become stricter: all problems then have to be proven again. */
const CHECKS_VERSION = 2;

/**
 * Hash of all files of a package, those that prove it among them; the list of equivalent mutants proves nothing.
 * @throws {BankError} when the folder holds what no package may
 */
export async function packageHash(directory: string): Promise<string> {
  const { name, files } = await openPackage(directory);
  const proof = files.filter((path) => path !== EQUIVALENTS_YAML);
  return hashOf([CHECKS_VERSION, name], directory, proof);
}

async function hashOf(
  start: readonly (string | number)[],
  directory: string,
  paths: readonly string[],
): Promise<string> {
  const texts = await Promise.all(paths.map((path) => readFile(join(directory, path))));
  const hash = createHash('sha256').update(JSON.stringify(start));
  for (const [index, path] of paths.entries()) {
    const text = texts[index] ?? Buffer.alloc(0);
    hash.update(JSON.stringify([path, text.byteLength])).update(text);
  }
  return hash.digest('hex');
}
