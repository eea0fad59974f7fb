import { z } from 'zod';
import type { BankProblem } from '../bank-problem.ts';
import { openPackage } from '../package-files.ts';
import { LANGUAGE_FILES, PACKAGE_LANGUAGES } from '../package-languages.ts';
import { readYaml } from '../yaml/yaml-file.ts';
import type { Mutant } from './mutant.ts';

/** Mutants that behave as the reference solution does on every valid input, and why. */
export const EQUIVALENTS_YAML = 'submissions/equivalents.yaml';

const text = z.string().trim().min(1);

const equivalentSchema = z.strictObject({
  language: z.enum(PACKAGE_LANGUAGES).transform((name) => LANGUAGE_FILES[name].key),
  line: z.int().min(1),
  /** The line of the reference solution, without the blanks around it: when it changes, the reason may too. */
  code: text,
  /** As problems:strength says it. */
  fault: text,
  /** Which of those on the line. */
  nth: z.int().min(1).default(1),
  reason: text,
});

export type Equivalent = z.output<typeof equivalentSchema>;

/**
 * The list of a package; empty where it has none.
 * @throws {BankError} with the line of every entry that is wrong
 */
export async function readEquivalents({
  directory,
}: Pick<BankProblem, 'directory'>): Promise<readonly Equivalent[]> {
  const folder = await openPackage(directory);
  if (!folder.files.includes(EQUIVALENTS_YAML)) return [];
  return readYaml(folder, EQUIVALENTS_YAML, z.array(equivalentSchema));
}

/** The mutants that are listed, and the entries that no mutant belongs to. */
export function matchEquivalents(
  entries: readonly Equivalent[],
  mutants: readonly Mutant[],
  references: BankProblem['references'],
): { readonly listed: ReadonlySet<Mutant>; readonly gone: readonly Equivalent[] } {
  const found = entries.map((entry) => {
    const { language, line, code, fault, nth } = entry;
    const isSame = references[language]?.split('\n')[line - 1]?.trim() === code;
    const alike = mutants.filter(
      (one) => one.program.language === language && one.line === line && one.what === fault,
    );
    return { entry, mutant: isSame ? alike[nth - 1] : undefined };
  });
  return {
    listed: new Set(found.flatMap(({ mutant }) => mutant ?? [])),
    gone: found.filter(({ mutant }) => !mutant).map(({ entry }) => entry),
  };
}
