import { expect, test } from 'vitest';
import { SAMPLES } from './sample.ts';

test('the two samples are those of the specification, each with its category', () => {
  const told = SAMPLES.map(({ label, problem }) => [
    label,
    problem.title,
    Boolean(problem.category),
  ]);
  expect(told).toEqual([
    ['DP Problem', 'Climbing Stairs', true],
    ['String Problem', 'Valid Palindrome', true],
  ]);
  expect(SAMPLES[0]?.problem.constraints).toContain('1 <= n <= 45');
});
