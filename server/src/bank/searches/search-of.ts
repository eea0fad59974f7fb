import type { Search } from '../../counterexample/find-counterexample.ts';
import { grammarSource } from '../../inputs/input-source.ts';
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
 * grammar or a reference solution in Python, or whose grammar makes what is not valid and who has no validator.
 */
export function searchOf(problem: SearchedProblem, program: Program): Search | null {
  const { smallInputs, validator, references, checker, slug } = problem;
  const reference = references.PYTHON;
  if (!smallInputs || reference === undefined) return null;
  const isFiltered = smallInputs.filtered !== null;
  if (isFiltered && validator === null) return null;
  return {
    program,
    checker,
    limits: {
      timeMs: Math.min(problem.timeLimitMs, TIME_MS_MAX),
      memoryKb: problem.memoryLimitKb,
    },
    source: grammarSource(smallInputs.grammar),
    oracle: { validator, reference },
    isFiltered,
    seed: slug,
  };
}
