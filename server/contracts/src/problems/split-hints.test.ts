import { describe, expect, it } from 'vitest';
import { splitHints } from './split-hints.ts';

describe('splitHints', () => {
  it('takes every numbered line as a hint', () => {
    expect(splitHints('1. Look at the last move. \n2. Two numbers are enough.')).toEqual([
      'Look at the last move.',
      'Two numbers are enough.',
    ]);
  });

  it('keeps following lines with their hint', () => {
    expect(splitHints('1. First\n   still first\n\n2. Second')).toEqual([
      'First\n   still first',
      'Second',
    ]);
  });

  it('takes a text without numbers as one hint', () => {
    expect(splitHints('Try small cases.\nThen generalise.')).toHaveLength(1);
  });

  it.each([null, '', ' \n '])('has no hints for %j', (text) => {
    expect(splitHints(text)).toEqual([]);
  });
});
