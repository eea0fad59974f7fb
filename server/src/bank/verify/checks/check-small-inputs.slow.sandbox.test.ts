import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../../judge/create-engine.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { readProblem } from '../../read-problem.ts';
import { copyBank, type TestBank } from '../../test-bank.ts';
import { openVerification } from '../verify-problem.ts';
import { checkSmallInputs } from './check-small-inputs.ts';

const SLUG = 'climbingstairs';
const GRAMMAR = `${SLUG}/generators/small.yaml`;
const RIGHT = `a, b = 1, 1
n = int(input())
for _ in range(n):
    a, b = b, a + b
`;

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local');
});

afterAll(async () => {
  await engine.close();
});

async function check(spoil: (bank: TestBank) => Promise<unknown>) {
  const bank = await copyBank(SLUG);
  await bank.makeFolder(`${SLUG}/generators`);
  await bank.write(GRAMMAR, grammar());
  await spoil(bank);
  const figures: string[] = [];
  const options = { engine, signal: new AbortController().signal };
  const log = (line: string) => figures.push(line);
  const problem = await readProblem(bank.at(SLUG));
  const faults = await checkSmallInputs(await openVerification(problem, { ...options, log }));
  return { faults, figures };
}

const grammar = (from = 1, more = ''): string =>
  `${more}values:\n  n: { int: [${from}, 20] }\nlines:\n  - n\n`;
const writing = (path: string, text: string) => (bank: TestBank) => bank.write(path, text);

describe('checkSmallInputs', () => {
  it('finds a counterexample for every wrong program', async () => {
    const { faults, figures } = await check(() => Promise.resolve());
    expect(faults).toEqual([]);
    const found = figures.join('\n');
    expect(found).toMatch(/off_by_one\.py: Wrong Answer on "2\\n", 1 word, minimal/);
    expect(found).toMatch(/power_of_two\.js: Wrong Answer on "3\\n", 1 word, minimal/);
  });

  it.each<[string, (bank: TestBank) => Promise<unknown>, string]>([
    ['no grammar', (bank) => bank.remove(GRAMMAR), 'there is no generators/small.yaml'],
    [
      'an input that is not valid',
      writing(GRAMMAR, grammar(0)),
      'the validator refuses small inputs: "0\\n"',
    ],
    [
      'a reason for invalid inputs where there are none',
      writing(GRAMMAR, grammar(1, 'filtered: who knows\n')),
      'filtered: every input is valid',
    ],
    [
      'a reference that disagrees',
      writing(`${SLUG}/submissions/accepted/other.py`, `${RIGHT}print(a if n != 9 else 0)\n`),
      'accepted/other.py: Wrong Answer on the small input "9\\n"',
    ],
    [
      'a wrong program that is right on all small inputs',
      writing(`${SLUG}/submissions/wrong_answer/late.py`, `${RIGHT}print(a if n < 30 else 0)\n`),
      'wrong_answer/late.py: no small input shows that it is wrong',
    ],
    [
      'a program that needs no large input after all',
      writing(GRAMMAR, grammar(1, 'only_large:\n  wrong_answer/off_by_one.py: grows slowly\n')),
      'wrong_answer/off_by_one.py fails on a small input',
    ],
    [
      'a program that is not there',
      writing(GRAMMAR, grammar(1, 'only_large:\n  wrong_answer/nobody.py: grows slowly\n')),
      'only_large: there is no wrong program wrong_answer/nobody.py',
    ],
  ])('finds %s', async (_name, spoil, fault) => {
    const { faults } = await check(spoil);
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });
});
