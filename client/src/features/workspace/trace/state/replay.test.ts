import type { Trace, TraceOp, TraceValue } from '@stepwise/contracts/trace';
import { describe, expect, test, vi } from 'vitest';
import { changesOf, partKey, variableKey } from './changes.ts';
import { picturesOf } from '../pictures/pictures.ts';
import { pointersIn } from '../pictures/pointers.ts';
import { Replay } from './replay.ts';
import { spellingOf, valueText } from './value-text.ts';

/** A recording whose steps stand on lines 1, 2, 3 and so on. */
function recorded(...steps: TraceOp[][]): Trace {
  const ops = steps.pop() ?? [];
  return {
    steps: steps.map((of, index) => ({ line: index + 1, ops: of })),
    ops,
    end: { kind: 'exit', message: 'The program ended.', line: null },
  };
}

/** All variables in words, the program's own first. */
function told(replay: Replay, place: number): string[] {
  const { frames, things } = replay.at(place).state;
  return frames.map(({ name, variables }) => {
    const values = [...variables].map(
      ([key, value]) => `${key}=${valueText(value, things, spellingOf('PYTHON'))}`,
    );
    return `${name ?? 'program'} ${values.join(' ')}`.trim();
  });
}

describe('a recording is played to any step', () => {
  const trace = recorded(
    [],
    [
      ['v', 0, 'row', [1]],
      ['o', 1, 'list', 'list', [1, 2], 2],
    ],
    [
      ['c', 'f', 7, ['n']],
      ['v', 0, 'n', true],
    ],
    [
      ['x', 1, 0, 1, [5, null], 3],
      ['u', 0, 'n'],
    ],
    [
      ['r', 3],
      ['o', 2, 'map', 'dict', [['a', 1]], 1],
      ['v', 0, 'd', [2]],
      ['k', 2, 'b', [1]],
    ],
    [
      ['d', 2, 'a'],
      ['p', '7\n'],
    ],
  );
  const expected = [
    ['program'],
    ['program row=[1, 2]'],
    ['program row=[1, 2]', 'f n=True'],
    ['program row=[5, None, 2]', 'f'],
    ["program row=[5, None, 2] d={'a': 1, 'b': [5, None, 2]}"],
    ["program row=[5, None, 2] d={'b': [5, None, 2]}"],
  ];

  test('forwards, backwards and by leaps', () => {
    const replay = new Replay(trace);
    const places = expected.map((_, place) => place);
    for (const place of [...places, ...places.toReversed(), 3, 0, 5]) {
      expect(told(replay, place)).toEqual(expected[place]);
    }
    expect(replay.at(5)).toMatchObject({ line: null, state: { output: '7\n' } });
    expect(replay.start).toBe(1);
  });

  test('with a call at a time', () => {
    const replay = new Replay(trace);
    expect(replay.over(1, 1)).toBe(4);
    expect(replay.over(4, -1)).toBe(1);
    expect(replay.over(5, 1)).toBe(5);
    expect(replay.over(0, -1)).toBe(0);
  });

  test('over thousands of steps, from kept states', () => {
    const steps = Array.from({ length: 5000 }, (_, n): TraceOp[] => [['v', 0, 'n', n]]);
    const replay = new Replay(recorded(...steps, []));
    for (const place of [0, 99, 100, 101, 4321, 4999]) {
      expect(told(replay, place)).toEqual([`program n=${String(place)}`]);
    }
  });

  test('whatever it says of things that are not there', () => {
    const replay = new Replay(
      recorded(
        [
          ['r', 1],
          ['r'],
          ['v', 9, 'x', 1],
          ['u', 3, 'x'],
          ['x', 4, 0, 0, [1], 1],
          ['k', 4, 'a', 1],
          ['d', 4, 'a'],
          ['v', 0, 'x', [7]],
          ['o', 8, 'map', 'dict', [1, [2, 3]], 2],
          ['v', 0, 'm', [8]],
        ],
        [],
      ),
    );
    expect(told(replay, 0)).toEqual(['program x=… m={2: 3, … 1 more}']);
  });
});

test.each([
  ['1\n3\n', 2],
  ['1\n2\n', null],
  ['1\n2\n3\n', 4],
  ['9\n', 0],
  ['1', 2],
])('against %j the first difference is printed at %j', (expected, place) => {
  const trace = recorded([], [['p', '1\n']], [], [['p', '2\n']], []);
  expect(new Replay(trace).firstDifference(expected)).toBe(place);
});

test.each([
  ['1 2\n3\n', null],
  ['1 2\n4\n', 2],
])('blanks at line ends are no difference from %j: %j', (expected, place) => {
  const trace = recorded([], [['p', '1 ']], [['p', '2 \n']], [['p', '3 \n\n']], []);
  expect(new Replay(trace).firstDifference(expected)).toBe(place);
});

