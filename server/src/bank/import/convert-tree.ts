import { TITLE_MAX } from '@stepwise/contracts/problem-edit';
import { isPlainName, isStorable } from '@stepwise/contracts/text';
import { load } from 'js-yaml';
import type { FileTree } from '../archive/file-tree.ts';
import { bankError } from '../bank-error.ts';
import type { BankIssue } from '../bank-error.ts';
import { EXPORTED_PLATFORM_FILE, PLATFORM_FILE } from '../package-files.ts';
import { slugSchema } from '../schemas.ts';
import { TAGS } from '../tags.ts';
import { Findings } from './findings.ts';
import { readForeignPackage } from './foreign-package.ts';
import type { ForeignPackage } from './foreign-package.ts';
import { importedPlatformSchema } from './imported-platform.ts';
import type { ImportedPlatform } from './imported-platform.ts';
import { openLanguages } from './programs/open-languages.ts';
import { MEMORY_MAX } from './read-imported.ts';
import { refuseUnstorable } from './refuse-unstorable.ts';

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

const SLUG_CHARACTERS_MAX = 100;
/** Small numbers are the bank's own. */
export const FIRST_NUMBER = 1001;

export type ConvertOptions = {
  /** Of the problem in the bank. */
  readonly number?: number;
  /** Instead of the package's own name. */
  readonly slug?: string | null;
  /** Whether the package may exclude languages of this platform. */
  readonly mayLimitLanguages?: boolean;
};

/**
 * Decides what becomes of a package that was read.
 * @throws {BankError} with everything that would make verdicts wrong
 */
export function convertTree(
  tree: FileTree,
  { number = FIRST_NUMBER, slug = null, mayLimitLanguages = true }: ConvertOptions = {},
): Conversion {
  const findings = new Findings(tree);
  const foreign = readForeignPackage(tree, findings);
  const name = nameOf(tree, slug);
  if (slug === null && name !== tree.name) findings.warn('', `becomes ${name}`);
  const { metadata } = foreign;
  const asked = metadata.memory ?? MEMORY_MAX;
  if (asked > MEMORY_MAX) {
    findings.warn('problem.yaml', `limits.memory: ${asked} MiB become ${MEMORY_MAX}`);
  }
  const platform = platformOf(tree, foreign, number, findings);
  const memory = Math.max(16, Math.min(MEMORY_MAX, Math.round(asked)));
  const title = titleOf(foreign, name, findings);
  const limited = { ...metadata, languages: metadata.languages ?? languagesOf(platform) };
  const languages = openLanguages(limited, mayLimitLanguages, findings);
  const named = { ...foreign, metadata: { ...metadata, title, languages } };
  refuseUnstorable(tree, named, platform, findings);
  findings.throwIfRefused();
  return { slug: name, tree, foreign: named, platform, memory, warnings: findings.warnings };
}

function nameOf(tree: FileTree, wanted: string | null): string {
  const name = wanted ?? tree.name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (slugSchema.safeParse(name).success && name.length <= SLUG_CHARACTERS_MAX) return name;
  throw bankError(
    tree.name,
    `gives no name of lower-case letters and digits, ${SLUG_CHARACTERS_MAX} at most; choose one`,
  );
}

/** Versions with no place for starters have none for languages either. */
function languagesOf({ starters }: ImportedPlatform): string[] | null {
  return starters ? Object.keys(starters) : null;
}

function titleOf(
  { metadata, statement }: ForeignPackage,
  name: string,
  findings: Findings,
): string {
  const title = (metadata.title ?? statement.title ?? '').replaceAll(/\s+/g, ' ').trim();
  if (title.length > TITLE_MAX) {
    findings.refuse('problem.yaml', `name: the title is longer than ${TITLE_MAX} characters`);
  }
  if (isStorable(title) && !isPlainName(title)) {
    findings.refuse('problem.yaml', 'name: the title holds characters that make it look another');
  }
  return title === '' ? name : title;
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
  const keywords = new Set(metadata.keywords.map((word) => word.toLowerCase()));
  const tags = TAGS.filter((tag) => keywords.has(tag.toLowerCase()));
  findings.warn('', 'difficulty and level are guesses; set them in .platform.yaml, with hints');
  const samples = tests.filter(({ name }) => name.startsWith('sample/'));
  return {
    ...{ schema: 1, imported, number, difficulty: 'MEDIUM', level: 'LVL-1', category: 'imported' },
    ...{ tags: tags.slice(0, 4), hints: [], visible_dirs: ['sample'] },
    examples: samples.map(({ name }) => ({ case: name })),
  };
}

/** An export of this platform has its file on board; anything that is not quite one does not count. */
function ownPlatform(tree: FileTree): Omit<ImportedPlatform, 'imported' | 'number'> | null {
  const file = tree.files.get(EXPORTED_PLATFORM_FILE) ?? tree.files.get(PLATFORM_FILE);
  const text = file?.toString('utf8');
  if (text === undefined || text.length > PLATFORM_CHARACTERS_MAX) return null;
  let yaml: unknown;
  try {
    yaml = load(text);
  } catch {
    return null;
  }
  const known = importedPlatformSchema.omit({ imported: true, number: true }).strip();
  return known.safeParse(yaml).data ?? null;
}

/** Examples and hints of the site may be long; reading them takes no more than linear time. */
const PLATFORM_CHARACTERS_MAX = 4 * 1024 * 1024;
