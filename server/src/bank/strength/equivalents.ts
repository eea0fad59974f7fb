import { z } from 'zod';
import type { BankProblem } from '../bank-problem.ts';
import { openPackage } from '../package-files.ts';
import { LANGUAGE_FILES, PACKAGE_LANGUAGES } from '../package-languages.ts';
import { readYaml } from '../yaml/yaml-file.ts';
import type { Mutant } from './mutant.ts';
import { allMutantsOf } from './reference-mutants.ts';

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
    const code = references[language]?.split('\n')[line - 1]?.trim() ?? '';
    return { language, line, code, fault, nth };
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

/** What is wrong with the list of a package, in words. No program is run for it. */
export async function faultsOfList(problem: BankProblem): Promise<string[]> {
  const entries = await readEquivalents(problem);
  if (entries.length === 0) return [];
  const { gone } = matchEquivalents(entries, await allMutantsOf(problem), problem.references);
  return gone.map(
    ({ language, line, fault }) =>
      `${EQUIVALENTS_YAML}: ${language}, line ${line}: ${fault}: there is no such mutant`,
  );
}

function keyOf({ language, line, code, fault, nth }: MutantName): string {
  return JSON.stringify([language, line, code, fault, nth]);
}
