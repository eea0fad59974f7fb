import { describe, expect, it } from 'vitest';
import { otherProblems, problemsToProve, SAMPLE } from './to-prove.ts';

type Problem = { slug: string };

const problem = (slug: string): Problem => ({ slug });
const bankOf = (size: number): Problem[] => [
  ...SAMPLE.map((slug) => problem(slug)),
  ...Array.from({ length: size }, (_, index) => problem(`problem${index}`)),
];
const slugs = (problems: readonly Problem[]) => problems.map(({ slug }) => slug);
const nothing = () => false;

describe('problems to prove', () => {
  it('are the sample and what has changed', () => {
    const chosen = problemsToProve(bankOf(9), ({ slug }) => slug === 'problem4');
    expect(slugs(chosen)).toEqual([...SAMPLE, 'problem4']);
  });

  it.each([30, 150, 1_000])('are as many in a bank of %s', (size) => {
    expect(slugs(problemsToProve(bankOf(size), nothing))).toEqual(SAMPLE);
  });
});

describe('other problems to prove', () => {
  it.each([30, 150, 1_000])('are spread evenly over a bank of %s', (size) => {
    const others = slugs(otherProblems(bankOf(size), nothing, 12));
    expect(others).toHaveLength(12);
    expect(others[0]).toBe('problem0');
    expect(others.at(-1)).toBe(`problem${Math.ceil((11 * size) / 12)}`);
  });

  it('are none that are proven anyway', () => {
    const others = otherProblems(bankOf(5), ({ slug }) => slug === 'problem4', 12);
    expect(slugs(others)).toEqual(['problem0', 'problem1', 'problem2', 'problem3']);
  });
});
