import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../judge/create-engine.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import { readProblem } from '../read-problem.ts';
import { copyBank, type TestBank } from '../test-bank.ts';
import { EQUIVALENTS_YAML } from './equivalents.ts';
import { measureStrength } from './measure-strength.ts';

const SLUG = 'climbingstairs';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', { local: { languages: ['PYTHON'] } });
});

afterAll(async () => {
  await engine.close();
});

async function strengthWith(names: RegExp, spoil?: (bank: TestBank) => Promise<unknown>) {
  const bank = await copyBank(SLUG);
  await spoil?.(bank);
  const problem = await readProblem(bank.at(SLUG));
  const { signal } = new AbortController();
  const narrowed = {
    ...problem,
    cases: problem.cases.filter(({ name }) => names.test(name)),
    generated: [],
    references: { PYTHON: problem.references.PYTHON ?? '' },
  };
  return measureStrength(narrowed, { engine, signal });
}

it('finds every fault with the tests of the bank', async () => {
  const { mutants, killed, survivors } = await strengthWith(/./);
  expect(survivors).toEqual([]);
  expect(killed).toBe(mutants);
  expect(mutants).toBeGreaterThan(2);
});

it('names what a weak set of tests lets through, and an input that would find it', async () => {
  const { survivors } = await strengthWith(/^secret\/1-edge\/01/);
  expect(survivors.length).toBeGreaterThan(0);
  for (const { input } of survivors) expect(input).toMatch(/^\d+\n/);
});

describe('mutants that no input finds', () => {
  const spareLine = (bank: TestBank) =>
    bank.edit(
      `${SLUG}/submissions/accepted/reference_py.py`,
      /(def climb_stairs.*\n)/,
      '$1    spare = 7\n',
    );
  const names = ['7 became 8', '7 became 6'].map((fault) => ({
    ...{ language: 'PYTHON', code: 'spare = 7', fault, nth: 1 },
    line: 6,
  }));

  it('are named as the list of equivalents names them', async () => {
    const { undecided, survivors, equivalent } = await strengthWith(/./, spareLine);
    expect(undecided).toEqual(names);
    expect([survivors, equivalent]).toEqual([[], 0]);
  });

  it('are not run once they are listed; what is listed in vain is said', async () => {
    const { undecided, gone, equivalent } = await strengthWith(/./, async (bank) => {
      await spareLine(bank);
      const { undecided: found } = await strengthWith(/./, spareLine);
      const entries = [...found, { ...found[0], nth: 2 }].map((name) => ({
        ...{ ...name, language: 'python3', reason: 'nothing reads it' },
      }));
      await bank.write(`${SLUG}/${EQUIVALENTS_YAML}`, `${JSON.stringify(entries)}\n`);
    });
    expect(undecided).toEqual([]);
    expect(equivalent).toBe(2);
    expect(gone).toEqual([expect.objectContaining({ fault: '7 became 8', nth: 2 })]);
  });
});
