import type { Search } from '../../counterexample/find-counterexample.ts';
import type { Program } from '../../judge/engine.ts';
import type { BankProblem } from '../bank-problem.ts';

/** What a search takes from a package. */
export type SearchedProblem = Pick<
  BankProblem,
  'slug' | 'smallInputs' | 'validator' | 'references' | 'checker' | 'timeLimitMs' | 'memoryLimitKb'
>;

/** Inputs are small: a program that needs longer for one has failed. */
const TIME_MS_MAX = 1000;

/**
 * What is needed to look for a small input on which a program fails. Null for a problem without a
 * grammar, a validator or a reference solution in Python.
 */
export function searchOf(problem: SearchedProblem, program: Program): Search | null {
  const { smallInputs, validator, references, checker, slug } = problem;
  const reference = references.PYTHON;
  if (!smallInputs || validator === null || reference === undefined) return null;
  return {
    program,
    checker,
    limits: {
      timeMs: Math.min(problem.timeLimitMs, TIME_MS_MAX),
      memoryKb: problem.memoryLimitKb,
    },
    grammar: smallInputs.grammar,
    oracle: { validator, reference },
    isFiltered: smallInputs.filtered !== null,
    seed: slug,
  };
}
