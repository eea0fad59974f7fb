import { askOracle } from '../../counterexample/oracle.ts';
import type { JudgeEngine, Program } from '../../judge/engine.ts';
import { judge } from '../../judge/judge.ts';
import type { JudgeTest } from '../../judge/judge-job.ts';
import { isPassed } from '../../judge/verdict.ts';
import { firstSignal } from '../../lib/process/first-signal.ts';
import type { BankProblem } from '../bank-problem.ts';
import { generateLargeCases } from '../generate/generate.ts';
import { sampledInputs } from '../searches/sampled-inputs.ts';
import { searchOf } from '../searches/search-of.ts';
import { testsOf } from '../seed/problem-row.ts';
import {
  matchEquivalents,
  namesOf,
  readEquivalents,
  type Equivalent,
  type MutantName,
} from './equivalents.ts';
import type { Mutant } from './mutant.ts';
import { allMutantsOf, someOfEach } from './reference-mutants.ts';

/** Small inputs on which a mutant that passes every test is compared with the reference solution. */
const COMPARED_INPUTS = 400;

/** A mutant that passes all tests though it is wrong, and an input on which that shows. */
export type Survivor = { readonly mutant: Mutant; readonly input: string };

export type Strength = {
  /** Mutants that compile and behave otherwise than the reference solution. */
  readonly mutants: number;
  readonly killed: number;
  /** Those that the package lists as equivalent; they are not run. */
  readonly equivalent: number;
  /** Those that no input was found for, and nobody has listed; they count neither way. */
  readonly undecided: readonly MutantName[];
  readonly survivors: readonly Survivor[];
  /** Entries of the list that belong to no mutant. */
  readonly gone: readonly Equivalent[];
};

type Options = {
  readonly engine: JudgeEngine;
  readonly signal: AbortSignal;
  readonly onStep?: (step: string) => void;
};

/**
 * Puts small faults into a problem's reference solutions and counts how many the tests find.
 * @throws what JudgeEngine.run throws
 */
export async function measureStrength(problem: BankProblem, options: Options): Promise<Strength> {
  const tests = await testsOfProblem(problem);
  const unkilled: Mutant[] = [];
  let killed = 0;
  const { references } = problem;
  const all = await allMutantsOf(problem);
  const { listed, gone } = matchEquivalents(await readEquivalents(problem), all, references);
  const chosen = someOfEach(all);
  const mutants = chosen.filter((mutant) => !listed.has(mutant));
  for (const [index, mutant] of mutants.entries()) {
    options.onStep?.(`mutant ${index + 1} of ${mutants.length}`);
    const fate = await fateOf(mutant.program, problem, tests, options);
    if (fate === 'passes') unkilled.push(mutant);
    else if (fate !== 'does not compile') killed++;
  }
  const survivors = await findSurvivors(problem, unkilled, options);
  const undecided = new Set(unkilled);
  for (const { mutant } of survivors) undecided.delete(mutant);
  const names = namesOf(all, references);
  return {
    ...{ mutants: killed + survivors.length, killed, survivors, gone },
    equivalent: chosen.length - mutants.length,
    undecided: all.flatMap((mutant, index) => (undecided.has(mutant) ? (names[index] ?? []) : [])),
  };
}

export type Fate = 'passes' | 'does not compile' | { readonly failedAt: number };

/**
 * What becomes of a program. The first test that fails is enough: the rest of the run is cut short.
 * @throws what JudgeEngine.run throws
 */
export async function fateOf(
  program: Program,
  problem: BankProblem,
  tests: readonly JudgeTest[],
  { engine, signal }: Options,
): Promise<Fate> {
  const decided = new AbortController();
  const failures: number[] = [];
  const limits = { timeMs: problem.timeLimitMs, memoryKb: problem.memoryLimitKb };
  const job = { program, tests, limits, owner: 'strength' };
  const either = firstSignal([signal, decided.signal]);
  try {
    const judgement = await judge(engine, job, either.signal, ({ status, index }) => {
      if (isPassed(status)) return;
      failures.push(index);
      decided.abort();
    });
    if (judgement.verdict === 'Compilation Error') return 'does not compile';
    return isPassed(judgement.verdict) ? 'passes' : { failedAt: failures[0] ?? 0 };
  } catch (error) {
    const [failedAt] = failures;
    if (failedAt === undefined || signal.aborted) throw error;
    return { failedAt };
  } finally {
    either.release();
  }
}

/** Mutants that fail on some small input, with the input. */
async function findSurvivors(
  problem: BankProblem,
  unkilled: readonly Mutant[],
  options: Options,
): Promise<Survivor[]> {
  if (unkilled.length === 0) return [];
  options.onStep?.('inputs for what passed');
  const tests = await smallTests(problem, options);
  const survivors: Survivor[] = [];
  for (const mutant of unkilled) {
    const fate = await fateOf(mutant.program, problem, tests, options);
    if (typeof fate !== 'object') continue;
    const input = Buffer.from(tests[fate.failedAt]?.stdin ?? []).toString();
    survivors.push({ mutant, input });
  }
  return survivors;
}

/** Small inputs that no test need have, with what the Python reference says to them. */
async function smallTests(problem: BankProblem, { engine, signal }: Options): Promise<JudgeTest[]> {
  const { checker } = problem;
  const search = searchOf(problem, { language: 'PYTHON', source: '' });
  if (!search) return [];
  const inputs = sampledInputs(search, COMPARED_INPUTS);
  const answered = await askOracle(search.oracle, inputs, { engine, signal, owner: 'strength' });
  return answered.map(({ input, expected }) => ({
    stdin: Buffer.from(input),
    expected: Buffer.from(expected),
    checker,
  }));
}

/** All of them, those that are generated too. */
export async function testsOfProblem(problem: BankProblem): Promise<JudgeTest[]> {
  const { checker } = problem;
  return testsOf(problem, await generateLargeCases(problem)).map(({ input, output }) => ({
    stdin: Buffer.from(input),
    expected: Buffer.from(output),
    checker,
  }));
}
