import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

type JsonSchema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly format?: string;
};

/** Texts that have broken servers before. */
const NASTY = [
  '',
  '\0',
  '\ud800',
  '%00',
  '__proto__',
  "'; DROP TABLE x; --",
  '\u202e',
  'A'.repeat(5_000),
];

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(...NASTY),
);

/** Any JSON at all, operators of the database's own language included. */
export const anyJson: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom({ contains: '@' }, { set: 'ADMIN' }, { not: null }, [[[[[]]]]], 1e308, -0, null),
  text,
);

/** Bodies in the neighbourhood of a contract: mostly right, with parts that are missing or wrong. */
export function bodyNear(schema: z.ZodType, known: readonly string[]): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fc.oneof({ weight: 4, arbitrary: near(json, known) }, { weight: 1, arbitrary: anyJson });
}

function near(schema: JsonSchema, known: readonly string[]): Arbitrary<unknown> {
  const right = matching(schema, known);
  return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: anyJson });
}

function matching(schema: JsonSchema, known: readonly string[]): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const shapes = shapesOf(schema);
  if (shapes) return fc.oneof(...shapes.map((shape) => near(shape, known)));
  switch (schema.type) {
    case 'string':
      return stringOf(schema.format, known);
    case 'integer':
      return fc.integer();
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(near(schema.items ?? {}, known), { maxLength: 6 });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
        return [name, near(field, known)] as const;
      });
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    }
    default:
      return anyJson;
  }
}

function shapesOf({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] | undefined {
  return anyOf ?? oneOf;
}

function stringOf(format: string | undefined, known: readonly string[]): Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(...known));
  if (format === 'email') return fc.oneof(fc.emailAddress(), text);
  return text;
}
