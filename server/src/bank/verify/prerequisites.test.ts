import { expect, it } from 'vitest';
import { BANK_DIRECTORY, listPackages, readProblem } from '../read-problem.ts';
import { readLearningPaths } from '../seed/learning-paths.ts';

const problems = await Promise.all((await listPackages(BANK_DIRECTORY)).map(readProblem));
const bySlug = new Map(problems.map((problem) => [problem.slug, problem]));
const paths = await readLearningPaths(BANK_DIRECTORY);

type Path = (typeof paths)[number];

/** The problems of all paths that come before this one. */
function problemsBefore(path: Path): string[] {
  const earlier = paths.filter(({ slug }) => path.after.includes(slug));
  return earlier.flatMap((one) => [...one.problems, ...problemsBefore(one)]);
}

/** What somebody has met who walks the paths in their order, before this problem of the path. */
function metBefore(path: Path, slug: string): string[] {
  return [...path.problems.slice(0, path.problems.indexOf(slug)), ...problemsBefore(path)];
}

function levelOf(slug: string): string {
  const level = bySlug.get(slug)?.tags.find((tag) => tag.startsWith('LVL-'));
  if (level === undefined) throw new Error(`${slug} has no level`);
  return level;
}

it('only these stand on nothing', () => {
  const first = problems.filter(({ prerequisites }) => prerequisites.length === 0);
  expect(first.map(({ slug }) => slug)).toEqual([
    ...['divisiblewords', 'factorial', 'gcd', 'listsum', 'reverselinkedlist', 'reversetext'],
    ...['setbits', 'vowelcount'],
  ]);
});

it.each(problems)('$slug stands on what comes before it on a path', ({ slug, prerequisites }) => {
  const roads = paths.filter((path) => path.problems.includes(slug));
  for (const name of prerequisites) {
    expect(roads.some((path) => metBefore(path, slug).includes(name))).toBe(true);
  }
});

it.each(problems)('$slug stands on nothing of a higher level', ({ slug, prerequisites }) => {
  for (const name of prerequisites) expect(levelOf(name) <= levelOf(slug)).toBe(true);
});
