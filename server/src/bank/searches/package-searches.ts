import { join } from 'node:path';
import type { Search } from '../../counterexample/find-counterexample.ts';
import type { Ladder } from '../../growth/ladder.ts';
import type { Program } from '../../judge/engine.ts';
import type { BankProblem } from '../bank-problem.ts';
import { readProblem } from '../read-problem.ts';
import { slugSchema } from '../schemas.ts';
import { searchOf, similarSearchOf } from './search-of.ts';
import { parseSmallInputs, type SmallInputs } from './small-inputs.ts';

/** A problem as it is stored: an administrator may have edited it since it was seeded. */
export type StoredProblem = {
  readonly slug: string;
  /** Null for one that was written on the site. */
  readonly bankId: string | null;
  readonly constraints: string;
  readonly checker: string;
  /** The reference solution in Python. */
  readonly reference: string | undefined;
  readonly timeLimitMs: number;
  readonly memoryLimitKb: number;
} & WrittenInputs;

export type SearchedOnSite = StoredProblem & {
  /** Asked for where there is no grammar: of tests that everybody sees, as `SIMILAR_TO` says. */
  readonly visibleInputs: () => Promise<readonly string[]>;
};

/**
 * Why a problem has no searches: without a solution in Python that says what is right, without anything that
 * says what is valid, or without a short test that everybody sees.
 */
export type NoSearch = 'reference' | 'problem' | 'inputs';

/** What somebody wrote on the site, or a package brought along, of its inputs; null: see the bank's package. */
export type WrittenInputs = {
  /** As `parseSmallInputs` reads it. */
  readonly smallInputs: string | null;
  /** In Python; exits with 42 for a valid input. */
  readonly inputValidator: string | null;
};

/** What names a problem's package, and tells whether its inputs are still those. */
type Named = Pick<StoredProblem, 'slug' | 'bankId' | 'constraints'>;

/** What also tells whether its answers are. */
type Answered = Named & Pick<StoredProblem, 'checker' | 'reference'>;

type Known = Pick<
  BankProblem,
  'bankId' | 'constraints' | 'checker' | 'references' | 'smallInputs' | 'validator' | 'ladder'
>;

export type KnownLadder = {
  readonly ladder: Ladder;
  readonly references: BankProblem['references'];
};

/**
 * What the packages of a bank say of small inputs. Each is read once, when it is first asked for; there
 * are as many of them as the bank has problems.
 */
export class PackageSearches {
  readonly #directory: string;
  readonly #known = new Map<string, Promise<Known | null>>();

  constructor(bankDirectory: string) {
    this.#directory = bankDirectory;
  }

  /**
   * What is needed to look for a small input on which a program fails, or why it is not there. The grammar
   * is that of the site, or of a package that the problem is still like: an input that was valid then
   * may not be so now. Without one, inputs are made like those of the tests that everybody sees.
   * @throws {BankError} the package cannot be read
   */
  async searchFor(stored: SearchedOnSite, program: Program): Promise<Search | NoSearch> {
    const { reference, visibleInputs, ...rest } = stored;
    if (reference === undefined) return 'reference';
    const validator = await this.validatorFor(stored);
    const smallInputs = await this.#smallInputsOf(stored);
    if (smallInputs) {
      const references = { PYTHON: reference };
      return searchOf({ ...rest, references, smallInputs, validator }, program) ?? 'problem';
    }
    if (validator === null) return 'problem';
    const texts = await visibleInputs();
    if (texts.length === 0) return 'inputs';
    return similarSearchOf({ ...rest, oracle: { validator, reference }, texts }, program);
  }

  /**
   * The program in Python that says which inputs of a problem are valid; null where there is none, or it
   * may be that of an earlier edition.
   * @throws {BankError} the package cannot be read
   */
  async validatorFor(
    stored: Named & Pick<StoredProblem, 'inputValidator'>,
  ): Promise<string | null> {
    if (stored.inputValidator !== null) return stored.inputValidator;
    const known = await this.#find(stored);
    return known && takesTheSame(known, stored) ? known.validator : null;
  }

  async #smallInputsOf(stored: StoredProblem): Promise<SmallInputs | null> {
    if (stored.smallInputs !== null) return parseSmallInputs(stored.smallInputs);
    const known = await this.#find(stored);
    return known && isSame(known, stored) ? known.smallInputs : null;
  }

  /**
   * What is needed to see how programs grow. Null where the problem has no package that says so, or is no
   * longer the one that the package describes.
   * @throws {BankError} the package cannot be read
   */
  async ladderFor(stored: Answered): Promise<KnownLadder | null> {
    const known = await this.#find(stored);
    if (!known?.ladder || !isSame(known, stored)) return null;
    return { ladder: known.ladder, references: known.references };
  }

  async #find({ bankId, slug }: Named): Promise<Known | null> {
    return bankId === null || !slugSchema.safeParse(slug).success ? null : this.#read(slug);
  }

  #read(slug: string): Promise<Known | null> {
    const earlier = this.#known.get(slug);
    if (earlier) return earlier;
    const reading = readKnown(join(this.#directory, slug));
    this.#known.set(slug, reading);
    reading.then(
      // Only the bank's own names stay.
      (known) => known ?? this.#known.delete(slug),
      () => this.#known.delete(slug),
    );
    return reading;
  }
}

/** Without its tests, which are most of a package. */
async function readKnown(directory: string): Promise<Known | null> {
  try {
    const { bankId, constraints, checker, references, ...rest } = await readProblem(directory);
    const { smallInputs, validator, ladder } = rest;
    return { bankId, constraints, checker, references, smallInputs, validator, ladder };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether the same inputs are valid, as far as can be told. */
function takesTheSame(known: Known, stored: Named): boolean {
  return known.bankId === stored.bankId && known.constraints === stored.constraints;
}

/** Whether also the same answers are right. */
function isSame(known: Known, stored: Answered): boolean {
  return (
    takesTheSame(known, stored) &&
    known.checker === stored.checker &&
    known.references.PYTHON === stored.reference
  );
}
