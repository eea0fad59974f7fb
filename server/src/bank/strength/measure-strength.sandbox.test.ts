import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '../../judge/create-engine.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import { readProblem } from '../read-problem.ts';
import { copyBank } from '../test-bank.ts';
import { measureStrength } from './measure-strength.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', { local: { languages: ['PYTHON'] } });
});

afterAll(async () => {
  await engine.close();
});

async function strengthWith(names: RegExp) {
  const bank = await copyBank('climbingstairs');
  const problem = await readProblem(bank.at('climbingstairs'));
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
