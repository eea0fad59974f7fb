import { describe, expect, it } from 'vitest';
import { readLearningPaths, verifyLearningPaths } from './learning-paths.ts';
import { BANK_DIRECTORY } from '../read-problem.ts';
import { copyBank } from '../test-bank.ts';

const bankPaths = await readLearningPaths(BANK_DIRECTORY);

const PATH = `
  title: Basics
  label: Beginner
  description: The first steps.
  problems: [one]`;

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
    ['a field that is none', `- slug: a\n  after: []\n  colour: red${PATH}`, 'colour'],
  ])('refuse %s', async (_name, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('say which problem is missing and which is left out', async () => {
    const paths = await read(`- slug: a\n  after: []${PATH}`);
    expect(verifyLearningPaths(paths, ['two'])).toEqual([
      'a leads to one, which is not in the bank',
      'two is on no learning path',
    ]);
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
});
