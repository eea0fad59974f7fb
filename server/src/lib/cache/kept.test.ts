import { expect, it } from 'vitest';
import { keepUntilForgotten } from './kept.ts';

it('is read once, until it is forgotten', async () => {
  let count = 0;
  const kept = keepUntilForgotten(60_000, () => Promise.resolve([(count += 1)]));
  expect([await kept.read(), await kept.read()]).toEqual([[1], [1]]);
  kept.forget();
  expect([await kept.read(), await kept.read()]).toEqual([[2], [2]]);
});
