import { expect, it } from 'vitest';
import { filledIn } from './ladder.ts';

it.each([
  ['{n}\n', '10\n'],
  ['4 {n}', '4 10'],
  ['{n/3} {n*2}', '3 20'],
  ['{m} {n/0}', '{m} {n/0}'],
])('fills %j', (template, text) => {
  expect(filledIn(template, 10)).toBe(text);
});
