import { describe, expect, it } from 'vitest';
import { contentHash, packageHash } from '../seed/content-hash.ts';
import { copyBank } from '../test-bank.ts';
import { EQUIVALENTS_YAML, matchEquivalents, readEquivalents } from './equivalents.ts';
import { mutateJavaScript } from './mutate-javascript.ts';

const SLUG = 'climbingstairs';
const ENTRY = {
  ...{ language: 'javascript', line: 2, code: 'return a < b && c < 3;' },
  ...{ fault: '< became <=', reason: 'they are never equal' },
};

async function read(entries: unknown) {
  const bank = await copyBank(SLUG);
  const directory = bank.at(SLUG);
  const before = [await contentHash(directory), await packageHash(directory)];
  await bank.write(`${SLUG}/${EQUIVALENTS_YAML}`, `${JSON.stringify(entries)}\n`);
  const after = [await contentHash(directory), await packageHash(directory)];
  return { list: await readEquivalents({ directory }), before, after };
}

describe('the list of equivalent mutants', () => {
  it('is no part of what is seeded or proven: no program is run for it', async () => {
    const { list, before, after } = await read([ENTRY]);
    expect(list).toEqual([{ ...ENTRY, language: 'JAVASCRIPT', nth: 1 }]);
    expect(after).toEqual(before);
  });

  it('is empty without a file', async () => {
    const bank = await copyBank(SLUG);
    expect(await readEquivalents({ directory: bank.at(SLUG) })).toEqual([]);
  });

  it.each([
    [{ reason: undefined }, '0.reason'],
    [{ reason: '  ' }, '0.reason'],
    [{ line: 0 }, '0.line'],
    [{ language: 'c' }, '0.language'],
    [{ why: 'x' }, 'Unrecognized key'],
  ])('refuses an entry with %j', async (change, message) => {
    await expect(read([{ ...ENTRY, ...change }])).rejects.toThrow(message);
  });
});

describe('matchEquivalents', () => {
  const source = 'function f(a, b, c) {\n  return a < b && c < 3;\n}\n';
  const mutants = mutateJavaScript({ language: 'JAVASCRIPT', source });
  const entry = { ...ENTRY, language: 'JAVASCRIPT' as const, nth: 1 };
  const match = (change: object) =>
    matchEquivalents([{ ...entry, ...change }], mutants, { JAVASCRIPT: source });

  it.each([
    [1, 'a <= b && c < 3'],
    [2, 'a < b && c <= 3'],
  ])('finds the mutant %i of a line', (nth, code) => {
    const { listed, gone } = match({ nth });
    expect(gone).toEqual([]);
    expect([...listed].map(({ program }) => program.source)).toEqual([
      expect.stringContaining(code),
    ]);
  });

  it.each([[{ nth: 3 }], [{ line: 1 }], [{ fault: '< became ==' }], [{ code: 'return a < b;' }]])(
    'names an entry that fits no mutant any more: %j',
    (change) => {
      const { listed, gone } = match(change);
      expect(listed.size).toBe(0);
      expect(gone).toEqual([{ ...entry, ...change }]);
    },
  );
});
