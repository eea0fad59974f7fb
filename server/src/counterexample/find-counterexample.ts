import { setImmediate } from 'node:timers/promises';
import type { InputSource, MadeInput } from '../inputs/input-source.ts';
import { SMALLER_MAX } from '../inputs/smaller-inputs.ts';
import { firstSignal } from '../lib/process/first-signal.ts';
import {
  askAgainAlone,
  askOracle,
  OracleError,
  type Answered,
  type Asking,
  type Oracle,
} from './oracle.ts';
import {
  CompileError,
  hasFailed,
  runAgain,
  smallestFailure,
  type Failure,
  type Suspect,
} from './smallest-failure.ts';
import { whenLetIn } from './when-let-in.ts';

export type Search = Suspect & {
  readonly source: InputSource;
  readonly oracle: Oracle;
  /** Whether many inputs of the source are not valid: then more are made at once. */
  readonly isFiltered: boolean;
  /** The same inputs are tried for the same seed. */
  readonly seed: string;
};

/** How far a search is. */
export type SearchProgress = {
  /** Inputs that the program was run on. */
  readonly tried: number;
  /** Whether one is found: from then on smaller ones are tried. */
  readonly isFound: boolean;
};

export type Watched = Asking & {
  /** Called after each batch of inputs. */
  readonly onProgress?: (progress: SearchProgress) => void;
};

export type Bounds = {
  /** Inputs that the program is run on until one fails. */
  readonly inputs: number;
  /** Inputs that it is run on to make that one smaller. */
  readonly shrinking: number;
  /** Milliseconds for both. */
  readonly withinMs: number;
  /** Inputs that the program is run on in one job: of more that were made these are spread evenly. */
  readonly batch: number;
  /** Ways to make an input smaller that are tried before it counts as the smallest, evenly spread. */
  readonly ways: number;
};

export const BOUNDS: Bounds = {
  ...{ inputs: 2500, shrinking: 1200, withinMs: 60_000 },
  ...{ batch: 100, ways: Infinity },
};

/** Where each input waits in a queue of its own, behind everybody's submissions: sixty of them in all. */
export const FEW: Bounds = {
  ...{ inputs: 40, shrinking: 20, withinMs: 60_000 },
  ...{ batch: 10, ways: 10 },
};

/** A small input on which a program fails. */
export type Counterexample = Failure & {
  readonly kind: 'found';
  /** Inputs that the program was run on. */
  readonly tried: number;
  /** Whether none of the ways to make it smaller leaves a failure. */
  readonly isMinimal: boolean;
  /** Whether the time was up before all of them were tried. */
  readonly isOutOfTime: boolean;
  /** Whether the program failed in the same way every time it was run on it. */
  readonly isSteady: boolean;
};

export type NotFound =
  | { readonly kind: 'none'; readonly tried: number; readonly isOutOfTime: boolean }
  | { readonly kind: 'does not compile'; readonly output: string };

/**
 * Looks for the smallest input on which a program fails. Inputs come from the search's source, never from
 * hidden tests, and reach the program only after the problem's validator took them.
 * @throws {OracleError} the problem's own programs failed, and not only on what might be smaller than what was found
 * @throws what JudgeEngine.run throws
 */
export async function findCounterexample(
  search: Search,
  asking: Watched,
  bounds: Bounds = BOUNDS,
): Promise<Counterexample | NotFound> {
  const within = firstSignal([asking.signal], bounds.withinMs);
  const hunt = new Hunt(search, { ...asking, signal: within.signal }, bounds);
  try {
    await hunt.run();
  } catch (error) {
    if (error instanceof CompileError) return { kind: 'does not compile', output: error.message };
    // What was found stands, and is confirmed, where no smaller one could be asked about.
    const isStuck = error instanceof OracleError && hunt.found !== null;
    if (!isStuck && (asking.signal.aborted || !within.signal.aborted)) throw error;
  } finally {
    within.release();
  }
  const { found, tried, isMinimal } = hunt;
  const isOutOfTime = within.signal.aborted && !isMinimal;
  if (!found) return { kind: 'none', tried, isOutOfTime };
  const [runs] = await Promise.all([
    whenLetIn(() => runAgain(search, found, REPEATS, asking), asking.signal),
    askAgainAlone(search.oracle, found, asking),
  ]);
  const test = runs.find(hasFailed) ?? found.test;
  const isSteady = runs.every(({ status }) => status === test.status || status === 'Not Run');
  return { ...found, test, kind: 'found', tried, isMinimal, isOutOfTime, isSteady };
}

