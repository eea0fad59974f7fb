import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from './choices.ts';
import { drawInput, type KeptInput } from './draw-input.ts';
import type { Grammar } from './grammar.ts';
import { inputBatches } from './input-batches.ts';
import { compareInputs } from './input-order.ts';
import { randomSource } from './random-source.ts';
import { SMALLER_MAX, smallerInputs } from './smaller-inputs.ts';
import { anyGrammar, answersOf, grammarOf } from './test-grammar.ts';
import { tinyInputs } from './tiny-inputs.ts';

const LIST = grammarOf(
  { nums: { list: { int: [-1000, 1000] }, length: [0, 6] } },
  'nums.length',
  'nums',
);

function allTiny(grammar: Grammar, most: number): KeptInput[] {
  const drawing = tinyInputs(grammar, most);
  for (;;) {
    const { done, value } = drawing.next();
    if (done === true) return value;
  }
}

describe('tinyInputs', () => {
  it('leaves out nothing up to its level', () => {
    const brackets = grammarOf({ line: { word: '()', length: [1, 9] } }, 'line');
    const texts = allTiny(brackets, 20).map(({ text }) => text.trim());
    expect(texts).toEqual(['(', ')', '((', '()', ')(', '))', ...texts.slice(6)]);
    expect(texts).toHaveLength(14);
  });

  it('takes all of a grammar that has few', () => {
    const few = grammarOf({ n: { int: [1, 3] } }, 'n');
    expect(allTiny(few, 100).map(({ text }) => text)).toEqual(['1\n', '2\n', '3\n']);
  });

  it('gives different inputs, smallest first, and not too many', () => {
    fc.assert(
      fc.property(anyGrammar, (grammar) => {
        const texts = allTiny(grammar, 50).map(({ text }) => text);
        expect(texts.length).toBeLessThanOrEqual(50);
        expect(texts).toEqual([...new Set(texts)].sort(compareInputs));
      }),
    );
  });
});

describe('inputBatches', () => {
  it('drops long inputs while it draws, and lets others have their turn', () => {
    const grammar = grammarOf({ nums: { list: { int: [0, 1e9] }, length: [60, 2000] } }, 'nums');
    const batches = [...inputBatches(grammar, { batch: 100, drawn: 500, tiny: 600 }, 'seed')];
    const inputs = batches.flat();
    expect(inputs.length).toBeGreaterThan(5_000);
    expect(Math.max(...inputs.map(({ text }) => text.length))).toBeLessThanOrEqual(4096);
    expect(batches.filter(({ length }) => length === 0).length).toBeGreaterThan(inputs.length / 50);
    for (const input of inputs) expect(Object.keys(input)).toEqual(['text', 'answers']);
  });

  const batchesOf = (grammar: Grammar): string[][] =>
    [...inputBatches(grammar, { batch: 40, drawn: 40, tiny: 90 }, 'seed')].map((batch) =>
      batch.map(({ text }) => text),
    );

  it('gives no input twice, and the same ones at every run', () => {
    const batches = batchesOf(LIST);
    expect(new Set(batches.flat()).size).toBe(batches.flat().length);
    expect(batchesOf(LIST)).toEqual(batches);
  });

  it('comes to the limits after small numbers', () => {
    const batches = batchesOf(LIST);
    const limits = batches.map((batch) => batch.some((text) => /\b1000\b/.test(text)));
    expect(limits.indexOf(true)).toBeGreaterThan(5);
    expect(batches.flat().some((text) => text.includes('-1000'))).toBe(true);
  });

  it('makes lists that rise, fall and stay the same', () => {
    const lists = batchesOf(LIST)
      .flat()
      .map((text) => text.split('\n')[1]?.split(' ').map(Number) ?? [])
      .filter(({ length }) => length === 6);
    const every = (holds: (a: number, b: number) => boolean): boolean =>
      lists.some((list) => list.slice(1).every((value, at) => holds(list[at] ?? 0, value)));
    expect(every((a, b) => a < b)).toBe(true);
    expect(every((a, b) => a > b)).toBe(true);
    expect(every((a, b) => a === b)).toBe(true);
  });
});

const never = new AbortController().signal;

