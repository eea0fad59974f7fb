import { expect, test } from 'vitest';
import { memberWords } from './member-words.ts';
import { WORDS } from './words.ts';

const { JAVASCRIPT, JAVA, PYTHON } = WORDS;

test.each([
  ['Math.', JAVASCRIPT, ['abs', 'ceil', 'floor', 'max', 'min', 'pow', 'round', 'sqrt', 'trunc']],
  ['x = [Array.', JAVASCRIPT, ['from', 'isArray']],
  ['process.stdout.', JAVASCRIPT, ['write']],
  ['int m = Math.', JAVA, ['abs', 'max', 'min', 'pow', 'sqrt']],
  ['System.out.', JAVA, ['print', 'println']],
])('behind %s come the words of that name alone', (before, words, offered) => {
  expect(memberWords(words, before)).toEqual(offered);
});

test.each(['1.', 'x = 10.', 'f(1_000.'])('behind the number %s comes nothing', (before) => {
  expect(memberWords(PYTHON, before)).toEqual([]);
});

test.each(['values.', 'my.Math.', 'x1.', 'rows[0].', 'sorted(xs).'])(
  'behind %s comes what values have',
  (before) => {
    expect(memberWords(JAVASCRIPT, before)).toBe(JAVASCRIPT.members);
  },
);

test.each(['', 'let x = ', 'f(...'])('behind "%s" no member is asked for', (before) => {
  expect(memberWords(JAVASCRIPT, before)).toBeNull();
});
