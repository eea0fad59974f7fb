import { describe, expect, it } from 'vitest';
import { readProblem } from './read-problem.ts';
import { copyBank } from './test-bank.ts';

const SLUG = 'climbingstairs';
const FILE = `${SLUG}/generators/ladder.yaml`;

const TEXT = `unit: steps
limit: 45
sizes: { from: 4, to: 20, times: 2 }
counted: [climb_stairs]
shapes:
  any: { input: "{n}\\n" }
`;

async function ladderFrom(text: string) {
  const bank = await copyBank(SLUG);
  await bank.write(FILE, text);
  return (await readProblem(bank.at(SLUG))).ladder;
}

describe('readLadder', () => {
  it('reads sizes and shapes', async () => {
    expect(await ladderFrom(TEXT)).toEqual({
      unit: 'steps',
      limit: 45,
      sizes: [4, 8, 16],
      counted: ['climb_stairs'],
      shapes: [{ name: 'any', template: '{n}\n' }],
      generator: null,
    });
    const added = await ladderFrom(TEXT.replace('times: 2', 'plus: 5'));
    expect(added?.sizes).toEqual([4, 9, 14, 19]);
  });

  it('takes the generator along where a shape is made by it', async () => {
    const bank = await copyBank('anyduplicate');
    const { ladder } = await readProblem(bank.at('anyduplicate'));
    expect(ladder?.generator).toContain('def ends(rng, n)');
    expect(ladder?.shapes[1]?.template).toEqual(['--seed', '1', '--n', '{n}', '--kind', 'ends']);
  });

  it('is none where the package does not say', async () => {
    const bank = await copyBank(SLUG);
    await bank.remove(FILE);
    expect((await readProblem(bank.at(SLUG))).ladder).toBeNull();
  });

  it.each([
    ['sizes above the limit', TEXT.replace('45', '10'), ':3: sizes: must not exceed the limit'],
    ['no shape', TEXT.replace(/shapes:[^]*/, 'shapes: {}\n'), ':5: shapes: make 0, not 1 to 60'],
    [
      'too many inputs',
      TEXT.replace('times: 2', 'plus: 1').replace('20', '9999').replace('45', '9999'),
      ':5: shapes: make 9996',
    ],
    [
      'another program',
      TEXT.replace('input: "{n}\\n"', 'generate: make.py 1'),
      ':6: shapes.any: must begin with gen.py',
    ],
    ['a key that nobody knows', `${TEXT}small: 3\n`, ':7: Unrecognized key: "small"'],
    ['no generator', TEXT.replace('input: "{n}\\n"', 'generate: gen.py 1'), 'gen.py: is missing'],
  ])('says where %s stand', async (_name, text, fault) => {
    await expect(ladderFrom(text)).rejects.toThrow(fault);
  });
});
