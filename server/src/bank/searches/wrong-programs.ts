import type { Fate } from '../strength/measure-strength.ts';
import { fateOf, testsOfProblem } from '../strength/measure-strength.ts';
import { allMutantsOf, someOfEach } from '../strength/reference-mutants.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import { randomSource, type RandomSource } from '../../inputs/random-source.ts';
import type { BankProblem } from '../bank-problem.ts';
import type { WrongProgram } from './measure-search.ts';

/** So many of each kind, drawn by a seed: one of each problem in turn. */
export type Sample = { readonly count: number; readonly seed: string };

export type Wrong = { readonly problem: BankProblem; readonly wrong: WrongProgram };

/** The programs of a package that are labelled as wrong. */
export function labelledWrong({ programs }: BankProblem): WrongProgram[] {
  return programs
    .filter(({ outcome }) => outcome === 'wrong_answer')
    .map(({ name, language, source }) => ({
      ...{ kind: 'labelled' as const, name },
      program: { language, source },
    }));
}

/** Its reference solutions with a small fault each; some of them are not wrong. */
export async function mutantsOfProblem(problem: BankProblem): Promise<WrongProgram[]> {
  const mutants = someOfEach(await allMutantsOf(problem));
  return mutants.map(({ program, line, what }) => ({
    ...{ kind: 'mutant' as const, name: `line ${line}: ${what}` },
    program,
  }));
}

/**
 * The programs of all problems, or a sample of them.
 * @param programsOf asked of a problem when it has its first turn
 */
export async function* drawWrong(
  problems: readonly BankProblem[],
  programsOf: (problem: BankProblem) => readonly WrongProgram[] | Promise<readonly WrongProgram[]>,
  sample: Sample | null,
): AsyncGenerator<Wrong> {
  if (!sample) {
    for (const problem of problems) {
      for (const wrong of await programsOf(problem)) yield { problem, wrong };
    }
    return;
  }
  const random = randomSource(sample.seed);
  const waiting = new Map<BankProblem, WrongProgram[]>();
  let open = shuffled(problems, random);
  while (open.length > 0) {
    for (const problem of open) {
      const left = waiting.get(problem) ?? shuffled(await programsOf(problem), random);
      waiting.set(problem, left);
      const wrong = left.pop();
      if (wrong) yield { problem, wrong };
    }
    open = open.filter((problem) => waiting.get(problem)?.length !== 0);
  }
}

function shuffled<T>(values: readonly T[], random: RandomSource): T[] {
  const all = [...values];
  for (let at = all.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}

/** Says whether the tests of a problem fail a program; they are made once, for the problem asked last. */
export class Killers {
  readonly #engine: JudgeEngine;
  readonly #signal: AbortSignal;
  #last: {
    readonly problem: BankProblem;
    readonly tests: ReturnType<typeof testsOfProblem>;
  } | null = null;

  constructor(engine: JudgeEngine, signal: AbortSignal) {
    this.#engine = engine;
    this.#signal = signal;
  }

  /** @throws what JudgeEngine.run throws */
  async kills({ problem, wrong }: Wrong): Promise<boolean> {
    if (this.#last?.problem !== problem) this.#last = { problem, tests: testsOfProblem(problem) };
    const parts = { engine: this.#engine, signal: this.#signal };
    const fate: Fate = await fateOf(wrong.program, problem, await this.#last.tests, parts);
    return typeof fate === 'object';
  }
}
