import { expect, test } from 'vitest';
import { rawLines, showInvisibles } from './invisible.ts';

test('blanks, tabs and carriage returns get a sign each', () => {
  const text = showInvisibles('1 2\t3 \r').map((part) => part.text);
  expect(text).toEqual(['1', '·', '2', '→\t', '3', '·', '␍']);
  expect(showInvisibles('12')).toEqual([{ text: '12', isSign: false }]);
  expect(showInvisibles('')).toEqual([]);
});

test('lines keep their ends, and a missing newline is told', () => {
  expect(rawLines('1 \n2\n')).toEqual({ lines: ['1 ', '2'], endsWithNewline: true });
  expect(rawLines('1\n2')).toEqual({ lines: ['1', '2'], endsWithNewline: false });
  expect(rawLines('1\n\n')).toEqual({ lines: ['1', ''], endsWithNewline: true });
  expect(rawLines('')).toEqual({ lines: [], endsWithNewline: false });
});
