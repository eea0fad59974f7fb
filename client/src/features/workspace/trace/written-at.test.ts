import type { Trace, TraceOp } from '@stepwise/contracts/trace';
import { expect, test } from 'vitest';
import { writtenAt, type Held } from './written-at.ts';

const changes: TraceOp[][] = [
  [],
  [
    ['v', 0, 'nums', [1]],
    ['o', 1, 'list', 'list', [3], 1],
  ],
  [['v', 0, 'n', 1]],
  [
    ['c', 'f', 1, ['n']],
    ['v', 0, 'n', 2],
  ],
  [
    ['v', 1, 'n', 3],
    ['v', 0, 'n', 4],
  ],
  [
    ['x', 1, 0, 1, [5], 1],
    ['r', 0],
  ],
  [
    ['c', 'f', 1, ['n']],
    ['v', 0, 'n', 6],
  ],
];
const trace: Trace = {
  steps: changes.map((ops) => ({ line: 1, ops })),
  ops: [['v', 1, 'n', 9]],
  end: { kind: 'exit', message: '', line: null },
};

test.each<[string, number, Held, number | null]>([
  ['a variable', 2, { call: 0, name: 'n', thing: null }, 1],
  ['one of the program, set from within a call', 6, { call: 0, name: 'n', thing: null }, 3],
  ['an argument', 3, { call: 1, name: 'n', thing: null }, 2],
  [
    'a variable of a call, not of one with the same name',
    6,
    { call: 2, name: 'n', thing: null },
    5,
  ],
  ['a list by what changed in it', 6, { call: 0, name: 'nums', thing: 1 }, 4],
  ['a list that is still as it was', 4, { call: 0, name: 'nums', thing: 1 }, 0],
  ['what is set at the very end', 7, { call: 0, name: 'n', thing: null }, 6],
  ['nothing that is not there', 7, { call: 0, name: 'x', thing: null }, null],
])('the last line that wrote is found: %s', (_what, place, held, written) => {
  expect(writtenAt(trace, place, held)).toBe(written);
});
