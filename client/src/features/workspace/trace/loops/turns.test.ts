import type { Trace, TraceOp } from '@stepwise/contracts/trace';
import { expect, test } from 'vitest';
import { loopsIn } from './loops-in.ts';
import { turnInWords } from './turn-words.ts';
import { runsOf, turnAfter, turnBefore } from './turns.ts';

type Step = number | readonly [line: number, ...ops: TraceOp[]];

function recorded(steps: readonly Step[], kind: Trace['end']['kind'] = 'exit'): Trace {
  return {
    steps: steps.map((step) => {
      const [line, ...ops] = typeof step === 'number' ? [step] : step;
      return { line, ops };
    }),
    ops: [],
    end: { kind, message: '', line: null },
  };
}

const CALL: TraceOp = ['c', 'f', 1, []];
const BACK: TraceOp = ['r', 1];
const THROWN: TraceOp = ['r'];

/** Like "2: 1-6 turns 1,3 left 5". */
function told(trace: Trace, source: string): string[] {
  return runsOf(trace, loopsIn(source, 'PYTHON')).map((run) => {
    const left = run.leftAt === null ? '' : ` left ${String(run.leftAt)}`;
    const cut = run.isCut ? ' cut' : '';
    return `${run.line}: ${run.from}-${run.to} turns ${run.turns.join()}${left}${cut}`;
  });
}

const FLAT = 'a\nfor b in c:\n  d\n  if e:\n    f\nelse_';
const NESTED = 'for a in b:\n  for c in d:\n    e\n  f\ng';
const IN_CALL = 'def f():\n  for a in b:\n    f()\n  c\nf()';

test.each<[string, string, Step[], string[], Trace['end']['kind']?]>([
  ['that ends by its head', FLAT, [1, 2, 3, 2, 3, 2, 6], ['2: 1-5 turns 1,3 left 5']],
  ['without a turn', FLAT, [1, 2, 6], []],
  ['left by a break', FLAT, [1, 2, 3, 4, 2, 3, 4, 5, 6], ['2: 1-7 turns 1,4']],
  ['with a continue', FLAT, [1, 2, 3, 4, 5, 2, 3, 2, 6], ['2: 1-7 turns 1,5 left 7']],
  [
    'within another',
    NESTED,
    [1, 2, 3, 2, 3, 2, 4, 1, 2, 3, 2, 4, 1, 5],
    ['1: 0-12 turns 0,7 left 12', '2: 1-5 turns 1,3 left 5', '2: 8-10 turns 8 left 10'],
  ],
  [
    'with a call of its own function',
    IN_CALL,
    [5, [2, CALL], 3, [2, CALL], 3, 2, 4, [2, BACK], 4],
    ['2: 1-7 turns 1 left 7', '2: 3-5 turns 3 left 5'],
  ],
  [
    'left by an exception of what it calls',
    IN_CALL,
    [5, [2, CALL], 3, [2, CALL], [5, ['e', 'ValueError', ''], THROWN, THROWN]],
    ['2: 1-3 turns 1', '2: 3-3 turns 3'],
  ],
  ['ended by an exception', FLAT, [1, 2, 3, 2, 3], ['2: 1-4 turns 1,3'], 'error'],
  ['in a recording that was cut', FLAT, [1, 2, 3, 2, 3], ['2: 1-4 turns 1,3 cut'], 'limit'],
  ['in one that ends at its head', FLAT, [1, 2, 3, 2], ['2: 1-3 turns 1 left 3 cut'], 'killed'],
  ['left by a return', IN_CALL, [5, [2, CALL], 3, [5, BACK]], ['2: 1-2 turns 1']],
  ['in one line', 'for a in b: c\nd', [1, 1, 1, 2], ['1: 0-2 turns 0,1 left 2']],
  ['whatever a forged one says', FLAT, [[9, BACK, THROWN], 2, 77, 3], ['2: 3-3 turns 3']],
])('turns of a loop %s', (_what, source, steps, runs, kind) => {
  expect(told(recorded(steps, kind), source)).toEqual(runs);
});

test('a loop of one line, whose body has a step too, turns at every second step', () => {
  const loops = loopsIn('a();\nfor (;;) b();\nc();', 'JAVASCRIPT');
  const [run] = runsOf(recorded([1, 2, 2, 2, 2, 2, 3]), loops);
  expect(run).toMatchObject({ turns: [1, 3], leftAt: 5 });
});

test('a loop that ends with its condition turns behind it', () => {
  const loops = loopsIn('do {\n  a();\n} while (b);\nc();', 'JAVASCRIPT');
  const [run] = runsOf(recorded([2, 3, 2, 3, 4]), loops);
  expect(run).toMatchObject({ from: 0, to: 3, turns: [0, 2], leftAt: null });
});

const nested = runsOf(
  recorded([1, 2, 3, 2, 3, 2, 4, 1, 2, 3, 2, 4, 1, 5]),
  loopsIn(NESTED, 'PYTHON'),
);

test('one goes from turn to turn, and out of the loop', () => {
  const walk = (from: number, by: typeof turnAfter): number[] => {
    const places: number[] = [];
    for (let at: number | null = from; at !== null && places.length < 20; at = by(nested, at)) {
      places.push(at);
    }
    return places;
  };
  expect(walk(0, turnAfter)).toEqual([0, 7, 13]);
  expect(walk(1, turnAfter)).toEqual([1, 3, 6, 7, 13]);
  expect(walk(13, turnBefore)).toEqual([13, 8, 7, 0]);
  expect(walk(5, turnBefore)).toEqual([5, 3, 1, 0]);
});

test.each([
  [1, 'Turn 1 of 2, loop in line 2 (turn 1 of 2, line 1)'],
  [5, 'After 2 turns, loop in line 2 (turn 1 of 2, line 1)'],
  [7, 'Turn 2 of 2, loop in line 1'],
  [10, 'After 1 turn, loop in line 2 (turn 2 of 2, line 1)'],
  [13, null],
])('at place %i it says where one is', (place, words) => {
  expect(turnInWords(nested, place)).toBe(words);
});

test('of a recording that was cut nobody knows how many turns there were', () => {
  const cut = runsOf(recorded([1, 2, 3, 2, 3], 'limit'), loopsIn(FLAT, 'PYTHON'));
  expect(turnInWords(cut, 2)).toBe('Turn 1 of 2 recorded, loop in line 2');
});
