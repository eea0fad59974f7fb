import { GROWTH_CLASSES } from '@stepwise/contracts/growth';
import { z } from 'zod';
import type { Outcome } from '../../bank/programs.ts';
import { readYaml } from '../../bank/yaml/yaml-file.ts';

const FILE = 'true-classes.yaml';

/** Classes of programs that no measurement names. */
const OTHERS = ['n log log n', 'n^2/log n', 'n^4', 'c^(n^2)'] as const;

const nameSchema = z.preprocess(
  (given) => (given === 1 ? '1' : given),
  z.enum([...GROWTH_CLASSES, ...OTHERS]),
);
export type TrueClass = z.output<typeof nameSchema>;

/** Several, where each can be defended on the inputs of the ladder. */
const classesSchema = z.union([nameSchema.transform((name) => [name]), z.array(nameSchema).min(2)]);

/** Of all programs, or by the name of a program's file. */
const programsSchema = z.union([classesSchema, z.record(z.string(), classesSchema)]);

const tableSchema = z.record(
  z.string(),
  z.strictObject({ accepted: programsSchema, slow: programsSchema.optional() }),
);

/** By problem, how its programs truly grow, as readers of their sources say. */
export type TrueClasses = z.output<typeof tableSchema>;

/** @throws {BankError} with the line of every value that is wrong */
export function readTrueClasses(directory = import.meta.dirname): Promise<TrueClasses> {
  return readYaml({ name: 'problems', directory, files: [FILE] }, FILE, tableSchema);
}

type Known = { readonly name: string; readonly outcome: Outcome };

/** Null: nobody has said it. @param name like `accepted/reference_py.py` */
export function trueClassesOf(
  table: TrueClasses,
  slug: string,
  { name, outcome }: Known,
): readonly TrueClass[] | null {
  const said = outcome === 'accepted' ? table[slug]?.accepted : table[slug]?.slow;
  if (!said || Array.isArray(said)) return said ?? null;
  return said[fileOf(name)] ?? null;
}

/** What the table says of programs and problems that are not there. */
export function staleEntries(
  table: TrueClasses,
  problems: readonly { readonly slug: string; readonly programs: readonly Known[] }[],
): string[] {
  return Object.entries(table).flatMap(([slug, { accepted, slow }]) => {
    const problem = problems.find((one) => one.slug === slug);
    if (!problem) return [`${slug}: there is no such problem with a ladder`];
    const namesOf = (outcome: Outcome): string[] =>
      problem.programs.filter((one) => one.outcome === outcome).map(({ name }) => fileOf(name));
    return [
      ...staleIn(`${slug} accepted`, accepted, namesOf('accepted')),
      ...staleIn(`${slug} slow`, slow, namesOf('time_limit_exceeded')),
    ];
  });
}

function staleIn(
  place: string,
  said: z.output<typeof programsSchema> | undefined,
  names: readonly string[],
): string[] {
  if (!said) return [];
  if (Array.isArray(said)) return names.length > 0 ? [] : [`${place}: there is no such program`];
  const stale = Object.keys(said).filter((name) => !names.includes(name));
  return stale.map((name) => `${place} ${name}: there is no such program`);
}

const fileOf = (name: string): string => name.slice(name.indexOf('/') + 1);
