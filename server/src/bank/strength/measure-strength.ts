import type { JudgeEngine, Program } from '../../judge/engine.ts';
import { judge } from '../../judge/judge.ts';
import type { JudgeTest } from '../../judge/judge-job.ts';
import { isPassed } from '../../judge/verdict.ts';
import { firstSignal } from '../../lib/process/first-signal.ts';
import type { BankProblem } from '../bank-problem.ts';
import { generateLargeCases } from '../generate/generate.ts';
import { testsOf } from '../seed/problem-row.ts';
import { matchEquivalents, readEquivalents, type Equivalent } from './equivalents.ts';
import { mutateJava } from './mutate-java.ts';
import { mutateJavaScript } from './mutate-javascript.ts';
import { mutatePython } from './mutate-python.ts';
import type { Mutant } from './mutant.ts';
import { similarInputs } from './similar-inputs.ts';

/** How many mutants of each reference solution are run; evenly spread over its lines. */
export const MUTANTS_PER_LANGUAGE = 30;
/** Inputs on which a mutant that passes every test is compared with the reference solution. */
const COMPARED_INPUTS = 80;

/** A mutant that passes all tests though it is wrong, and an input on which that shows. */
export type Survivor = { readonly mutant: Mutant; readonly input: string };

export type Strength = {
  /** Mutants that compile and behave otherwise than the reference solution. */
  readonly mutants: number;
  readonly killed: number;
  /** Those that the package lists as equivalent; they are not run. */
  readonly equivalent: number;
  /** Those that no input was found for, and nobody has listed; they count neither way. */
  readonly undecided: readonly Mutant[];
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
  const all = await allMutantsOf(problem);
  const entries = await readEquivalents(problem);
  const { listed, gone } = matchEquivalents(entries, all.flat(), problem.references);
  const chosen = all.flatMap(spread);
  const mutants = chosen.filter((mutant) => !listed.has(mutant));
  for (const [index, mutant] of mutants.entries()) {
    options.onStep?.(`mutant ${index + 1} of ${mutants.length}`);
    const fate = await fateOf(mutant.program, problem, tests, options);
    if (fate === 'passes') unkilled.push(mutant);
    else if (fate !== 'does not compile') killed++;
  }
  const survivors = await findSurvivors(problem, unkilled, options);
  const isSurvivor = new Set(survivors.map(({ mutant }) => mutant));
  return {
    ...{ mutants: killed + survivors.length, killed, survivors, gone },
    equivalent: chosen.length - mutants.length,
    undecided: unkilled.filter((mutant) => !isSurvivor.has(mutant)),
  };
}

/** Of each reference solution those that are run. */
export async function mutantsOf(problem: Pick<BankProblem, 'references'>): Promise<Mutant[]> {
  return (await allMutantsOf(problem)).flatMap(spread);
}

/** By language. */
async function allMutantsOf({ references }: Pick<BankProblem, 'references'>): Promise<Mutant[][]> {
  const { JAVASCRIPT, PYTHON, JAVA } = references;
  return [
    PYTHON === undefined ? [] : await mutatePython({ language: 'PYTHON', source: PYTHON }),
    JAVASCRIPT === undefined
      ? []
      : mutateJavaScript({ language: 'JAVASCRIPT', source: JAVASCRIPT }),
    JAVA === undefined ? [] : mutateJava({ language: 'JAVA', source: JAVA }),
  ];
}

function spread(mutants: readonly Mutant[]): Mutant[] {
  const step = Math.max(1, mutants.length / MUTANTS_PER_LANGUAGE);
  const wanted = Math.min(mutants.length, MUTANTS_PER_LANGUAGE);
  return Array.from({ length: wanted }, (_, index) => mutants[Math.floor(index * step)]).filter(
    (mutant) => mutant !== undefined,
  );
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

/** Mutants that differ from the reference solution on some valid input, with the input. */
async function findSurvivors(
  problem: BankProblem,
  unkilled: readonly Mutant[],
  options: Options,
): Promise<Survivor[]> {
  if (unkilled.length === 0) return [];
  options.onStep?.('inputs for what survived');
  const tests = await comparedTests(problem, options);
  const survivors: Survivor[] = [];
  for (const mutant of unkilled) {
    const fate = await fateOf(mutant.program, problem, tests, options);
    if (typeof fate !== 'object') continue;
    const input = Buffer.from(tests[fate.failedAt]?.stdin ?? []).toString();
    survivors.push({ mutant, input });
  }
  return survivors;
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

/** Inputs of our own, with what the Python reference says to them. */
async function comparedTests(
  problem: BankProblem,
  { engine, signal }: Options,
): Promise<JudgeTest[]> {
  const { checker, references, timeLimitMs: timeMs, memoryLimitKb: memoryKb } = problem;
  const inputs = await similarInputs(problem, COMPARED_INPUTS);
  const nothing = new Uint8Array();
  const asked = inputs.map((input) => ({
    stdin: Buffer.from(input),
    expected: nothing,
    checker: 'lines',
  }));
  const program = { language: 'PYTHON' as const, source: references.PYTHON ?? '' };
  const job = { program, tests: asked, limits: { timeMs, memoryKb }, owner: 'strength' };
  const { tests } = await judge(engine, job, signal);
  return tests.flatMap(({ index, run }) => {
    const stdin = asked[index]?.stdin;
    const isClean = run?.ending === 'exited' && run.exitCode === 0;
    return stdin && isClean ? [{ stdin, expected: run.stdout, checker }] : [];
  });
}
