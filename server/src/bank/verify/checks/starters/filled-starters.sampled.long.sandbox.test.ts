import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '../../../../judge/create-engine.ts';
import { sampleOf } from '../../../../judge/contract/sample.ts';
import type { JudgeEngine } from '../../../../judge/engine.ts';
import type { BankProblem } from '../../../bank-problem.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from '../../../read-problem.ts';
import { copyBank } from '../../../test-bank.ts';
import { checkFilledStarters } from './check-filled-starters.ts';
import { openVerification } from '../../verify-problem.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local');
});

afterAll(async () => {
  await engine.close();
});

const directories = await listPackages(BANK_DIRECTORY);
const bank = await Promise.all(directories.map((directory) => readProblem(directory)));

/** On the cases of the statement only, to be quick; problems:verify takes all. */
async function faultsOf(problem: BankProblem): Promise<readonly string[]> {
  const cases = problem.cases.filter(({ name }) => name.startsWith('sample/'));
  const { signal } = new AbortController();
  const narrowed = { ...problem, cases, generated: [] };
  return checkFilledStarters(await openVerification(narrowed, { engine, signal }));
}

it.each(sampleOf(bank, 147))(
  '$slug is solved by filling in the one function of each starter',
  async (problem) => {
    expect(await faultsOf(problem)).toEqual([]);
  },
);

const STARTER = 'climbingstairs/attachments/templates/python3/main.py';

it.each([
  [
    'reads the input wrongly',
    'int(sys.stdin.readline())',
    'int(sys.stdin.readline()) + 1',
    "the PYTHON starter, filled in with the reference solution's function: sample/1: Wrong Answer, sample/2: Wrong Answer, sample/3: Wrong Answer",
  ],
  [
    'does not say where to write',
    'Write your code here',
    'Your turn',
    'the PYTHON starter marks no function that the reference solution has',
  ],
  [
    'calls the function otherwise',
    /climb_stairs/g,
    'climb',
    'the PYTHON starter marks no function that the reference solution has',
  ],
])('finds a starter that %s', async (_name, from, to, fault) => {
  const spoiled = await copyBank('climbingstairs');
  await spoiled.edit(STARTER, from, to);
  const problem = await readProblem(spoiled.at('climbingstairs'));
  const starters = { PYTHON: problem.starters.PYTHON ?? '' };
  expect(await faultsOf({ ...problem, starters })).toEqual([fault]);
});
