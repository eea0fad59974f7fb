import { expect, it } from 'vitest';
import { inOrder } from './problem-order.ts';

const problems = [
  { number: 3, title: 'b', tried: 4, solved: 1, attempts: 2.5 },
  { number: 1, title: 'C', tried: 0, solved: 0, attempts: null },
  { number: 2, title: 'a', tried: 2, solved: 2, attempts: 1 },
  { number: 4, title: 'd', tried: 4, solved: 1, attempts: 2.5 },
].map((problem) => ({ ...problem, id: String(problem.number), isDraft: false }));

it.each([
  ['number', false, [1, 2, 3, 4]],
  ['number', true, [4, 3, 2, 1]],
  ['title', false, [2, 3, 1, 4]],
  ['tried', true, [3, 4, 2, 1]],
  ['solved', false, [1, 3, 4, 2]],
  // What nobody has tried has neither, and comes last in both directions.
  ['share', false, [3, 4, 2, 1]],
  ['share', true, [2, 3, 4, 1]],
  ['attempts', false, [2, 3, 4, 1]],
  ['attempts', true, [3, 4, 2, 1]],
] as const)('problems are ordered by %s, descending %s', (sort, descending, numbers) => {
  const ordered = inOrder(problems, { sort, descending });
  expect(ordered.map(({ number }) => number)).toEqual(numbers);
});
