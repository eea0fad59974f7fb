import { createHash } from 'node:crypto';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { z } from 'zod';
import { editionOf } from '../../counterexample/edition-of.ts';
import { findCounterexample, type Search } from '../../counterexample/find-counterexample.ts';
import { OracleError, type Asking } from '../../counterexample/oracle.ts';
import { countWords } from '../../inputs/input-order.ts';
import type { Program } from '../../judge/engine.ts';
import type { BankProblem } from '../bank-problem.ts';
import { searchOf } from './search-of.ts';

/** Labelled as wrong, a reference with a fault, and one that is right: nothing may be found for it. */
export const SEARCHED_KINDS = ['labelled', 'mutant', 'accepted'] as const;

/** A program of the bank that is searched. */
export type Searched = {
  readonly kind: (typeof SEARCHED_KINDS)[number];
  /** Within its problem. */
  readonly name: string;
  readonly program: Program;
};

/** What came of a search. */
export const searchRecordSchema = z.object({
  /** The same for the same program, search and problem. */
  id: z.string(),
  slug: z.string(),
  kind: z.enum(SEARCHED_KINDS),
  name: z.string(),
  language: z.enum(LANGUAGE_KEYS),
  /** `not wrong`: no test fails it, or it does not compile. `broken`: the problem's own programs failed. */
  end: z.enum(['found', 'none', 'not wrong', 'broken']),
  /** Of the input that was found. */
  words: z.int().nullable(),
  isMinimal: z.boolean(),
  isSteady: z.boolean(),
  /** Inputs that the program was run on. */
  tried: z.int(),
  seconds: z.number(),
  /** Whether the package says that only a large input shows it, or what went wrong. */
  note: z.string().nullable(),
});

export type SearchRecord = z.output<typeof searchRecordSchema>;

const NOTHING = { words: null, isMinimal: false, isSteady: false, tried: 0, seconds: 0 } as const;

/** Null for a problem that has no searches. */
export function idOfSearch(problem: BankProblem, { program }: Searched): string | null {
  const search = searchOf(problem, program);
  if (!search) return null;
  const { language, source } = program;
  const parts = JSON.stringify([problem.slug, editionOf(search), language, source]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}

/**
 * Looks for a small input on which a program fails.
 * @param isWrong whether the tests fail it: asked of mutants alone, which nobody has labelled
 * @returns null for a problem that has no searches
 * @throws what JudgeEngine.run throws
 */
export async function measureSearch(
  problem: BankProblem,
  searched: Searched,
  asking: Asking,
  isWrong: () => Promise<boolean>,
): Promise<SearchRecord | null> {
  const search = searchOf(problem, searched.program);
  const id = idOfSearch(problem, searched);
  if (!search || id === null) return null;
  const { kind, name, program } = searched;
  const note = problem.smallInputs?.onlyLarge.get(name) ?? null;
  const known = { id, slug: problem.slug, kind, name, language: program.language, note };
  if (kind === 'mutant' && !(await isWrong())) return { ...known, ...NOTHING, end: 'not wrong' };
  return { ...known, ...(await run(search, asking)) };
}

async function run(search: Search, asking: Asking): Promise<Partial<SearchRecord> & Ended> {
  const startedAt = performance.now();
  try {
    const result = await findCounterexample(search, asking);
    const seconds = Math.round(performance.now() - startedAt) / 1000;
    if (result.kind === 'does not compile') return { ...NOTHING, end: 'not wrong' };
    const { tried } = result;
    if (result.kind === 'none') return { ...NOTHING, end: 'none', tried, seconds };
    const { input, isMinimal, isSteady } = result;
    return { end: 'found', words: countWords(input), isMinimal, isSteady, tried, seconds };
  } catch (error) {
    if (!(error instanceof OracleError)) throw error;
    return { ...NOTHING, end: 'broken', note: error.message };
  }
}

type Ended = Pick<SearchRecord, 'end' | keyof typeof NOTHING>;
