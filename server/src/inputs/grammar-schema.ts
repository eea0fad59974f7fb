import { z } from 'zod';
import { checkNames } from './grammar-names.ts';
import type { Bound, Grammar, IntRule, Line, Range, Rule, Shown } from './grammar.ts';

const REFERENCE = /^([a-z][a-zA-Z0-9]*)(\.length)?(?: ?([-+]) ?([0-9]+))?$/;
/** The simplest letters stand first, so that they are what an input shrinks to. */
const letters = z
  .string()
  .min(1)
  .transform((text) => [...new Set(text)]);

/** Parses by a schema that the value itself chose, so that a fault is told of that one alone. */
export function parseInside<T>(
  schema: z.ZodType<T>,
  raw: unknown,
  context: z.core.ParsePayload,
): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    // zod goes on after an unknown key as if there were a value.
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const { message } = issue;
    context.issues.push({ code: 'custom', message, path: [...issue.path, ...unknown], input: raw });
  }
  return z.NEVER;
}

const bound = z.unknown().transform((raw, context): Bound => {
  if (typeof raw === 'number' && Number.isSafeInteger(raw)) return raw;
  const match = typeof raw === 'string' ? REFERENCE.exec(raw) : null;
  if (!match) {
    const message = 'must be a whole number, or a value before it like n, n-1 or nums.length';
    context.issues.push({ code: 'custom', message, input: raw });
    return z.NEVER;
  }
  const [, name = '', length, sign = '+', plus = '0'] = match;
  return { name, isLength: length !== undefined, plus: Number(sign + plus) };
});

const range = z.tuple([bound, bound]).check((context) => {
  const [from, to] = context.value;
  if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return;
  const message = `nothing lies from ${from} to ${to}`;
  context.issues.push({ code: 'custom', message, input: context.value });
});

/** A length is a range, or one bound: exactly as long as that. */
const length = z.unknown().transform((raw, context): Range => {
  const exactly = bound.transform((one): Range => [one, one]);
  return parseInside<Range>(Array.isArray(raw) ? range : exactly, raw, context);
});

const rule: z.ZodType<Rule> = z.unknown().transform((raw, context): Rule => {
  if (typeof raw === 'string') return { kind: 'literal', text: raw };
  const kind = KINDS.find((name) => typeof raw === 'object' && raw !== null && name in raw);
  if (kind === undefined) {
    const message = `must be a word, or have one of ${KINDS.join(', ')}`;
    context.issues.push({ code: 'custom', message, input: raw });
    return z.NEVER;
  }
  return parseInside<Rule>(RULES[kind], raw, context);
});

const intRule = z
  .strictObject({ int: range })
  .transform(({ int }): IntRule => ({ kind: 'int', range: int }));

const listRule = z
  .strictObject({
    list: rule,
    length,
    order: z.enum(['rising', 'not falling']).optional(),
    distinct: z.boolean().default(false),
    diagonal: z.int().optional(),
  })
  .check((context) => {
    const { list, order, distinct, diagonal } = context.value;
    const fault = (key: string, message: string): void => {
      context.issues.push({ code: 'custom', message, path: [key], input: context.value });
    };
    if (list.kind !== 'int' && order !== undefined) fault('order', 'only numbers have an order');
    if (list.kind !== 'int' && distinct) fault('distinct', 'only numbers can be distinct');
    if (list.kind !== 'list' && diagonal !== undefined)
      fault('diagonal', 'only a list of lists has one');
  });

const RULES = {
  int: intRule,
  word: z
    .strictObject({ word: letters, length })
    .transform((raw): Rule => ({ kind: 'word', letters: raw.word, length: raw.length })),
  list: listRule.transform(({ list, order, distinct, diagonal = null, length: count }): Rule => ({
    kind: 'list',
    of: list,
    length: count,
    order: order ?? 'any',
    isDistinct: distinct,
    diagonal,
  })),
  row: z
    .strictObject({ row: z.array(rule).min(1), order: z.literal('not falling').optional() })
    .transform((raw): Rule => ({
      kind: 'row',
      parts: raw.row,
      isOrdered: raw.order !== undefined,
    })),
  'one of': z
    .strictObject({ 'one of': z.array(rule).min(2) })
    .transform((raw): Rule => ({ kind: 'one of', rules: raw['one of'] })),
  tree: z
    .strictObject({ tree: intRule, length, search: z.boolean().default(false) })
    .transform((raw): Rule => ({
      kind: 'tree',
      of: raw.tree,
      length: raw.length,
      isSearch: raw.search,
    })),
} satisfies Record<string, z.ZodType<Rule>>;

const KINDS = Object.keys(RULES) as (keyof typeof RULES)[];

const shown = z
  .string()
  .regex(/^[a-z]\S*( [a-z]\S*)*$/, 'must be names of values with one blank between them')
  .transform((text): Line => ({ show: text.split(' ').map(shownOf) }));

function shownOf(word: string): Shown {
  const isLength = word.endsWith('.length');
  return { name: isLength ? word.slice(0, -'.length'.length) : word, isLength };
}

const line = z.unknown().transform((raw, context): Line => {
  const each = z.strictObject({ each: z.string() });
  return parseInside<Line>(typeof raw === 'string' ? shown : each, raw, context);
});

/** `values` and `lines` of a `generators/small.yaml`. */
export const grammarSchema = z
  .strictObject({
    values: z.record(z.string(), rule),
    lines: z.array(line).min(1),
  })
  .transform(({ values, lines }, context): Grammar => {
    const grammar = { values: new Map(Object.entries(values)), lines };
    for (const { path, message } of checkNames(grammar)) {
      context.issues.push({ code: 'custom', message, path: [...path], input: values });
    }
    return grammar;
  });
