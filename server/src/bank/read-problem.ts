import type { Example } from '@stepwise/contracts/problem';
import { join, resolve } from 'node:path';
import { readdir } from 'node:fs/promises';
import type { z } from 'zod';
import { customChecker } from '../judge/answer/custom-checker.ts';
import { bankError, gather } from './bank-error.ts';
import type { BankProblem } from './bank-problem.ts';
import { readCases } from './cases.ts';
import type { BankCase } from './cases.ts';
import { readGenerators } from './generate/generators.ts';
import { readLadder } from './ladder.ts';
import { isImported } from './import/is-imported.ts';
import { readImported } from './import/read-imported.ts';
import { byName, labelOf, openPackage, readText } from './package-files.ts';
import type { PackageFolder } from './package-files.ts';
import { LANGUAGE_FILES } from './package-languages.ts';
import type { ByLanguage, PackageLanguage } from './package-languages.ts';
import { readTexts } from './read-texts.ts';
import { readPrograms, readReferences, readStarters } from './programs.ts';
import { platformYamlSchema, problemYamlSchema, slugSchema } from './schemas.ts';
import { readSmallInputs } from './searches/small-inputs.ts';
import { readYaml } from './yaml/yaml-file.ts';

/** The problems that come with the product. */
export const BANK_DIRECTORY = resolve(import.meta.dirname, '../../../prisma/problems');

/** Folders of a bank that hold a package, by name. */
export async function listPackages(bankDirectory: string): Promise<string[]> {
  const entries = await readdir(bankDirectory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort(byName)
    .map((name) => join(bankDirectory, name));
}

/**
 * Reads a problem package from its folder.
 * @throws {BankError} with everything that is wrong, by file and line
 */
export async function readProblem(directory: string): Promise<BankProblem> {
  const folder = await openPackage(directory);
  if (!slugSchema.safeParse(folder.name).success) {
    throw bankError(folder.name, 'a package name must be lower-case letters and digits');
  }
  if (await isImported(folder)) return readImported(folder);
  const { yaml, platform } = await readBoth(folder);
  const parts = await gather({
    texts: readTexts(folder),
    starters: readStarters(folder, yaml.languages),
    references: readReferences(folder, yaml.languages),
    programs: readPrograms(folder),
    cases: readCases(folder, platform.visible_dirs),
    generated: readGenerators(folder),
    smallInputs: readSmallInputs(folder),
    ladder: readLadder(folder),
    validator: readText(folder, 'input_validators/validate.py'),
    checker: readChecker(folder, platform.checker),
  });
  return {
    slug: folder.name,
    directory,
    bankId: yaml.uuid,
    number: platform.number,
    title: yaml.name,
    ...parts.texts.statement,
    difficulty: platform.difficulty,
    tags: [...platform.tags, platform.level],
    category: platform.category,
    prerequisites: platform.prerequisites,
    hints: platform.hints,
    editorial: parts.texts.editorial,
    pictures: parts.texts.pictures,
    examples: examplesOf(folder, platform, yaml.languages, parts.cases),
    starters: parts.starters,
    references: parts.references,
    checker: parts.checker,
    timeLimitMs: yaml.limits.time_limit * 1000,
    memoryLimitKb: yaml.limits.memory * 1024,
    cases: parts.cases,
    generated: parts.generated,
    smallInputs: parts.smallInputs,
    ladder: parts.ladder,
    validator: parts.validator,
    programs: parts.programs,
    bruteForce: {
      rejected: platform.brute_force.rejected,
      where: platform.brute_force.where ?? null,
    },
    imported: null,
  };
}

/** The two files that describe a package; what both say is the same. */
async function readBoth(folder: PackageFolder) {
  const both = await gather({
    yaml: readYaml(folder, 'problem.yaml', problemYamlSchema),
    platform: readYaml(folder, '.platform.yaml', platformYamlSchema),
  });
  if (both.yaml.keywords.join() === both.platform.tags.join()) return both;
  throw bankError(labelOf(folder, 'problem.yaml'), 'keywords: must be the tags of .platform.yaml');
}

/** The problem's own checker, or the name of a comparison. */
async function readChecker(folder: PackageFolder, checker: string): Promise<string> {
  const path = 'output_validator/validate.py';
  if (checker === 'custom') return customChecker(await readText(folder, path));
  if (!folder.files.includes(path)) return checker;
  throw bankError(labelOf(folder, path), 'is not used: .platform.yaml has another checker');
}

type Platform = z.output<typeof platformYamlSchema>;

/** Input and output come from the case; the explanation may differ between languages. */
function examplesOf(
  folder: PackageFolder,
  platform: Platform,
  languages: readonly PackageLanguage[],
  cases: readonly BankCase[],
): ByLanguage<readonly Example[]> {
  const examplesIn = (language: PackageLanguage): Example[] =>
    platform.examples.map((example, index) => {
      const found = cases.find((one) => one.name === example.case);
      if (!found) {
        const file = labelOf(folder, '.platform.yaml');
        throw bankError(file, `examples.${index}.case: there is no data/${example.case}.in`);
      }
      const explanation = example[`explanation_${language}`] ?? example.explanation;
      return {
        input: withoutNewline(found.input),
        output: withoutNewline(found.output),
        ...(explanation === undefined ? {} : { explanation }),
      };
    });
  return Object.fromEntries(
    languages.map((language) => [LANGUAGE_FILES[language].key, examplesIn(language)]),
  );
}

function withoutNewline(text: string): string {
  return text.replace(/\n$/, '');
}
