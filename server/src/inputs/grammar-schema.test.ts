import { describe, expect, it } from 'vitest';
import { grammarSchema } from './grammar-schema.ts';

const int = { int: [0, 9] };

function faultsOf(values: unknown, lines: unknown = ['x']): string[] {
  const result = grammarSchema.safeParse({ values, lines });
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('grammarSchema', () => {
  it.each([
    [
      'an unknown kind',
      { x: { number: 3 } },
      'values.x: must be a word, or have one of int, word, list, row, one of, tree',
    ],
    ['a list in place of a rule', { x: [1] }, 'values.x: must be a word, or have one of'],
    ['half a range', { x: { int: [1] } }, 'values.x.int: '],
    ['a range without numbers', { x: { int: [3, 2] } }, 'values.x.int: nothing lies from 3 to 2'],
    [
      'a fraction',
      { x: { int: [0.5, 2] } },
      'values.x.int.0: must be a whole number, or a value before it',
    ],
    [
      'a text that is no bound',
      { x: { int: [0, '2n'] } },
      'values.x.int.1: must be a whole number, or a value before it',
    ],
    ['no length', { x: { list: int } }, 'values.x.length: must be a whole number'],
    [
      'a key that nobody knows',
      { x: { ...int, small: 3 } },
      'values.x.small: Unrecognized key: "small"',
    ],
    [
      'a fault deep inside',
      { x: { list: { row: [int, { int: 3 }] }, length: 2 } },
      'values.x.list.row.1.int: ',
    ],
    [
      'an order of words',
      { x: { list: 'a', length: 2, order: 'rising' } },
      'values.x.order: only numbers have an order',
    ],
    [
      'distinct words',
      { x: { list: 'a', length: 2, distinct: true } },
      'values.x.distinct: only numbers can be distinct',
    ],
    [
      'a diagonal of numbers',
      { x: { list: int, length: 2, diagonal: 0 } },
      'values.x.diagonal: only a list of lists has one',
    ],
    ['a name that is no name', { x: int, 'a b': int }, 'values.a b: must look like n or nums'],
    ['a value that nobody shows', { x: int, y: int }, 'values.y: is shown in no line'],
    [
      'a value that comes later',
      { x: { int: [0, 'y'] }, y: int },
      'values.x: there is no value y before this',
    ],
    [
      'the length of a number',
      { n: int, x: { int: [0, 'n.length'] } },
      'values.x: n has no length',
    ],
    [
      'a list as a number',
      { n: { list: int, length: 1 }, x: { int: [0, 'n'] } },
      'values.x: n is no number',
    ],
  ])('refuses %s', (_name, values, fault) => {
    expect(faultsOf(values).join('\n')).toContain(fault);
  });

  it.each([
    ['no lines', [], 'lines: '],
    ['a name that nobody drew', ['x y'], 'lines.0: there is no value y before this'],
    ['the length of a number', ['x', 'x.length'], 'lines.1: x has no length'],
    ['two blanks', ['x  x'], 'lines.0: must be names of values with one blank between them'],
    ['lines of something else', [{ every: 'x' }], 'lines.0.every: Unrecognized key: "every"'],
  ])('refuses %s', (_name, lines, fault) => {
    expect(faultsOf({ x: int }, lines).join('\n')).toContain(fault);
  });

  it('takes letters once each and lengths as ranges', () => {
    const { values } = grammarSchema.parse({
      values: { n: int, x: { word: 'abca', length: 'n-1' } },
      lines: ['n', 'x'],
    });
    const bound = { name: 'n', isLength: false, plus: -1 };
    expect(values.get('x')).toEqual({
      kind: 'word',
      letters: ['a', 'b', 'c'],
      length: [bound, bound],
    });
  });
});
