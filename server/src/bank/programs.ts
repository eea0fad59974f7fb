import type { LanguageKey } from '@stepwise/contracts/language';
import { bankError } from './bank-error.ts';
import { labelOf, readText } from './package-files.ts';
import type { PackageFolder } from './package-files.ts';
import { LANGUAGE_FILES, PACKAGE_LANGUAGES } from './package-languages.ts';
import type { ByLanguage, PackageLanguage } from './package-languages.ts';
import { submissionsYamlSchema } from './schemas.ts';
import { readYaml } from './yaml/yaml-file.ts';

/** What must become of a program, by the folder it lies in. */
export const OUTCOMES = ['accepted', 'wrong_answer', 'time_limit_exceeded'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** A program that lies in a package. */
export type BankProgram = {
  /** Like `wrong_answer/off_by_one.py`; a Java program goes by its folder. */
  readonly name: string;
  readonly outcome: Outcome;
  readonly language: LanguageKey;
  readonly source: string;
};

/** @throws {BankError} */
export async function readStarters(
  folder: PackageFolder,
  languages: readonly PackageLanguage[],
): Promise<ByLanguage<string>> {
  const starters: ByLanguage<string> = {};
  for (const language of languages) {
    const { key, starter } = LANGUAGE_FILES[language];
    starters[key] = await readText(folder, `attachments/templates/${language}/${starter}`);
  }
  return starters;
}

/** @throws {BankError} */
export async function readPrograms(folder: PackageFolder): Promise<BankProgram[]> {
  const paths = folder.files.filter((path) => /^submissions\/.*\//.test(path));
  return Promise.all(paths.map((path) => readProgram(folder, path)));
}

async function readProgram(folder: PackageFolder, path: string): Promise<BankProgram> {
  const [, directory] = path.split('/');
  const outcome = OUTCOMES.find((known) => known === directory);
  const language = PACKAGE_LANGUAGES.map((name) => LANGUAGE_FILES[name]).find(
    ({ ending }) =>
      path.endsWith(ending) && path.split('/').length === (ending.startsWith('/') ? 4 : 3),
  );
  if (!outcome) throw bankError(labelOf(folder, path), `must lie in ${OUTCOMES.join(', ')}`);
  if (!language)
    throw bankError(labelOf(folder, path), 'is not a program in a language of the bank');
  const isFolder = language.ending.startsWith('/');
  return {
    name: path.slice('submissions/'.length, isFolder ? -language.ending.length : undefined),
    outcome,
    language: language.key,
    source: await readText(folder, path),
  };
}

/**
 * Picks the reference solutions, one per language, that submissions.yaml names.
 * @throws {BankError}
 */
export async function readReferences(
  folder: PackageFolder,
  languages: readonly PackageLanguage[],
): Promise<ByLanguage<string>> {
  const yaml = 'submissions/submissions.yaml';
  const [named, programs] = await Promise.all([
    readYaml(folder, yaml, submissionsYamlSchema),
    readPrograms(folder),
  ]);
  const references: ByLanguage<string> = {};
  for (const [name, { language }] of Object.entries(named)) {
    const { key } = LANGUAGE_FILES[language];
    const program = programs.find((one) => one.name === name && one.outcome === 'accepted');
    if (program?.language !== key) {
      throw bankError(labelOf(folder, yaml), `${name}: is not an accepted program in ${language}`);
    }
    if (references[key] !== undefined) {
      throw bankError(labelOf(folder, yaml), `${language}: two reference solutions`);
    }
    references[key] = program.source;
  }
  const missing = languages.filter((name) => references[LANGUAGE_FILES[name].key] === undefined);
  if (missing.length > 0) {
    throw bankError(labelOf(folder, yaml), `no reference solution in ${missing.join(', ')}`);
  }
  return references;
}
