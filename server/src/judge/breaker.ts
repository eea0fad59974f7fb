/** Failures in a row, or the share of the last calls, that open the breaker. */
const IN_A_ROW = 5;
const WINDOW = 20;
const SHARE = 0.5;
/** How long nothing is tried; then one call at a time. */
export const PAUSE_MS = 10_000;

/** One call that was let through. It has to be settled, whatever became of it. */
export type Attempt = {
  /** Something came of it that only a judge that works gives: nobody has to wait for the rest. */
  readonly proves: () => void;
  /**
   * `null`: the call says nothing of the judge (it was called off, say).
   * @param loser whose program the judge has lost: it may be the program's doing, so each owner counts once
   */
  readonly settle: (isOk: boolean | null, loser?: string) => void;
};

type Outcome = { readonly isOk: boolean; readonly loser: string | undefined };

/**
 * Keeps calls away from something that fails, so that it can recover and nobody waits for it. Opens
 * after failures in a row or too large a share of failures, then lets one call through at a time
 * until one succeeds or proves on its way that calls do.
 */
export class Breaker {
  readonly #now: () => number;
  #recent: readonly Outcome[] = [];
  /** When nothing was to be let through any more; null while everything works. */
  #openedAt: number | null = null;
  #isProbing = false;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#openedAt !== null;
  }

  /** Whether a call would be refused now. */
  get isRefusing(): boolean {
    if (this.#openedAt === null) return false;
    return this.#isProbing || this.#now() - this.#openedAt < PAUSE_MS;
  }

  /** Null when the call must not be made now. */
  enter(): Attempt | null {
    const settle: Attempt['settle'] = (isOk, loser) => this.#record(isOk, loser);
    if (this.#openedAt === null) return { proves: () => undefined, settle };
    if (this.isRefusing) return null;
    return this.#probe(settle);
  }

  /** @param settle what becomes of it once it has closed the breaker */
  #probe(settle: Attempt['settle']): Attempt {
    let isProven = false;
    this.#isProbing = true;
    return {
      proves: () => {
        if (!isProven) this.#endProbe(true);
        isProven = true;
      },
      settle: (isOk, loser) => (isProven ? settle(isOk, loser) : this.#endProbe(isOk)),
    };
  }

  #record(isOk: boolean | null, loser: string | undefined): void {
    // Calls from before it opened tell nothing new.
    if (isOk === null || this.#openedAt !== null) return;
    if (loser !== undefined && this.#recent.some((outcome) => outcome.loser === loser)) return;
    this.#recent = [...this.#recent, { isOk, loser }].slice(-WINDOW);
    const failed = this.#recent.filter((outcome) => !outcome.isOk).length;
    const inARow = this.#recent.length - 1 - this.#recent.findLastIndex((outcome) => outcome.isOk);
    const isTooMany = this.#recent.length === WINDOW && failed >= WINDOW * SHARE;
    if (inARow >= IN_A_ROW || isTooMany) this.#openedAt = this.#now();
  }

  #endProbe(isOk: boolean | null): void {
    this.#isProbing = false;
    if (isOk === null) return;
    this.#openedAt = isOk ? null : this.#now();
    this.#recent = [];
  }
}
