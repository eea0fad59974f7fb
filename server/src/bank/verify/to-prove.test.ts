import { describe, expect, it } from 'vitest';
import { problemsToProve, SAMPLE } from './to-prove.ts';

type Problem = { slug: string; checker: string };

const problem = (slug: string, checker = 'tokens'): Problem => ({ slug, checker });
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
    const chosen = problemsToProve(bankOf(size), nothing, 12);
    expect(new Set(slugs(chosen)).size).toBe(SAMPLE.length + 12);
    expect(slugs(chosen).at(-1)).toBe(`problem${Math.floor((11 * size) / 12)}`);
  });

  it('are all when there are no more', () => {
    expect(problemsToProve(bankOf(5), nothing, 12)).toEqual(bankOf(5));
  });

  it('have every kind of checker, each once', () => {
    const special = [
      problem('a', 'custom:print(1)'),
      problem('b', 'float:1e-6'),
      problem('c', 'custom:print(2)'),
      problem('d', 'float:1e-3'),
    ];
    const chosen = problemsToProve([...bankOf(5), ...special], nothing);
    expect(slugs(chosen)).toEqual([...SAMPLE, 'a', 'b']);
  });
});
