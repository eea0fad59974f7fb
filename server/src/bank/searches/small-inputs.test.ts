import { describe, expect, it } from 'vitest';
import { readProblem } from '../read-problem.ts';
import { contentHash, packageHash } from '../seed/content-hash.ts';
import { copyBank } from '../test-bank.ts';

const SLUG = 'climbingstairs';
const FILE = `${SLUG}/generators/small.yaml`;

async function bankWith(text: string) {
  const bank = await copyBank(SLUG);
  await bank.makeFolder(`${SLUG}/generators`);
  await bank.write(FILE, text);
  return bank;
}

describe('readSmallInputs', () => {
  it('reads a grammar', async () => {
    const bank = await bankWith('values:\n  n: { int: [1, 45] }\nlines:\n  - n\n');
    const { smallInputs, generated } = await readProblem(bank.at(SLUG));
    expect(smallInputs?.grammar.lines).toEqual([{ show: [{ name: 'n', isLength: false }] }]);
    expect(smallInputs).toMatchObject({ filtered: null, onlyLarge: new Map() });
    expect(generated).toEqual([]);
  });

  it.each([
    ['broken YAML', 'values: [\n', ':2: '],
    [
      'a rule of no kind',
      'values:\n  n: { size: 3 }\nlines: [n]\n',
      ':2: values.n: must be a word',
    ],
    [
      'a bound deep inside',
      'values:\n  n:\n    list:\n      int: [0, k]\n    length: 3\nlines: [n]\n',
      ':2: values.n: there is no value k',
    ],
    [
      'a key that nobody knows',
      'values: { n: { int: [1, 2] } }\nlines: [n]\nsmall: 3\n',
      ':3: Unrecognized key: "small"',
    ],
    [
      'a line of nothing',
      'values:\n  n: { int: [1, 2] }\nlines:\n  - n\n  - m\n',
      ':5: lines.1: there is no value m',
    ],
  ])('says where %s stands', async (_name, text, fault) => {
    const bank = await bankWith(text);
    await expect(readProblem(bank.at(SLUG))).rejects.toThrow(`${FILE}${fault}`);
  });

  it('is part of what is proven, not of what is seeded', async () => {
    const bank = await bankWith('values:\n  n: { int: [1, 45] }\nlines:\n  - n\n');
    const before = [await contentHash(bank.at(SLUG)), await packageHash(bank.at(SLUG))];
    await bank.edit(FILE, '45', '44');
    const after = [await contentHash(bank.at(SLUG)), await packageHash(bank.at(SLUG))];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });
});