/** Shrinks as the search does, with a test that answers at once. */
async function shrink(
  grammar: Grammar,
  start: KeptInput,
  fails: (text: string) => boolean,
): Promise<string> {
  let found = start;
  for (;;) {
    const next = (await smallerInputs(grammar, found, never)).find(({ text }) => fails(text));
    if (!next) return found.text;
    expect(compareInputs(next.text, found.text)).toBeLessThan(0);
    found = next;
  }
}

const numbersOf = (text: string): number[] => text.trim().split(/\s+/).map(Number);

describe('smallerInputs', () => {
  it.each<[string, Grammar, number[], (text: string) => boolean, string]>([
    [
      'takes out what does not matter',
      LIST,
      [6, 9, 40, 7, 300, 5, 8],
      (t) => t.includes('150'),
      '1\n150\n',
    ],
    [
      'lowers a number to the border',
      LIST,
      [2, 1999, 3],
      (t) =>
        numbersOf(t)
          .slice(1)
          .some((n) => n > 40),
      '1\n41\n',
    ],
    [
      'lowers two equal numbers together',
      LIST,
      [4, 7, 90, 3, 90],
      (t) => {
        const nums = numbersOf(t).slice(1);
        return new Set(nums).size < nums.length;
      },
      '2\n0 0\n',
    ],
    [
      'takes out two that are apart',
      grammarOf({ line: { word: '()', length: [1, 9] } }, 'line'),
      [7, 0, 0, 1, 1, 0, 0, 1, 1],
      (t) => {
        const [open, close] = ['(', ')'].map((one) => t.split(one).length);
        return open === close;
      },
      '()\n',
    ],
  ])('%s', async (_name, grammar, answers, fails, expected) => {
    const start = drawInput(grammar, replay(answers));
    expect(fails(start.text)).toBe(true);
    expect(await shrink(grammar, start, fails)).toBe(expected);
  });

  it('takes out a row and a column of a matrix together', async () => {
    const grammar = grammarOf(
      { n: { int: [1, 5] }, costs: { list: { list: { int: [0, 9] }, length: 'n' }, length: 'n' } },
      'n',
      { each: 'costs' },
    );
    const start = drawInput(grammar, replay([2, 0, 0, 1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9]));
    expect(start.text).toBe('3\n1 2 3\n4 5 6\n7 8 9\n');
    const texts = (await smallerInputs(grammar, start, never)).map(({ text }) => text);
    expect(texts).toContain('2\n1 3\n7 9\n');
    expect(texts).toContain('2\n5 6\n8 9\n');
  });

  it('looks at a bounded share of what a large matrix may shrink to, and lets others have their turn', async () => {
    const row = { list: { int: [0, 9] }, length: 'n' };
    const grammar = grammarOf({ n: { int: [1, 44] }, costs: { list: row, length: 'n' } }, 'n', {
      each: 'costs',
    });
    const random = randomSource('matrix');
    const start = drawInput(grammar, ({ kind, span }) =>
      kind === 'int' && span === 44 ? 39 : random.below(span),
    );
    let turns = 0;
    let turn = setImmediate(function next() {
      turns += 1;
      turn = setImmediate(next);
    });
    const smaller = await smallerInputs(grammar, start, never);
    clearImmediate(turn);
    expect(smaller).toHaveLength(SMALLER_MAX);
    expect(turns).toBeGreaterThan(SMALLER_MAX / 50);
    for (const input of smaller) expect(Object.keys(input)).toEqual(['text', 'answers']);
    expect(smaller[0]?.text).toMatch(/^1\n\d\n$/);
  });

  it('ends when it is called off', async () => {
    const start = drawInput(LIST, replay([6, 9, 40, 7, 300, 5, 8]));
    await expect(smallerInputs(LIST, start, AbortSignal.abort())).rejects.toThrow('abort');
  });

  it('gives only smaller inputs of the grammar, each once', async () => {
    await fc.assert(
      fc.asyncProperty(anyGrammar, answersOf, async (grammar, answers) => {
        const start = drawInput(grammar, replay(answers));
        const texts = (await smallerInputs(grammar, start, never)).map(({ text }) => text);
        expect(texts).toEqual([...new Set(texts)].sort(compareInputs));
        for (const text of texts) expect(compareInputs(text, start.text)).toBeLessThan(0);
      }),
      { numRuns: 50 },
    );
  });
});
