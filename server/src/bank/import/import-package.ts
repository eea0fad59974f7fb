import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { load } from 'js-yaml';
import type { FileTree } from '../archive/file-tree.ts';
import { readArchive } from '../archive/read-archive.ts';
import { bankError } from '../bank-error.ts';
import type { BankIssue } from '../bank-error.ts';
import type { BankProblem } from '../bank-problem.ts';
import { readProblem } from '../read-problem.ts';
import { slugSchema } from '../schemas.ts';
import { TAGS } from '../tags.ts';
import { Findings } from './findings.ts';
import { readForeignPackage } from './foreign-package.ts';
import type { ForeignPackage } from './foreign-package.ts';
import { importedPlatformSchema } from './imported-platform.ts';
import type { ImportedPlatform } from './imported-platform.ts';
import { DEFAULT_TIME_LIMIT, MEMORY_MAX, toBankProblem } from './read-imported.ts';
import { writePackage } from './write-package.ts';

/** A package of others that can be taken over, converted but not yet placed. */
export type Conversion = {
  readonly slug: string;
  readonly tree: FileTree;
  readonly foreign: ForeignPackage;
  readonly platform: ImportedPlatform;
  /** MiB. */
  readonly memory: number;
  /** What is lost, in words. */
  readonly warnings: readonly BankIssue[];
};

/**
 * Reads a package and decides what becomes of it here. Writes nothing.
 * @param from a folder or a zip file
 * @param into the folder of the bank that it is for
 * @param slug instead of the package's own name
 * @throws {BankError} with everything that would make verdicts wrong
 */
export async function convertPackage(
  from: string,
  into: string,
  slug: string | null = null,
): Promise<Conversion> {
  return convertTree(await readArchive(from), await nextNumber(into), slug);
}

/**
 * Decides what becomes of a package that was read.
 * @param number of the problem in the bank
 * @param slug instead of the package's own name
 * @throws {BankError} with everything that would make verdicts wrong
 */
export function convertTree(
  tree: FileTree,
  number = FIRST_NUMBER,
  slug: string | null = null,
): Conversion {
  const findings = new Findings(tree);
  const foreign = readForeignPackage(tree, findings);
  const name = slug ?? tree.name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (!slugSchema.safeParse(name).success) {
    throw bankError(tree.name, 'gives no name of lower-case letters and digits; choose one');
  }
  if (slug === null && name !== tree.name) findings.warn('', `becomes ${name}`);
  const { metadata } = foreign;
  const asked = metadata.memory ?? MEMORY_MAX;
  if (asked > MEMORY_MAX) {
    findings.warn('problem.yaml', `limits.memory: ${asked} MiB become ${MEMORY_MAX}`);
  }
  const platform = platformOf(tree, foreign, number, findings);
  const memory = Math.max(16, Math.min(MEMORY_MAX, Math.round(asked)));
  const title = metadata.title ?? foreign.statement.title ?? name;
  const named = { ...foreign, metadata: { ...metadata, title } };
  return { slug: name, tree, foreign: named, platform, memory, warnings: findings.warnings };
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

/** Small numbers are the bank's own. */
const FIRST_NUMBER = 1001;

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

/** What the format has no place for: from the package, where it was exported here, or a guess. */
function platformOf(
  tree: FileTree,
  { metadata, tests }: ForeignPackage,
  number: number,
  findings: Findings,
): ImportedPlatform {
  const imported = { from: metadata.format };
  const own = ownPlatform(tree);
  if (own) return { ...own, imported, number };
  const tags = TAGS.filter((tag) =>
    metadata.keywords.some((word) => word.toLowerCase() === tag.toLowerCase()),
  );
  findings.warn('', 'difficulty and level are guesses; set them in .platform.yaml, with hints');
  const samples = tests.filter(({ name }) => name.startsWith('sample/'));
  return {
    ...{ schema: 1, imported, number, difficulty: 'MEDIUM', level: 'LVL-1', category: 'imported' },
    ...{ tags: tags.slice(0, 4), hints: [], visible_dirs: ['sample'] },
    examples: samples.map(({ name }) => ({ case: name })),
  };
}

/** An export of this platform has its file on board; anything that is not quite one does not count. */
function ownPlatform(tree: FileTree): Omit<ImportedPlatform, 'imported'> | null {
  const text = tree.files.get('.platform.yaml')?.toString('utf8');
  if (text === undefined || text.length > PLATFORM_CHARACTERS_MAX) return null;
  let yaml: unknown;
  try {
    yaml = load(text);
  } catch {
    return null;
  }
  const known = importedPlatformSchema.omit({ imported: true }).strip();
  return known.safeParse(yaml).data ?? null;
}

const PLATFORM_CHARACTERS_MAX = 64 * 1024;
