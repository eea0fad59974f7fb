import fc from 'fast-check';
import type { Grammar } from './grammar.ts';
import { grammarSchema } from './grammar-schema.ts';

/** A grammar as a small.yaml would have it. */
export function grammarOf(values: Record<string, unknown>, ...lines: readonly unknown[]): Grammar {
  return grammarSchema.parse({ values, lines });
}

const int = fc
  .tuple(fc.integer({ min: -1000, max: 1000 }), fc.nat(3000))
  .map(([from, size]) => ({ int: [from, from + size] }));
const length = fc.oneof(
  fc.tuple(fc.nat(2), fc.nat(4)).map(([from, size]) => [from, from + size]),
  fc.constantFrom<unknown>('n', 'n+1', 'first.length'),
);

const { rule } = fc.letrec<{ rule: unknown }>((tie) => ({
  rule: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant('word'),
    int,
    fc.record({ word: fc.constantFrom('a', 'abc', '()'), length }),
    fc.record({ list: int, length, order: fc.constantFrom('rising', 'not falling') }),
    fc.record({ list: int, length, distinct: fc.boolean() }),
    fc.record({ tree: int, length, search: fc.boolean() }),
    fc.record({ list: tie('rule'), length }),
    fc.record({ row: fc.array(tie('rule'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ 'one of': fc.array(tie('rule'), { minLength: 2, maxLength: 3 }) }),
  ),
}));

/** Grammars of every kind of rule, nested, and bound to each other. */
export const anyGrammar: fc.Arbitrary<Grammar> = fc
  .tuple(rule, rule)
  .map(([one, other]) =>
    grammarOf(
      { n: { int: [1, 4] }, first: { list: { int: [0, 9] }, length: 'n' }, one, other },
      'n first.length',
      { each: 'first' },
      'one',
      { each: 'other' },
    ),
  );

export const answersOf = fc.array(fc.oneof(fc.nat(3), fc.nat(100), fc.nat()), { maxLength: 60 });
