/** Weight of the newest judging in the mean: some twenty of them count. */
const WEIGHT = 0.1;

/** How long judging a submission takes on this server lately. */
export class JudgingPace {
  #meanMs: number | null = null;

  /** @param ms from the claim to the verdict */
  record(ms: number): void {
    this.#meanMs = this.#meanMs === null ? ms : this.#meanMs + WEIGHT * (ms - this.#meanMs);
  }

  /**
   * Seconds that one more would wait behind `waiting` submissions while `running` are judged at
   * once; null when nothing is known, or nothing moves because the judge is away.
   */
  estimateSeconds(waiting: number, running: number): number | null {
    if (this.#meanMs === null || running === 0) return null;
    return (waiting * this.#meanMs) / running / 1000;
  }
}
