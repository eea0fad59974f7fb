import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from './choices.ts';
import { drawInput, drawSmallInput } from './draw-input.ts';
import type { Grammar } from './grammar.ts';
import { anyGrammar, answersOf, grammarOf } from './test-grammar.ts';

const text = (grammar: Grammar, ...answers: readonly number[]): string =>
  drawInput(grammar, replay(answers)).text;

const NUMBER = { int: [-1000, 1000] };

describe('drawInput', () => {
  it('shows lengths before what they are the lengths of', () => {
    const grammar = grammarOf(
      { nums: { list: NUMBER, length: [1, 5] }, k: { int: [1, 'nums.length'] } },
      'nums.length k',
      'nums',
    );
    expect(text(grammar)).toBe('1 1\n0\n');
    expect(text(grammar, 2, 1, 2, 3, 2)).toBe('3 3\n1 -1 2\n');
  });

  it('keeps a number within a range that was drawn', () => {
    const grammar = grammarOf({ n: { int: [1, 9] }, k: { int: ['n', 'n+1'] } }, 'n k');
    expect(text(grammar, 4, 7)).toBe('5 6\n');
  });

  it.each([
    ['rising', { order: 'rising' }, '4\n-1 0 1 2\n'],
    ['not falling', { order: 'not falling' }, '4\n0 1 1 1\n'],
    ['distinct', { distinct: true }, '4\n1 -1 0 2\n'],
  ])('makes lists that are %s', (_name, more, expected) => {
    const grammar = grammarOf(
      { nums: { list: NUMBER, length: [0, 5], ...more } },
      'nums.length',
      'nums',
    );
    expect(text(grammar, 4, 1, 1, 0, 1)).toBe(expected);
  });

  it('has no more pieces than an input may have bytes', () => {
    const grammar = grammarOf(
      { n: { int: [1, 1_000_000_000] }, nums: { list: NUMBER, length: 'n' } },
      'nums.length',
    );
    expect(text(grammar, 999_999_999)).toBe('4096\n');
  });

  it.each([
    ['lists in lists', { list: { list: NUMBER, length: 1000 }, length: 1000 }],
    ['equal numbers that must differ', { list: NUMBER, length: 2000, distinct: true }],
  ])('makes nothing of %s that would be far too long', (_name, rule) => {
    expect(drawSmallInput(grammarOf({ rule }, 'rule'), replay([]))).toBeNull();
  });

  it('makes nothing of long words, in a list or named many times', () => {
    const word = 'x'.repeat(4_095);
    const list = { list: word, length: 4096 };
    expect(drawSmallInput(grammarOf({ list }, 'list'), replay([]))).toBeNull();
    const often = Array.from({ length: 7_000 }, () => 'word').join(' ');
    expect(drawSmallInput(grammarOf({ word }, often), replay([]))).toBeNull();
    expect(drawSmallInput(grammarOf({ word }, 'word'), replay([]))?.text).toBe(`${word}\n`);
  });

  it('makes no more different numbers than there are', () => {
    const grammar = grammarOf(
      { nums: { list: { int: [1, 3] }, length: [0, 5], distinct: true } },
      'nums.length',
      'nums',
    );
    expect(text(grammar, 5, 0, 0, 0, 0, 0)).toBe('3\n1 2 3\n');
  });

  it('makes grids, rows whose numbers do not fall, and operations', () => {
    const grammar = grammarOf(
      {
        columns: { int: [1, 5] },
        rows: { list: { word: '.#', length: 'columns' }, length: [1, 4] },
        operations: {
          list: {
            'one of': ['pop', { row: ['sum', { row: [NUMBER, NUMBER], order: 'not falling' }] }],
          },
          length: [0, 3],
        },
      },
      'rows.length columns',
      { each: 'rows' },
      { each: 'operations' },
    );
    expect(text(grammar, 1, 1, 0, 1, 0, 0, 0, 0, 2, 1, 3, 2, 0)).toBe(
      '2 2\n#.\n..\nsum -1 2\npop\n',
    );
  });

  it('makes a square of lists with the same diagonal', () => {
    const grammar = grammarOf(
      {
        n: { int: [1, 5] },
        costs: { list: { list: { int: [0, 9] }, length: 'n' }, length: 'n', diagonal: 0 },
      },
      'n',
      { each: 'costs' },
    );
    expect(text(grammar, 1, 0, 0, 7, 8, 0, 6, 5)).toBe('2\n0 8\n6 0\n');
  });

  it('makes trees level by level', () => {
    const grammar = grammarOf({ tree: { tree: NUMBER, length: [0, 5] } }, 'tree.length', 'tree');
    expect(text(grammar)).toBe('0\n\n');
    expect(text(grammar, 3, 1, 1, 3, 0, 5)).toBe('3\n1 3 2\n');
    expect(text(grammar, 3, 1, 1, 3, 1, 5)).toBe('4\n1 null 2 3\n');
  });

  it('makes search trees', () => {
    const grammar = grammarOf({ tree: { tree: NUMBER, length: [0, 5], search: true } }, 'tree');
    fc.assert(
      fc.property(answersOf, (answers) => {
        const words = text(grammar, 3, ...answers)
          .trim()
          .split(' ')
          .filter((word) => word !== 'null');
        expect(new Set(words).size).toBe(words.length);
      }),
    );
  });

  it('leads back to the same input by its answers', () => {
    fc.assert(
      fc.property(anyGrammar, answersOf, (grammar, answers) => {
        const drawn = drawInput(grammar, replay(answers));
        expect(drawInput(grammar, replay(drawn.answers))).toEqual(drawn);
      }),
    );
  });

  it('counts the pieces of a list by the choice that says how many there are', () => {
    fc.assert(
      fc.property(anyGrammar, answersOf, (grammar, answers) => {
        const { pieces, choices, answers: given } = drawInput(grammar, replay(answers));
        for (const { counted, start, end } of pieces) {
          expect(choices[counted]?.kind).toMatch(/^(length|int)$/);
          expect(counted).toBeLessThan(start);
          expect(end).toBeLessThanOrEqual(given.length);
        }
      }),
    );
  });
});
