import { afterEach, expect, test, vi } from 'vitest';
import { buildProblemListItem } from '../../test/problems.ts';
import { pickRandom } from './pick-random.ts';

const problems = Array.from({ length: 4 }, () => buildProblemListItem());
const solvedUpTo = (count: number) => (problem: (typeof problems)[number]) =>
  problems.indexOf(problem) < count;

afterEach(() => vi.restoreAllMocks());

test.each([
  ['all of them, while none is solved', 0, 0, 0],
  ['the last of them', 0, 0.999, 3],
  ['the unsolved ones alone', 3, 0, 3],
  ['all of them, when all are solved', 4, 0.3, 1],
])('picks among %s', (_, solved, chance, index) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  expect(pickRandom(problems, solvedUpTo(solved))).toBe(problems[index]);
});

test('picks none among none', () => {
  expect(pickRandom([], () => false)).toBeNull();
});
