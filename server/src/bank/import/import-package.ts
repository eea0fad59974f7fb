import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { bankError } from '../bank-error.ts';
import type { BankProblem } from '../bank-problem.ts';
import { readProblem } from '../read-problem.ts';
import { FIRST_NUMBER } from './convert-tree.ts';
import type { Conversion, ConvertOptions } from './convert-tree.ts';
import { DEFAULT_TIME_LIMIT, toBankProblem } from './read-imported.ts';
import { readPackage } from './reader/package-reader.ts';
import { writePackage } from './write-package.ts';

/**
 * Reads a package and decides what becomes of it here. Writes nothing.
 * @param from a folder or a zip file
 * @param into the folder of the bank that it is for
 * @throws {BankError} with everything that would make verdicts wrong
 */
export async function convertPackage(
  from: string,
  into: string,
  options: Omit<ConvertOptions, 'number'> = {},
): Promise<Conversion> {
  return readPackage({ from: resolve(from), number: await nextNumber(into), ...options });
}

/** The problem as it would be read from its place, to be judged before it has one. */
export function draftProblem(conversion: Conversion): BankProblem {
  const { slug, tree, platform, foreign, memory } = conversion;
  const metadata = { ...foreign.metadata, memory };
  const withMemory = { ...foreign, metadata };
  return toBankProblem({ foreign: withMemory, platform, tree, slug, directory: '' });
}

/**
 * Puts a converted package into a folder, whole or not at all, and reads it from there.
 * @param timeLimit seconds; what the package says, or what was measured
 * @throws {BankError} there is a problem of this name already
 */
export async function placePackage(
  conversion: Conversion,
  into: string,
  timeLimit = conversion.foreign.metadata.timeLimit ?? DEFAULT_TIME_LIMIT,
): Promise<BankProblem> {
  const { slug, tree, foreign, platform, memory } = conversion;
  await mkdir(into, { recursive: true });
  const target = join(into, slug);
  if ((await readdir(into)).includes(slug)) {
    throw bankError(slug, `is in ${basename(into)} already; remove it or choose another name`);
  }
  // Beside its place, so that a rename puts it there in one step; a dot keeps it out of the bank.
  const temporary = await mkdtemp(join(into, '.import-'));
  try {
    const draft = join(temporary, slug);
    for (const [path, content] of writePackage(tree, foreign, {
      slug,
      platform,
      timeLimit,
      memory,
    })) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), content);
    }
    await readProblem(draft);
    await rename(draft, target);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return readProblem(target);
}

async function nextNumber(bankDirectory: string): Promise<number> {
  const names = await readdir(bankDirectory).catch(() => []);
  const texts = await Promise.all(
    names.map((name) =>
      readFile(join(bankDirectory, name, '.platform.yaml'), 'utf8').catch(() => ''),
    ),
  );
  const numbers = texts.map((text) => Number(/^number: (\d+)$/m.exec(text)?.[1] ?? 0));
  return Math.max(FIRST_NUMBER - 1, ...numbers) + 1;
}
