import { expect, it } from 'vitest';
import { streakOf } from './streak.ts';

it.each([
  [[], 0],
  [[0], 1],
  [[1], 1],
  [[2], 0],
  [[2, 3, 4], 0],
  [[0, 1, 2], 3],
  [[1, 2, 3], 3],
  [[0, 1, 3, 4], 2],
  [[0, 2], 1],
  [[-1, 0, 1], 2],
])('of the days %j ago is %i', (daysAgo, days) => {
  expect(streakOf(daysAgo)).toBe(days);
});
