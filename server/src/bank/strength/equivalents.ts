import type { LanguageKey } from '@stepwise/contracts/language';
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

/** How the list names a mutant. */
export type MutantName = Omit<Equivalent, 'reason'>;

type References = BankProblem['references'];

/**
 * The names of mutants, in their order.
 * @param mutants all of the reference solutions: alike ones on a line are counted
 */
export function namesOf(mutants: readonly Mutant[], references: References): MutantName[] {
  const counts = new Map<string, number>();
  return mutants.map(({ program: { language }, line, what: fault }) => {
    const alike = JSON.stringify([language, line, fault]);
    const nth = (counts.get(alike) ?? 0) + 1;
    counts.set(alike, nth);
    return { language, line, code: lineOf(references, language, line), fault, nth };
  });
}

/** The mutants that are listed, and the entries that no mutant belongs to. */
export function matchEquivalents(
  entries: readonly Equivalent[],
  mutants: readonly Mutant[],
  references: References,
): { readonly listed: ReadonlySet<Mutant>; readonly gone: readonly Equivalent[] } {
  const named = new Map(
    namesOf(mutants, references).map((name, index) => [keyOf(name), mutants[index]]),
  );
  const found = entries.map((entry) => ({ entry, mutant: named.get(keyOf(entry)) }));
  return {
    listed: new Set(found.flatMap(({ mutant }) => mutant ?? [])),
    gone: found.filter(({ mutant }) => !mutant).map(({ entry }) => entry),
  };
}

/** Entries about lines that have changed since, in words. */
export async function staleEntries(
  problem: Pick<BankProblem, 'directory' | 'references'>,
): Promise<string[]> {
  const entries = await readEquivalents(problem);
  return entries
    .filter(({ language, line, code }) => lineOf(problem.references, language, line) !== code)
    .map(
      ({ language, line, code }) =>
        `${EQUIVALENTS_YAML}: line ${line} of the reference in ${language} is not ${code}`,
    );
}

function lineOf(references: References, language: LanguageKey, line: number): string {
  return references[language]?.split('\n')[line - 1]?.trim() ?? '';
}

function keyOf({ language, line, code, fault, nth }: MutantName): string {
  return JSON.stringify([language, line, code, fault, nth]);
}
