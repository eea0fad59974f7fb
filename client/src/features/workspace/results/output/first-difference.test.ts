import { describe, expect, it } from 'vitest';
import { firstDifference } from './first-difference.ts';

describe('firstDifference', () => {
  it.each([
    ['the same text', '8', '8', null],
    ['blanks at line ends', '1 2\n3', '1 2  \n3\n\n', null],
    ['Windows line ends', '1\n2', '1\r\n2\r\n', null],
    ['another digit', '13', '14', { line: 0, column: 1 }],
    ['a later line', '1\n2\n3', '1\n2\n4', { line: 2, column: 0 }],
    ['a line cut short', 'abc', 'ab', { line: 0, column: 2 }],
    ['a missing line', '1\n2', '1', { line: 1, column: 0 }],
    ['an extra line', '1', '1\n2', { line: 1, column: 0 }],
    ['no output at all', '8', '', { line: 0, column: 0 }],
    ['blanks at the start of a line', 'a', ' a', { line: 0, column: 0 }],
  ])('finds where they part: %s', (_case, expected, actual, difference) => {
    expect(firstDifference(expected, actual)).toEqual(difference);
  });
});
