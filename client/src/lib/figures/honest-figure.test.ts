import { expect, test } from 'vitest';
import { honestFigure } from './honest-figure.ts';

test.each([
  ['500+', undefined, '500+'],
  ['500+', 31, '500+'],
  ['500+', 500, '500+'],
  ['500+', 501, '501'],
  ['150', 200, '200'],
])('%s where there are %s is %s', (told, own, shown) => {
  expect(honestFigure(told, own)).toBe(shown);
});
