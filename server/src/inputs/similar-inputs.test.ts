import { describe, expect, it } from 'vitest';
import type { MadeInput } from './input-source.ts';
import { SIMILAR_CHARACTERS_MAX, similarSource } from './similar-inputs.ts';

const SIZES = { batch: 100, drawn: 300, tiny: 600 };

const rowsOf = (text: string): string[][] =>
  text
    .slice(0, -1)
    .split('\n')
    .map((line) => line.split(' '));
const isNumber = (word: string | undefined) => /^(?:0|-?[1-9]\d*)$/.test(word ?? '');
const isIn = (word: string | undefined, from: number, to: number) =>
  isNumber(word) && Number(word) >= from && Number(word) <= to;

const NO_LINE: readonly string[] = [];

/** The validators, and faults that no text of the problem shows. */
type Problem = {
  readonly texts: readonly string[];
  readonly isValid: (rows: readonly string[][]) => boolean;
  readonly fails: (rows: readonly string[][]) => boolean;
};

const never = new AbortController().signal;

/** As a search goes, without programs. */
async function search({ texts, isValid, fails }: Problem) {
  const valid = (made: readonly MadeInput[]) => made.filter(({ text }) => isValid(rowsOf(text)));
  const firstOf = (made: readonly MadeInput[]) => made.find(({ text }) => fails(rowsOf(text)));
  const batches = similarSource(texts).batches(SIZES, 'test');
  let tried = 0;
  let found: MadeInput | undefined;
  for (let told: string[] = []; !found;) {
    const next = batches.next(told);
    if (next.done === true) return { found: null, tried };
    const taken = valid(next.value);
    tried += taken.length;
    told = taken.map(({ text }) => text);
    found = firstOf(taken);
  }
  for (
    let next: MadeInput | undefined = found;
    next;
    next = firstOf(valid(await next.smaller(never)))
  )
    found = next;
  return { found: found.text, tried };
}

const LIST: Problem = {
  texts: ['5\n3 1 4 2 5\n', '3\n10 20 30\n'],
  isValid: ([[n, ...more] = NO_LINE, nums = [], ...rest]) =>
    more.length + rest.length === 0 && Number(n) === nums.length && nums.every(isNumber),
  fails: ([, nums = []]) => new Set(nums).size < nums.length,
};

const GRAPH: Problem = {
  texts: ['4 3\n1 2\n2 3\n3 4\n'],
  isValid: ([[n, m, ...more] = NO_LINE, ...edges]) =>
    more.length === 0 &&
    isIn(n, 1, 100) &&
    Number(m) === edges.length &&
    edges.every((edge) => edge.length === 2 && edge.every((end) => isIn(end, 1, Number(n)))),
  fails: ([, ...edges]) => edges.some(([a, b]) => a === b),
};

const SQUARE: Problem = {
  texts: ['3\n0 5 9\n5 0 7\n9 7 0\n'],
  isValid: ([[n, ...more] = NO_LINE, ...rows]) =>
    more.length === 0 &&
    Number(n) === rows.length &&
    rows.every(
      (row, at) =>
        row.length === rows.length && row.every((word) => isIn(word, 0, 99)) && row[at] === '0',
    ),
  fails: ([, ...rows]) => rows.some((row, i) => row.some((word, j) => word !== rows[j]?.[i])),
};

const GRID: Problem = {
  texts: ['3 4\n1100\n1100\n0011\n'],
  isValid: ([[rows, columns, ...more] = NO_LINE, ...lines]) =>
    more.length === 0 &&
    Number(rows) === lines.length &&
    lines.every(
      ([line = '', ...rest]) =>
        rest.length === 0 && line.length === Number(columns) && /^[01]+$/.test(line),
    ),
  fails: ([, ...lines]) => lines.some(([line = '']) => line.includes('101')),
};

const OPERATIONS: Problem = {
  texts: ['5\npush 4\npush 2\nmax\npop\nmax\n'],
  isValid: ([[n, ...more] = NO_LINE, ...lines]) =>
    more.length === 0 &&
    Number(n) === lines.length &&
    lines.every(([name = '', value, ...rest]) =>
      name === 'push'
        ? isNumber(value) && rest.length === 0
        : ['max', 'pop'].includes(name) && value === undefined,
    ),
  fails: ([, ...lines]) => lines.some(([name, value]) => name === 'push' && Number(value) < 0),
};

const BRACKETS: Problem = {
  texts: ['([])\n', '((]\n'],
  isValid: ([[word = '', ...more] = NO_LINE, ...rest]) =>
    more.length + rest.length === 0 && /^[()[\]]+$/.test(word),
  fails: ([[word = ''] = NO_LINE]) => word.includes('[(])'),
};

describe('similarSource', () => {
  it.each<[what: string, problem: Problem, smallest: string]>([
    ['a list with its length', LIST, '2\n0 0\n'],
    ['a graph, whose edges lie within its number of nodes', GRAPH, '1 1\n1 1\n'],
    ['a square with nothing from corner to corner', SQUARE, '2\n0 1\n0 0\n'],
    ['a grid with its size', GRID, '1 3\n101\n'],
    ['operations', OPERATIONS, '1\npush -1\n'],
    ['a word of a few letters', BRACKETS, '[(])\n'],
  ])('leads to the smallest failing input of %s', async (_what, problem, smallest) => {
    const { found, tried } = await search(problem);
    expect(found?.length).toBe(smallest.length);
    expect(problem.fails(rowsOf(found ?? ''))).toBe(true);
    expect(tried).toBeLessThan(2500);
    expect(await search(problem)).toEqual({ found, tried });
  });

  it('begins with the texts that are short, and makes nothing where none is valid', () => {
    const long = `${'1 '.repeat(SIMILAR_CHARACTERS_MAX)}1\n`;
    const source = similarSource(['3\n1 2 3\n', long, '1\n7\n']);
    const batches = source.batches(SIZES, 'test');
    const first = batches.next().value ?? [];
    expect(first.map(({ text }) => text)).toEqual(['1\n7\n', '3\n1 2 3\n']);
    expect(batches.next([]).done).toBe(true);
  });

  it('never makes half a letter', () => {
    const batches = similarSource(['2\nä😀\n']).batches(SIZES, 'test');
    let count = 0;
    for (let told: readonly string[] = NO_LINE, round = 0; round < 100; round++) {
      told = (batches.next(told).value ?? []).map(({ text }) => text);
      count += told.length;
      expect(told.filter((text) => !text.isWellFormed())).toEqual([]);
    }
    expect(count).toBeGreaterThan(50);
  });

  it('makes no text twice, and none that is too long', () => {
    const texts = new Set<string>();
    let count = 0;
    const batches = similarSource([`${'7 '.repeat(80)}7\n`]).batches(SIZES, 'x');
    for (let told: readonly string[] = NO_LINE, round = 0; round < 100; round++) {
      const made = batches.next(told).value ?? [];
      told = made.map(({ text }) => text);
      count += told.length;
      for (const text of told) texts.add(text);
    }
    expect(count).toBeGreaterThan(400);
    expect(texts.size).toBe(count);
    expect(Math.max(...[...texts].map(({ length }) => length))).toBeLessThanOrEqual(
      SIMILAR_CHARACTERS_MAX,
    );
  });

  it('pauses while it lists the edits of long texts', () => {
    const batches = similarSource([`${'7 '.repeat(80)}7\n`]).batches(SIZES, 'x');
    const [first, next] = [batches.next(), batches.next([`${'7 '.repeat(80)}7\n`])];
    expect([first.value, next.value]).toMatchObject([[{}], []]);
  });
});
