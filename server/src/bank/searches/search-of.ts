import type { Search } from '../../counterexample/find-counterexample.ts';
import { grammarSource } from '../../inputs/input-source.ts';
import {
  SIMILAR_CHARACTERS_MAX,
  SIMILAR_TO_MAX,
  similarSource,
} from '../../inputs/similar-inputs.ts';
import type { Program } from '../../judge/engine.ts';
import type { BankProblem } from '../bank-problem.ts';

/** What a search takes from a package. */
export type SearchedProblem = Pick<
  BankProblem,
  'slug' | 'smallInputs' | 'validator' | 'references' | 'checker' | 'timeLimitMs' | 'memoryLimitKb'
>;

/** Of which tests similar inputs are made, of those that everybody sees: so many, so many characters long. */
export const SIMILAR_TO = { most: SIMILAR_TO_MAX, characters: SIMILAR_CHARACTERS_MAX };

/**
 * What is needed to look for a small input on which a program fails. Null for a problem without a
 * grammar or a reference solution in Python, or whose grammar makes what is not valid and who has no validator.
 */
export function searchOf(problem: SearchedProblem, program: Program): Search | null {
  const { smallInputs, validator, references } = problem;
  const reference = references.PYTHON;
  if (!smallInputs || reference === undefined) return null;
  const isFiltered = smallInputs.filtered !== null;
  if (isFiltered && validator === null) return null;
  const source = grammarSource(smallInputs.grammar);
  return { ...judgedAs(problem, program), source, oracle: { validator, reference }, isFiltered };
}

type SimilarProblem = Judged & {
  readonly oracle: { readonly validator: string; readonly reference: string };
  /** Valid inputs that everybody sees. */
  readonly texts: readonly string[];
};

/** The same where nobody has written a grammar: inputs like those of tests that everybody sees. */
export function similarSearchOf({ oracle, texts, ...problem }: SimilarProblem, program: Program) {
  const source = similarSource(texts);
  return { ...judgedAs(problem, program), source, oracle, isFiltered: true } satisfies Search;
}

type Judged = Pick<SearchedProblem, 'slug' | 'checker' | 'timeLimitMs' | 'memoryLimitKb'>;

function judgedAs({ slug, checker, timeLimitMs, memoryLimitKb }: Judged, program: Program) {
  // Those of the judge: what it would let pass is no counterexample, however small the input.
  const limits = { timeMs: timeLimitMs, memoryKb: memoryLimitKb };
  return { program, checker, limits, seed: slug };
}
