import { describe, expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';
import { copyBank } from '../test-bank.ts';

const SLUG = 'climbingstairs';

async function hashes(change: (bank: Awaited<ReturnType<typeof copyBank>>) => Promise<void>) {
  const bank = await copyBank(SLUG);
  const before = await contentHash(bank.at(SLUG));
  await change(bank);
  return { before, after: await contentHash(bank.at(SLUG)) };
}

describe('contentHash', () => {
  it.each([
    'problem.yaml',
    '.platform.yaml',
    'statement/problem.en.md',
    'solution/solution.en.md',
    'attachments/templates/java/Main.java',
    'submissions/accepted/reference_py.py',
    'submissions/submissions.yaml',
    'data/sample/1.in',
    'data/sample/4.in',
    'data/secret/2-random/01.ans',
    'generators/MANIFEST.sha256',
  ])('changes with %s', async (path) => {
    const { before, after } = await hashes(async (bank) => {
      if (path.startsWith('generators')) await bank.makeFolder(`${SLUG}/generators`);
      await bank.write(`${SLUG}/${path}`, 'changed\n');
    });
    expect(after).not.toBe(before);
  });

  it.each([
    'submissions/wrong_answer/off_by_one.py',
    'input_validators/validate.py',
    'data/invalid_input/01-zero.in',
    'data/sample/1.yaml',
  ])('does not change with %s, which only proves', async (path) => {
    const { before, after } = await hashes((bank) => bank.write(`${SLUG}/${path}`, 'changed\n'));
    expect(after).toBe(before);
  });

  it('tells a moved byte from the same bytes', async () => {
    const { before, after } = await hashes(async (bank) => {
      await bank.write(`${SLUG}/data/sample/1.ans`, '2');
      await bank.write(`${SLUG}/data/sample/1.in`, '\n2\n');
    });
    expect(after).not.toBe(before);
  });
});
