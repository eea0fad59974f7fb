import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BANK_DIRECTORY, listPackages, readProblem } from '../read-problem.ts';
import { copyBank } from '../test-bank.ts';
import { readKnownNames, verifyKnownNames } from './known-names.ts';

async function read(text: string) {
  const bank = await copyBank();
  await bank.write('known-names.yaml', text);
  return readKnownNames(bank.directory);
}

describe('known names', () => {
  it('of the bank belong to problems of it, and are no titles', async () => {
    const packages = await listPackages(BANK_DIRECTORY);
    const problems = await Promise.all(packages.map((directory) => readProblem(directory)));
    const names = await readKnownNames(BANK_DIRECTORY);
    expect(verifyKnownNames(names, problems)).toEqual([]);
    expect(Object.keys(names).length).toBeGreaterThan(packages.length * 0.8);
    expect(packages.map((directory) => basename(directory))).toContain('pairsum');
    expect(names['pairsum']).toEqual(['Two Sum']);
  });

  it('of a bank without any are none', async () => {
    expect(await readKnownNames((await copyBank()).directory)).toEqual({});
  });

  it.each([
    ['no list', 'one: Name', 'known-names.yaml'],
    ['an empty list', 'one: []', 'known-names.yaml'],
    ['a name that is given twice', 'one: [Name]\ntwo: [Name]', 'Name is given twice'],
    ['no YAML', 'one: [', 'known-names.yaml'],
  ])('refuse %s', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('say which problem is missing, and which name is a title', () => {
    const names = { one: ['Second'], three: ['Third'] };
    const problems = [
      { slug: 'one', title: 'First' },
      { slug: 'two', title: 'Second' },
    ];
    expect(verifyKnownNames(names, problems)).toEqual([
      'known-names.yaml names three, which is not in the bank',
      'known-names.yaml: Second is the title of a problem',
    ]);
  });
});
