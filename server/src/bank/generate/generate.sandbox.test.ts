import { readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { generateLargeCases, regenerateLargeCases } from './generate.ts';
import { readProblem } from '../read-problem.ts';
import { copyBank } from '../test-bank.ts';

const SLUG = 'validpalindrome';
const CASE = `${SLUG}/data/secret/3-large/01-palindrome.in`;

async function bankWithoutData() {
  const bank = await copyBank(SLUG);
  await bank.remove(`${SLUG}/data/secret/3-large`).catch(() => undefined);
  return bank;
}

describe('generateLargeCases', () => {
  it('makes what the manifest says and keeps it', async () => {
    const bank = await bankWithoutData();
    const cases = await generateLargeCases(await readProblem(bank.at(SLUG)));
    expect(cases.map(({ name, output }) => [name, output])).toEqual([
      ['secret/3-large/01-palindrome', 'true\n'],
      ['secret/3-large/02-odd-length', 'true\n'],
      ['secret/3-large/03-broken-in-the-middle', 'false\n'],
      ['secret/3-large/04-only-punctuation', 'true\n'],
    ]);
    expect(await readFile(bank.at(CASE), 'utf8')).toBe(cases[0]?.input);
  });

  it('reads what lies there already', async () => {
    const bank = await bankWithoutData();
    const problem = await readProblem(bank.at(SLUG));
    const made = await generateLargeCases(problem);
    const { mtimeMs } = await stat(bank.at(CASE));
    expect(await generateLargeCases(problem)).toEqual(made);
    expect((await stat(bank.at(CASE))).mtimeMs).toBe(mtimeMs);
  });

  it('makes a damaged file anew', async () => {
    const bank = await bankWithoutData();
    const problem = await readProblem(bank.at(SLUG));
    await generateLargeCases(problem);
    await bank.write(CASE, 'a\n');
    const cases = await generateLargeCases(problem);
    expect(cases[0]?.input).toHaveLength(200_001);
    expect(await readFile(bank.at(CASE), 'utf8')).toBe(cases[0]?.input);
  });

  it.each([
    ['another generator', 'generators/gen.py', 'rng.below(3) == 0', 'rng.below(4) == 0'],
    ['another reference', 'submissions/accepted/reference_py.py', '.lower())', '.upper())'],
    ['another seed', 'generators/generators.yaml', '--seed 61', '--seed 60'],
    ['a case that the manifest lacks', 'generators/generators.yaml', '01-palindrome', '00-new'],
  ])('refuses the result of %s', async (_name, path, from, to) => {
    const bank = await bankWithoutData();
    await bank.edit(`${SLUG}/${path}`, from, to);
    const making = generateLargeCases(await readProblem(bank.at(SLUG)));
    await expect(making).rejects.toThrow(
      `${SLUG}/generators/MANIFEST.sha256: data/secret/3-large/0`,
    );
  });

  it('finds out a generator that has changed when it makes them anew', async () => {
    const bank = await bankWithoutData();
    const problem = await readProblem(bank.at(SLUG));
    const made = await generateLargeCases(problem);
    await bank.edit(`${SLUG}/generators/gen.py`, 'rng.below(3) == 0', 'rng.below(4) == 0');
    expect(await generateLargeCases(problem)).toEqual(made);
    await expect(generateLargeCases(problem, { anew: true })).rejects.toThrow(
      'comes out different',
    );
    expect(await readFile(bank.at(CASE), 'utf8')).toBe(made[0]?.input);
  });

  it('tells how a generator failed', async () => {
    const bank = await bankWithoutData();
    await bank.edit(`${SLUG}/generators/generators.yaml`, '--seed 61', '--sed 61');
    const making = generateLargeCases(await readProblem(bank.at(SLUG)));
    await expect(making).rejects.toThrow(/01-palindrome: Python ended with 2: usage: gen\.py/);
  });
});

describe('regenerateLargeCases', () => {
  it('writes the manifest that lies in the bank', async () => {
    const bank = await bankWithoutData();
    const { manifest } = await regenerateLargeCases(await readProblem(bank.at(SLUG)));
    expect(manifest).toBe(await readFile(bank.at(`${SLUG}/generators/MANIFEST.sha256`), 'utf8'));
  });
});
