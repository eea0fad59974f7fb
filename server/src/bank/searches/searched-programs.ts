import type { Fate } from '../strength/measure-strength.ts';
import { fateOf, testsOfProblem } from '../strength/measure-strength.ts';
import { allMutantsOf, someOfEach } from '../strength/reference-mutants.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import { randomSource, type RandomSource } from '../../inputs/random-source.ts';
import type { BankProblem } from '../bank-problem.ts';
import type { BankProgram } from '../programs.ts';
import { mutateTypeScript } from '../strength/mutate-typescript.ts';
import type { Searched } from './measure-search.ts';

/** So many of each kind, drawn by a seed: one of each problem in turn. */
export type Sample = { readonly count: number; readonly seed: string };

export type Drawn = { readonly problem: BankProblem; readonly searched: Searched };

/** The programs of a package that are labelled as wrong. */
export function labelledWrong(problem: BankProblem): Searched[] {
  return labelled(problem, 'wrong_answer', 'labelled');
}

/** Those that pass every test. */
export function accepted(problem: BankProblem): Searched[] {
  return labelled(problem, 'accepted', 'accepted');
}

function labelled(
  { programs }: BankProblem,
  wanted: BankProgram['outcome'],
  kind: Searched['kind'],
): Searched[] {
  return programs
    .filter(({ outcome }) => outcome === wanted)
    .map(({ name, language, source }) => ({ kind, name, program: { language, source } }));
}

/** Its reference solutions with a small fault each; some of them are not wrong. */
export async function mutantsOfProblem(problem: BankProblem): Promise<Searched[]> {
  const { TYPESCRIPT: source } = problem.references;
  // For the tests they would be JavaScript's once more; to look for an input takes longer.
  const typed = source === undefined ? [] : mutateTypeScript({ language: 'TYPESCRIPT', source });
  const mutants = someOfEach([...(await allMutantsOf(problem)), ...typed]);
  return mutants.map(({ program, line, what }) => ({
    ...{ kind: 'mutant' as const, name: `line ${line}: ${what}` },
    program,
  }));
}

/**
 * The programs of all problems, or a sample of them.
 * @param programsOf asked of a problem when it has its first turn
 */
export async function* drawPrograms(
  problems: readonly BankProblem[],
  programsOf: (problem: BankProblem) => readonly Searched[] | Promise<readonly Searched[]>,
  sample: Sample | null,
): AsyncGenerator<Drawn> {
  if (!sample) {
    for (const problem of problems) {
      for (const searched of await programsOf(problem)) yield { problem, searched };
    }
    return;
  }
  const random = randomSource(sample.seed);
  const waiting = new Map<BankProblem, Searched[]>();
  let open = shuffled(problems, random);
  while (open.length > 0) {
    for (const problem of open) {
      const left = waiting.get(problem) ?? shuffled(await programsOf(problem), random);
      waiting.set(problem, left);
      const searched = left.pop();
      if (searched) yield { problem, searched };
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
  async kills({ problem, searched }: Drawn): Promise<boolean> {
    if (this.#last?.problem !== problem) this.#last = { problem, tests: testsOfProblem(problem) };
    const parts = { engine: this.#engine, signal: this.#signal };
    const fate: Fate = await fateOf(searched.program, problem, await this.#last.tests, parts);
    return typeof fate === 'object';
  }
}
