import { z } from 'zod';
import type { Ladder, Shape } from '../growth/ladder.ts';
import { bankError } from './bank-error.ts';
import { labelOf, readText, type PackageFolder } from './package-files.ts';
import { readYaml } from './yaml/yaml-file.ts';

export const LADDER_YAML = 'generators/ladder.yaml';
const GENERATOR = 'generators/gen.py';
/** All inputs of a ladder are made and sent together. */
const RUNGS_MAX = 60;

const size = z.int().min(1).max(10_000);

const sizes = z
  .union([
    z.strictObject({ from: size, to: size, times: z.int().min(2).max(10) }),
    z.strictObject({ from: size, to: size, plus: z.int().min(1).max(1000) }),
  ])
  .transform((raw): number[] => {
    const all: number[] = [];
    const next = (n: number): number => ('times' in raw ? n * raw.times : n + raw.plus);
    for (let n = raw.from; n <= raw.to; n = next(n)) all.push(n);
    return all;
  });

const shape = z
  .union([z.strictObject({ generate: z.string() }), z.strictObject({ input: z.string() })])
  .transform((raw, context): Shape['template'] => {
    if ('input' in raw) return raw.input;
    const [program, ...words] = raw.generate.split(' ');
    if (program === 'gen.py') return words;
    context.issues.push({ code: 'custom', message: 'must begin with gen.py', input: raw });
    return z.NEVER;
  });

const ladderYamlSchema = z
  .strictObject({
    unit: z.string().min(1).max(40),
    limit: z.int().positive(),
    sizes,
    counted: z.array(z.string().regex(/^[A-Za-z]\w*$/)).min(1),
    shapes: z.record(z.string().min(1).max(40), shape),
  })
  .check((context) => {
    const { shapes, sizes: all, limit } = context.value;
    const count = Object.keys(shapes).length * all.length;
    const fault = (path: string, message: string): void => {
      context.issues.push({ code: 'custom', message, path: [path], input: context.value });
    };
    if (count === 0 || count > RUNGS_MAX)
      fault('shapes', `make ${count}, not 1 to ${RUNGS_MAX} inputs`);
    if ((all.at(-1) ?? 0) > limit) fault('sizes', 'must not exceed the limit');
  });

/**
 * Reads how inputs of rising size are made. Null when the package does not say.
 * @throws {BankError} with the line of every rule that is wrong
 */
export async function readLadder(folder: PackageFolder): Promise<Ladder | null> {
  if (!folder.files.includes(LADDER_YAML)) return null;
  const { shapes: named, ...rest } = await readYaml(folder, LADDER_YAML, ladderYamlSchema);
  const shapes = Object.entries(named).map(([name, template]) => ({ name, template }));
  const needsGenerator = shapes.some(({ template }) => typeof template !== 'string');
  if (needsGenerator && !folder.files.includes(GENERATOR)) {
    throw bankError(labelOf(folder, GENERATOR), 'is missing');
  }
  return { ...rest, shapes, generator: needsGenerator ? await readText(folder, GENERATOR) : null };
}