/** A program may behave otherwise every time. */
const REPEATS = 3;
/** Inputs that are made together. */
const MADE = 100;
const SHRINK_BATCH = 60;
/** Inputs up to which all tiny ones are tried. */
const TINY = 600;
const DRAWN_PER_VALID = 5;

type Open = Answered & { readonly made: MadeInput };
type Found = Failure & { readonly made: MadeInput };

/** What is known so far: it remains when time is up. */
class Hunt {
  found: Found | null = null;
  tried = 0;
  isMinimal = false;
  /** Inputs that the program has passed. */
  readonly #passed = new Set<string>();
  readonly #search: Search;
  readonly #asking: Watched;
  readonly #bounds: Bounds;

  constructor(search: Search, asking: Watched, bounds: Bounds) {
    this.#search = search;
    this.#asking = asking;
    this.#bounds = bounds;
  }

  async run(): Promise<void> {
    await this.#look();
    if (this.found) await this.#shrink();
  }

  async #look(): Promise<void> {
    const { source, isFiltered, seed } = this.#search;
    const { batch, inputs } = this.#bounds;
    const drawn = isFiltered ? DRAWN_PER_VALID * MADE : MADE;
    // Of few inputs not all can be tiny.
    const tiny = Math.min(TINY, MADE * Math.ceil(inputs / MADE));
    const batches = source.batches({ batch: MADE, drawn, tiny }, seed);
    const left: Open[] = [];
    let valid: readonly Open[] = [];
    while (!this.found && this.tried < inputs) {
      const next = batches.next(valid.map(({ input }) => input));
      if (next.done === true) break;
      if (next.value.length === 0) {
        await setImmediate();
        continue;
      }
      valid = await this.#validOf(next.value);
      const taken = thinned(valid, batch);
      if (left.length < inputs) left.push(...valid.filter((one) => !taken.includes(one)));
      this.found = await this.#firstOf(taken, batch, inputs);
    }
    // A grammar of few inputs ends before the bound is met.
    if (!this.found) this.found = await this.#firstOf(thinned(left, inputs), batch, inputs);
  }

  /** Takes the smallest input that still fails, until none does. */
  async #shrink(): Promise<void> {
    const { shrinking, batch, ways } = this.#bounds;
    const most = this.tried + shrinking;
    while (this.found && this.tried < most) {
      const made = await this.found.made.smaller(this.#asking.signal);
      const smaller = await this.#validOf(made);
      const isAll = made.length < SMALLER_MAX && smaller.length <= ways;
      const next = await this.#firstOf(thinned(smaller, ways), Math.min(batch, SHRINK_BATCH), most);
      if (next) this.found = next;
      else return void (this.isMinimal = isAll && this.tried < most);
    }
  }

  /** Those that are valid, with their answers, and that the program has not passed yet. */
  async #validOf(made: readonly MadeInput[]): Promise<readonly Open[]> {
    const open = made.filter(({ text }) => !this.#passed.has(text));
    if (open.length === 0) return [];
    const byText = new Map(open.map((one) => [one.text, one]));
    const { oracle } = this.#search;
    const valid = await askOracle(oracle, [...byText.keys()], this.#asking);
    return valid.flatMap((answered) => {
      const one = byText.get(answered.input);
      return one ? [{ ...answered, made: one }] : [];
    });
  }

  /** The first of these inputs, the smallest first, on which the program fails. */
  async #firstOf(valid: readonly Open[], batch: number, most: number): Promise<Found | null> {
    for (let at = 0; at < valid.length && this.tried < most; at += batch) {
      const inputs = valid.slice(at, at + Math.min(batch, most - this.tried));
      const run = () => smallestFailure(this.#search, inputs, this.#asking);
      const failure = await whenLetIn(run, this.#asking.signal);
      this.tried += failure ? failure.index + 1 : inputs.length;
      for (const { input } of inputs.slice(0, failure?.index)) this.#passed.add(input);
      const failed = failure && inputs[failure.index];
      this.#asking.onProgress?.({ tried: this.tried, isFound: Boolean(failed ?? this.found) });
      if (failed) return { ...failure, made: failed.made };
    }
    return null;
  }
}

/** So many of them, evenly spread. */
function thinned<T>(values: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, values.length / most);
  return values.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
