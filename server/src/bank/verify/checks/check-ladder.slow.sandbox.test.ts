import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../../judge/create-engine.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { readProblem } from '../../read-problem.ts';
import { copyBank, type TestBank } from '../../test-bank.ts';
import { openVerification } from '../verify-problem.ts';
import { checkLadder } from './check-ladder.ts';

const SLUG = 'climbingstairs';
const LADDER = `${SLUG}/generators/ladder.yaml`;
const ACCEPTED = `${SLUG}/submissions/accepted`;
const SLOW = `${SLUG}/submissions/time_limit_exceeded`;

const program = (...lines: readonly string[]): string =>
  `def climb_stairs(n):\n${lines.map((line) => `    ${line}\n`).join('')}\n\nprint(climb_stairs(int(input())))\n`;

const LOOP = ['a, b = 1, 1', 'for _ in range(n):', '    a, b = b, a + b'];
const RECURSION = ['return 1 if n < 2 else climb_stairs(n - 1) + climb_stairs(n - 2)'];

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', { local: { languages: ['PYTHON'] } });
});

afterAll(async () => {
  await engine.close();
});

async function check(spoil: (bank: TestBank) => Promise<unknown>) {
  const bank = await copyBank(SLUG);
  await spoil(bank);
  const figures: string[] = [];
  const log = (line: string) => figures.push(line);
  const options = { engine, signal: new AbortController().signal, log };
  const whole = await readProblem(bank.at(SLUG));
  // What is counted in other languages is tested beside the counting.
  const programs = whole.programs.filter(({ language }) => language === 'PYTHON');
  const problem = { ...whole, programs };
  return { faults: await checkLadder(await openVerification(problem, options)), figures };
}

describe('checkLadder', () => {
  it('finds another class for what is too slow', async () => {
    const { faults, figures } = await check((bank) =>
      bank.write(`${SLOW}/recursion.py`, program(...RECURSION)),
    );
    expect(faults).toEqual([]);
    expect(figures.join('\n')).toMatch(/reference_py\.py: n on any \(3: \d+, 6: \d+/);
    expect(figures.join('\n')).toMatch(/recursion\.py: c\^n on any/);
  });

  it('asks nothing of a package without a ladder', async () => {
    expect((await check((bank) => bank.remove(LADDER))).faults).toEqual([]);
  });

  it.each<[string, (bank: TestBank) => Promise<unknown>, string]>([
    [
      'inputs that are not valid',
      (bank) => bank.edit(LADDER, '{n}\\n', '0{n}\\n'),
      'the validator refuses inputs of generators/ladder.yaml: any, 3, any, 6, any, 9 and 12 more',
    ],
    [
      'a slow program that grows like the reference',
      (bank) => bank.write(`${SLOW}/loop.py`, program(...LOOP, 'return a')),
      'time_limit_exceeded/loop.py: grows like a reference: n',
    ],
    [
      'a slow program of which it is not sure',
      (bank) => bank.write(`${SLOW}/odd.py`, program('import re', ...RECURSION)),
      'time_limit_exceeded/odd.py: its growth is not sure',
    ],
    [
      'a right program that has another function',
      (bank) =>
        bank.write(`${ACCEPTED}/other.py`, program(...LOOP, 'return a').replaceAll('climb_', 'c')),
      'accepted/other.py: has none of the functions that are counted',
    ],
  ])('finds %s', async (_name, spoil, fault) => {
    expect((await check(spoil)).faults).toEqual([fault]);
  });
});