test('changes belong to calls that are open still', () => {
  const replay = new Replay(
    recorded(
      [],
      [
        ['v', 0, 'a', 1],
        ['c', 'f', 1, []],
        ['v', 0, 'b', 2],
        ['v', 1, 'c', 3],
        ['r', 1],
        ['c', 'g', 1, []],
        ['v', 0, 'd', 4],
        ['x', 3, 2, 0, [1, 1], 5],
        ['k', 4, 'key', 1],
      ],
      [],
    ),
  );
  const { state, ops } = replay.at(1);
  const changes = changesOf(ops, state);
  expect([...changes.variables].sort()).toEqual(
    [variableKey(0, 'a'), variableKey(0, 'c'), variableKey(2, 'd')].sort(),
  );
  expect(changes.parts).toContain(partKey(3, 3));
  expect(changes.parts).toContain(partKey(4, '"key"'));
});

test('a source tells which variables point into a list', () => {
  const pointers = pointersIn('middle = (low + high) // 2\nif nums[middle] == 3:\n  x[i - 1] = 2');
  expect([...(pointers.get('nums') ?? [])]).toEqual(['middle', 'low', 'high']);
  expect([...(pointers.get('x') ?? [])]).toContain('i');
});

describe('what is drawn', () => {
  const pictured = (source: string, ...ops: TraceOp[]) =>
    picturesOf(new Replay(recorded(ops, [])).at(0).state, pointersIn(source));

  test('a list with the variables that point into it, and behind it', () => {
    const [cells] = pictured(
      'nums[low] + nums[high]',
      ['v', 0, 'nums', [1]],
      ['o', 1, 'list', 'list', [4, 5], 2],
      ['v', 0, 'low', 0],
      ['v', 0, 'high', 2],
    );
    const pointers = new Map([
      [0, ['low']],
      [2, ['high']],
    ]);
    expect(cells).toMatchObject({ kind: 'cells', name: 'nums', values: [4, 5], pointers });
  });

  test('lists in a list as a grid, a map as entries, a text that is pointed into as letters', () => {
    const pictures = pictured(
      's[i]',
      ['v', 0, 'g', [1]],
      ['o', 1, 'list', 'list', [[2], [3]], 2],
      ['o', 2, 'list', 'list', [0, 1], 2],
      ['o', 3, 'list', 'list', [1, 0], 2],
      ['v', 0, 'd', [4]],
      ['o', 4, 'map', 'dict', [['a', 1]], 1],
      ['v', 0, 's', 'ab'],
      ['v', 0, 'i', 1],
      ['v', 0, 't', 'not drawn'],
    );
    expect(pictures.map(({ kind }) => kind)).toEqual(['grid', 'table', 'cells']);
  });

  test('linked objects, even in a ring, and lists within an object', () => {
    const pictures = pictured(
      '',
      ['v', 0, 'head', [1]],
      [
        'o',
        1,
        'object',
        'Node',
        [
          ['v', 1],
          ['next', [2]],
        ],
        2,
      ],
      [
        'o',
        2,
        'object',
        'Node',
        [
          ['v', 2],
          ['next', [1]],
        ],
        2,
      ],
      ['v', 0, 'stack', [3]],
      ['o', 3, 'object', 'Stack', [['items', [4]]], 1],
      ['o', 4, 'list', 'list', [7], 1],
    );
    expect(pictures).toMatchObject([
      {
        ...{ kind: 'linked', ids: [1, 2, 3] },
        // An arrow says that the head leads to the other one.
        names: new Map([
          [1, ['head']],
          [3, ['stack']],
        ]),
      },
      { kind: 'cells', name: 'stack.items' },
    ]);
  });
});

test.each([
  ['PYTHON', `'a "b"', None, {1: True}, set()`],
  ['TYPESCRIPT', `'a "b"', null, {1 => true}, {}`],
  ['JAVA', String.raw`"a \"b\"", null, {1=true}, []`],
] as const)('values are written as %s has them', (language, text) => {
  const things = new Replay(
    recorded(
      [],
      [
        ['o', 1, 'map', '', [[1, true]], 1],
        ['o', 2, 'set', '', [], 0],
      ],
      [],
    ),
  ).at(1).state.things;
  const values = ['a "b"', null, [1], [2]] satisfies TraceValue[];
  const spelling = spellingOf(language);
  expect(values.map((value) => valueText(value, things, spelling)).join(', ')).toBe(text);
});

test('of lists in lists no more is spelt than is shown', () => {
  const zeros = Array.from({ length: 200 }, () => 0);
  const holding = (id: number): TraceValue[] => zeros.map(() => [id]);
  const { things } = new Replay(
    recorded(
      [
        ['o', 1, 'list', 'list', zeros, 200],
        ['o', 2, 'list', 'list', holding(1), 200],
        ['o', 3, 'list', 'list', holding(2), 200],
        ['o', 4, 'list', 'list', holding(3), 200],
      ],
      [],
    ),
  ).at(0).state;
  const asked = vi.spyOn(things, 'get');
  const text = valueText([4], things, spellingOf('PYTHON'));
  expect(text.startsWith(`[[[${'[…], '.repeat(40)}… 160 more], [`)).toBe(true);
  expect(text).toMatch(/ … 160 more\], … 176 more\], … 199 more\]$/);
  expect(text.length).toBeLessThan(20_000);
  expect(asked.mock.calls.length).toBeLessThan(5000);
  expect(valueText([1], things, spellingOf('PYTHON'))).toBe(`[${'0, '.repeat(40)}… 160 more]`);
});
