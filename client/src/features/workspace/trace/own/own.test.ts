import type { Trace } from '@stepwise/contracts/trace';
import { expect, test } from 'vitest';
import { foldsOf } from './folds.ts';
import { ownLines } from './own-lines.ts';
import { stopsOf } from './stops.ts';

const STARTER = `import sys


def search(nums, target):
    # Write your code here. Return the index of target, or -1.
    return -1


def main():
    nums = input().split()
    print(search(nums, 5))


main()
`;
const filled = (body: string): string =>
  STARTER.replace(/ {4}# Write[^]*?return -1\n/, body.replaceAll(/^/gm, '    ') + '\n');

const numbers = (own: ReadonlySet<number> | null): number[] | null => own && [...own];

test.each<[string, string, string | null, number[] | null]>([
  [
    'what stands for the placeholder',
    filled('for x in nums:\n    a(x)\nreturn 3'),
    STARTER,
    [5, 6, 7],
  ],
  ['with the very return of the starter', filled('a()\nreturn -1'), STARTER, [5, 6]],
  ['and a helper of its own', filled('return f()\n\ndef f():\n    return 2'), STARTER, [5, 7, 8]],
  ['and a line changed elsewhere', STARTER.replace('5))', '6))'), STARTER, [5, 6, 11]],
  ['nothing where the starter is as it was', STARTER.replace(/ {4}# .*\n.*\n/, ''), STARTER, null],
  ['nothing where all is new', 'print(1)\nprint(2)\n', STARTER, null],
  ['nothing without a starter', 'print(1)\n', null, null],
  ['nothing of two that are far too long', 'a\n'.repeat(3000), 'b\n'.repeat(3000), null],
])('own is %s', (_what, source, starter, own) => {
  expect(numbers(ownLines(source, starter))).toEqual(own);
});

test('own is what stands in the braces, whatever their indent', () => {
  const starter =
    'function f(a) {\n  // Write your code here.\n  return -1;\n}\n\nconsole.log(f(1));\n';
  const source =
    'function f(a) {\n    if (a) {\n    return 1;\n    }\n  return -1;\n}\n\nconsole.log(f(1));\n';
  const own = ownLines(source, starter);
  expect(own).toContain(2);
  expect(own).toContain(5);
  expect(own).not.toContain(1);
  expect(own).not.toContain(8);
});

const OWN = new Set([6, 7]);
const folded = (line: number | null, own: ReadonlySet<number> | null = OWN): string[] =>
  foldsOf(14, own, line).map(
    ({ from, to, isFolded }) => `${from}-${to}${isFolded ? ' folded' : ''}`,
  );

test.each([
  [
    'the starter is folded, but for what stands next to own lines',
    6,
    ['1-4 folded', '5-8', '9-14 folded'],
  ],
  ['not where it runs', 12, ['1-4 folded', '5-8', '9-14']],
  ['at the end too', null, ['1-4 folded', '5-8', '9-14 folded']],
])('%s', (_what, line, folds) => {
  expect(folded(line)).toEqual(folds);
});

test('without own lines nothing is folded, and neither are two lines', () => {
  expect(folded(3, null)).toEqual(['1-14']);
  expect(folded(null, new Set([4, 5, 6, 7, 8, 9, 10, 11]))).toEqual(['1-2', '3-12', '13-14']);
});

test('one stops on own lines and at the end, or everywhere', () => {
  const trace: Trace = {
    steps: [1, 10, 6, 7, 11, 6, 12].map((line) => ({ line, ops: [] })),
    ...{ ops: [], end: { kind: 'exit', message: '', line: null } },
  };
  const walk = (own: ReadonlySet<number> | null, by: 1 | -1): number[] => {
    const { next } = stopsOf(trace, own);
    const places: number[] = [];
    for (let at = next(by === 1 ? -1 : 99, by); at !== null; at = next(at, by)) places.push(at);
    return places;
  };
  expect(walk(OWN, 1)).toEqual([2, 3, 5, 7]);
  expect(walk(OWN, -1)).toEqual([7, 5, 3, 2]);
  expect(walk(null, 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  // None of them ran.
  expect(walk(new Set([99]), 1)).toHaveLength(8);
  const { first, numberOf, count } = stopsOf(trace, OWN);
  expect(first).toBe(2);
  expect([2, 3, 5].map(numberOf)).toEqual([1, 2, 3]);
  // What stands between own lines is none of them; the end is no step.
  expect([0, 4, 6].map(numberOf)).toEqual([0, 0, 0]);
  expect([count, stopsOf(trace, null).count]).toEqual([3, 7]);
});
