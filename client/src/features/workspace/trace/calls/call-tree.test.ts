import type { Trace, TraceOp } from '@stepwise/contracts/trace';
import { expect, test } from 'vitest';
import { Replay } from '../state/replay.ts';
import { spellingOf } from '../state/value-text.ts';
import { callTrees, type Call } from './call-tree.ts';
import { CallWords, stateOf } from './call-words.ts';
import { innermostIn, shownCalls } from './shown-calls.ts';

/** A recording whose steps have these changes before them; the last are at its end. */
function recorded(...changes: TraceOp[][]): Trace {
  const ops = changes.pop() ?? [];
  return {
    ...{ steps: changes.map((of) => ({ line: 1, ops: of })), ops },
    end: { kind: 'exit', message: '', line: null },
  };
}

const begins = (name: string, n: number): TraceOp[] => [
  ['c', name, 1, ['n', 'memo']],
  ['v', 0, 'n', n],
  ['v', 0, 'memo', [7]],
];

/** As fib(n) is called, a step for each begin and each end. */
function fib(n: number): TraceOp[][] {
  const inner = n < 2 ? [] : [...fib(n - 1), ...fib(n - 2)];
  return [begins('fib', n), ...inner, [['r', n]]];
}

const told = ({ name, args, result, children }: Call): string => {
  const value = result ? `=${String(result.value)}` : '';
  return `${name}${String(args[0]?.[1])}${value}[${children.map(told).join(' ')}]`;
};

test.each<[string, Trace, string[]]>([
  ['calls itself', recorded(...fib(2), []), ['fib2=2[fib1=1[] fib0=0[]]']],
  ['does not', recorded(begins('f', 1), [['r', 1]], begins('f', 2), [['r', 1]], []), []],
  [
    'calls itself by way of others',
    recorded(begins('even', 2), begins('odd', 1), begins('even', 0), [
      ['r', 0],
      ['r', 1],
      ['r', 2],
    ]),
    ['even2=2[even0=0[]]'],
  ],
  [
    'calls others beside',
    recorded(
      begins('f', 2),
      begins('log', 9),
      [['r', 0], ...begins('f', 1)],
      [
        ['r', 1],
        ['r', 2],
      ],
    ),
    ['f2=2[f1=1[]]'],
  ],
  [
    'is ended by an exception',
    recorded(begins('f', 1), begins('f', 0), [['e', 'E', ''], ['r'], ['r']]),
    ['f1[f0[]]'],
  ],
  ['is cut', recorded(begins('f', 1), begins('f', 0), []), ['f1[f0[]]']],
  [
    'changes its own argument later',
    recorded(begins('f', 1), [['v', 0, 'n', 5], ...begins('f', 0)], [['r', 0]], [['r', 1]]),
    ['f1=1[f0=0[]]'],
  ],
  ['runs twice', recorded(...fib(2), ...fib(0), []), ['fib2=2[fib1=1[] fib0=0[]]', 'fib0=0[]']],
  ['is forged', recorded([['r', 1], ['r'], ['v', 9, 'n', 1]], []), []],
])('the calls of a function that %s', (_what, trace, trees) => {
  expect(callTrees(trace).map(told)).toEqual(trees);
});

const rowsOf = (trace: Trace, place: number): string[] => {
  const trees = callTrees(trace);
  const open = new Replay(trace).at(place).state.frames.map(({ call }) => call);
  return shownCalls(trees, innermostIn(trees, open)).map((row) => {
    const text =
      row.kind === 'more' ? `+${String(row.count)}` : told(row.call).replace(/[=[].*/, '');
    return `${String(row.level)} ${text}`;
  });
};

test('few calls are all shown', () => {
  expect(rowsOf(recorded(...fib(3), []), 2)).toEqual([
    ...['1 fib3', '2 fib2', '3 fib1', '3 fib0', '2 fib1'],
  ]);
});

test('of many calls those around the innermost one are shown, and how many are not', () => {
  // 177 calls.
  const trace = recorded(...fib(10), []);
  expect(rowsOf(trace, 2)).toEqual([
    ...['1 fib10', '2 fib9', '3 fib8', '4 fib7', '5 +40', '4 fib6', '5 +24'],
    ...['3 fib7', '4 +40', '2 fib8', '3 +66'],
  ]);
  expect(rowsOf(trace, 999)).toEqual(['1 fib10', '2 +176']);
});

test('of calls that are too many side by side the near ones are shown', () => {
  const leaves = Array.from({ length: 90 }, (_, n): TraceOp[][] => [begins('f', n), [['r', n]]]);
  const trace = recorded(begins('f', 100), ...leaves.flat(), [['r', 0]]);
  expect(rowsOf(trace, 1 + 2 * 50)).toEqual([
    ...['1 f100', '2 +48', '2 f48', '2 f49', '2 f50', '2 f51', '2 f52', '2 +37'],
  ]);
});

test('of calls that are too deep the innermost ones are shown', () => {
  const trace = recorded(...Array.from({ length: 3000 }, (_, n) => begins('f', n)), []);
  const rows = rowsOf(trace, 2999);
  expect(rows).toHaveLength(21);
  expect(rows[0]).toBe('1 +2980');
  expect(rows.at(-1)).toBe('20 f2999');
});

test('a call is told with what changes from call to call, and what became of it', () => {
  const trace = recorded(...fib(2), []);
  const trees = callTrees(trace);
  const words = new CallWords(new Replay(trace), spellingOf('PYTHON'), trees);
  const [call] = trees;
  if (!call) throw new Error('No call');
  expect(words.call(call)).toBe('fib(2, …)');
  expect(words.outcome(call)).toBe('= 2');
  expect(words.outcome({ ...call, result: null })).toBe('ended by an exception');
  expect(words.outcome({ ...call, to: null })).toBeNull();
  const second = call.children[1];
  if (!second) throw new Error('No second call');
  expect([2, 3, 4].map((place) => stateOf(second, place))).toEqual(['later', 'open', 'done']);
});
