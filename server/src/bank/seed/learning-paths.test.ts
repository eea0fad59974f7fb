import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLearningPaths, verifyLearningPaths } from './learning-paths.ts';
import { BANK_DIRECTORY, listPackages } from '../read-problem.ts';
import { copyBank } from '../test-bank.ts';

const bankPaths = await readLearningPaths(BANK_DIRECTORY);

const PATH = `
  title: Basics
  label: Beginner
  description: The first steps.
  problems: [one, two]
  checks: [two]`;

const endingWith = (checks: string) =>
  `- slug: a\n  after: []${PATH.replace('checks: [two]', `checks: ${checks}`)}`;

async function read(text: string) {
  const bank = await copyBank();
  await bank.write('learning-paths.yaml', text);
  await bank.write('learning-paths.a.md', 'The idea.\n');
  return readLearningPaths(bank.directory);
}

describe('learning paths', () => {
  it('of the bank are the six tiers of the landing page', () => {
    expect(bankPaths.map(({ title }) => title)).toEqual([
      'Fundamentals',
      'Arrays & Strings',
      'Linked Lists & Trees',
      'Dynamic Programming',
      'Graph Algorithms',
      'System Design',
    ]);
  });

  it('of a bank without any are none', async () => {
    expect(await readLearningPaths((await copyBank()).directory)).toEqual([]);
  });

  it.each([
    ['a path that comes before what it stands on', `- slug: a\n  after: [b]${PATH}`, 'before b'],
    [
      'a path that is there twice',
      `- slug: a\n  after: []${PATH}\n- slug: a\n  after: []${PATH}`,
      'twice',
    ],
    ['a path without an introduction', `- slug: b\n  after: []${PATH}`, 'learning-paths.b.md'],
    ['a last stage without a check', endingWith('[one]'), 'a: its checks'],
    ['a check that is no step', endingWith('[zero, two]'), 'a: its checks'],
    ['checks in another order', endingWith('[two, one]'), 'a: its checks'],
    ['a field that is none', `- slug: a\n  after: []\n  colour: red${PATH}`, 'colour'],
  ])('refuse %s', async (_name, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('say which problem is missing, which is left out and which check is no surprise', async () => {
    const [path] = await read(`- slug: a\n  after: []${PATH}`);
    if (!path) throw new Error('There is no path');
    expect(verifyLearningPaths([path], ['two', 'three'])).toEqual([
      'a leads to one, which is not in the bank',
      'three is on no learning path',
    ]);
    const other = { ...path, slug: 'b', problems: ['two', 'three'], checks: ['three'] };
    expect(verifyLearningPaths([path, other], ['one', 'two', 'three'])).toEqual([
      'two is a check, and lies on two learning paths',
    ]);
  });

  it.each(bankPaths)('$slug has stages of a few problems, each ending in a check', (path) => {
    const { problems, checks } = path;
    const ends = checks.map((slug) => problems.indexOf(slug) + 1);
    const lengths = ends.map((end, index) => end - (ends[index - 1] ?? 0));
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(problems.length);
    for (const length of lengths) {
      expect(length).toBeGreaterThanOrEqual(3);
      expect(length).toBeLessThanOrEqual(8);
    }
  });

  it.each(bankPaths)('$slug is introduced on one page, with a table and a program', (path) => {
    const { introduction } = path;
    const words = introduction.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(300);
    expect(words).toBeLessThanOrEqual(600);
    expect(introduction).toContain('| --');
    expect(introduction).toContain('```python');
    for (const heading of ['When it fits', 'A small example', 'In code', 'The usual mistake']) {
      expect(introduction).toContain(`## ${heading}\n`);
    }
    expect(introduction).toContain('## How to recognise it\n');
  });

  it('have checks that no other path gives away', async () => {
    const slugs = (await listPackages(BANK_DIRECTORY)).map((directory) => basename(directory));
    expect(verifyLearningPaths(bankPaths, slugs)).toEqual([]);
  });
});
