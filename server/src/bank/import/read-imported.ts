import type { Example } from '@stepwise/contracts/problem';
import { basename } from 'node:path';
import type { FileTree } from '../archive/file-tree.ts';
import { readFolder } from '../archive/folder-tree.ts';
import type { BankProblem } from '../bank-problem.ts';
import type { BankCase } from '../cases.ts';
import { dirOf } from '../cases.ts';
import type { Picture } from '../pictures/picture.ts';
import type { PackageFolder } from '../package-files.ts';
import { LANGUAGE_FILES, PACKAGE_LANGUAGES } from '../package-languages.ts';
import type { ByLanguage, PackageLanguage } from '../package-languages.ts';
import { readYaml } from '../yaml/yaml-file.ts';
import { starterOf } from './starter-of.ts';
import { Findings } from './findings.ts';
import { readForeignPackage, usualChecker } from './foreign-package.ts';
import type { ForeignPackage } from './foreign-package.ts';
import type { ForeignSubmission } from './programs/submissions.ts';
import { importedPlatformSchema } from './imported-platform.ts';
import type { ImportedPlatform } from './imported-platform.ts';
import { cutConstraints, splitConstraints } from './texts/statement-files.ts';

/**
 * Reads a problem that others wrote from where the import has put it.
 * @throws {BankError}
 */
export async function readImported(folder: PackageFolder): Promise<BankProblem> {
  const platform = await readYaml(folder, '.platform.yaml', importedPlatformSchema);
  const tree = await readFolder(folder.directory, basename(folder.directory));
  const foreign = readForeignPackage(tree, new Findings(tree));
  return toBankProblem({ foreign, platform, tree, directory: folder.directory, slug: folder.name });
}

export type ImportedParts = {
  readonly foreign: ForeignPackage;
  readonly platform: ImportedPlatform;
  readonly tree: FileTree;
  readonly slug: string;
  readonly directory: string;
};

export function toBankProblem(parts: ImportedParts): BankProblem {
  const { foreign, platform, slug, directory } = parts;
  const { metadata } = foreign;
  const checker = usualChecker(foreign.tests);
  const languages = languagesOf(metadata.languages);
  return {
    slug,
    directory,
    bankId: metadata.uuid ?? '',
    number: platform.number,
    title: metadata.title ?? slug,
    ...splitStatement(foreign.statement.markdown, platform),
    difficulty: platform.difficulty,
    tags: [...platform.tags, ...(platform.level === undefined ? [] : [platform.level])],
    category: platform.category ?? null,
    prerequisites: platform.prerequisites ?? [],
    hints: platform.hints,
    editorial: foreign.solution?.markdown ?? '',
    pictures: picturesOf(foreign),
    examples: platform.own_examples ?? examplesOf(parts, languages),
    starters: startersOf(parts, languages),
    references: referencesOf(foreign.submissions),
    checker,
    timeLimitMs: Math.round((metadata.timeLimit ?? DEFAULT_TIME_LIMIT) * 1000),
    memoryLimitKb: (metadata.memory ?? MEMORY_MAX) * 1024,
    cases: foreign.tests.map((test) => toCase(test, platform, checker)),
    generated: [],
    programs: [],
    smallInputs: foreign.smallInputs,
    ladder: null,
    validator: foreign.validator,
    bruteForce: { rejected: false, where: null },
    imported: foreign,
  };
}

function splitStatement(markdown: string, { constraints }: ImportedPlatform) {
  if (constraints === undefined) return splitConstraints(markdown);
  return { description: cutConstraints(markdown), constraints };
}

/** Seconds, for a package that states no limit and was not measured. */
export const DEFAULT_TIME_LIMIT = 2;
/** MiB. What packages may ask for at most, and what they get that ask for nothing. */
export const MEMORY_MAX = 1024;

/** Of each text of a test that learners see, where its package says nothing else. */
export const VISIBLE_BYTES_MAX = 2048;

function toCase(
  { name, input, output, description, checker }: ForeignPackage['tests'][number],
  { visible_dirs, visible_bytes = VISIBLE_BYTES_MAX }: ImportedPlatform,
  usual: string,
): BankCase {
  const isSmall = Math.max(input.length, output.length) <= visible_bytes;
  const visible = isSmall && visible_dirs.includes(dirOf(name));
  return { name, input, output, visible, description, checker: checker === usual ? null : checker };
}

function languagesOf(codes: readonly string[] | null): PackageLanguage[] {
  return PACKAGE_LANGUAGES.filter((language) => codes === null || codes.includes(language));
}

function startersOf({ tree, platform }: ImportedParts, languages: readonly PackageLanguage[]) {
  const starters: ByLanguage<string> = {};
  for (const language of languages) {
    starters[LANGUAGE_FILES[language].key] = starterOf(tree, platform, language);
  }
  return starters;
}

/** Both texts may show the same one. */
function picturesOf({ statement, solution }: ForeignPackage): readonly Picture[] {
  const pictures = [...statement.pictures, ...(solution?.pictures ?? [])];
  return [...new Map(pictures.map((picture) => [picture.name, picture])).values()];
}

/** Per language the model solution, or else the first that is accepted. */
export function referencesOf(submissions: readonly ForeignSubmission[]): ByLanguage<string> {
  const references: ByLanguage<string> = {};
  const accepted = submissions.filter(({ label }) => label === 'accepted');
  for (const one of [...accepted.filter(({ isModel }) => isModel), ...accepted]) {
    if (one.skipped === null) references[one.language] ??= one.source;
  }
  return references;
}

function examplesOf(
  { foreign, platform }: ImportedParts,
  languages: readonly PackageLanguage[],
): ByLanguage<readonly Example[]> {
  const samples = foreign.tests.filter(({ name }) => name.startsWith('sample/'));
  const examplesIn = (language: PackageLanguage): Example[] =>
    samples.map(({ name, shown }) => {
      const said = platform.examples.find((example) => example.case === name);
      const explanation = said?.[`explanation_${language}`] ?? said?.explanation;
      return {
        input: shown.input.replace(/\n$/, ''),
        output: shown.output.replace(/\n$/, ''),
        ...(explanation === undefined ? {} : { explanation }),
      };
    });
  return Object.fromEntries(
    languages.map((language) => [LANGUAGE_FILES[language].key, examplesIn(language)]),
  );
}
