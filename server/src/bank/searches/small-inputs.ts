import { z } from 'zod';
import type { Grammar } from '../../inputs/grammar.ts';
import { grammarSchema, parseInside } from '../../inputs/grammar-schema.ts';
import { bankError } from '../bank-error.ts';
import { labelOf, readText, type PackageFolder } from '../package-files.ts';
import { parseYaml } from '../yaml/yaml-file.ts';
import { shownInputs } from './sampled-inputs.ts';

/** How small inputs of a problem are made, as `generators/small.yaml` says. */
export type SmallInputs = {
  /** As it is written. */
  readonly text: string;
  readonly grammar: Grammar;
  /** Why the validator may refuse what the grammar makes; null where it must take everything. */
  readonly filtered: string | null;
  /** Wrong programs that no small input can show to be wrong, by name, and why. */
  readonly onlyLarge: ReadonlyMap<string, string>;
};

export const SMALL_YAML = 'generators/small.yaml';

const reason = z.string().min(1);

const smallYamlSchema = z
  .strictObject({
    values: z.unknown(),
    lines: z.unknown(),
    filtered: reason.optional(),
    only_large: z.record(z.string(), reason).default({}),
  })
  .transform(({ values, lines, filtered = null, only_large }, context) => ({
    grammar: parseInside<Grammar>(grammarSchema, { values, lines }, context),
    filtered,
    onlyLarge: new Map(Object.entries(only_large)),
  }));

/**
 * Reads the grammar of a problem's small inputs. Null when the package has none.
 * @throws {BankError} with the line of every rule that is wrong
 */
export async function readSmallInputs(folder: PackageFolder): Promise<SmallInputs | null> {
  if (!folder.files.includes(SMALL_YAML)) return null;
  const text = await readText(folder, SMALL_YAML);
  return { text, ...parseYaml(labelOf(folder, SMALL_YAML), text, smallYamlSchema) };
}

/**
 * Reads a grammar that somebody wrote for the site. Refused is what would keep the server busy: aliases, which
 * let a text grow as it is read, and rules of which nothing short comes.
 * @param file what messages call it
 * @throws {BankError} with the line of every rule that is wrong
 */
export function parseSmallInputs(text: string, file = 'Small inputs'): SmallInputs {
  const read = { text, ...parseYaml(file, text, smallYamlSchema, { maxAliases: 0 }) };
  if (shownInputs(read, 1).length > 0) return read;
  throw bankError(file, 'nothing short comes of it: give its lists and words smaller lengths');
}
