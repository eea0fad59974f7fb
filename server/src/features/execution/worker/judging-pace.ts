/** Weight of the newest duration in the moving average: about twenty count. */
const WEIGHT = 0.1;

/** Moving average of how long this server judges a submission. */
export class JudgingPace {
  #meanMs: number | null = null;

  /** @param ms from the claim to the verdict */
  record(ms: number): void {
    this.#meanMs = this.#meanMs === null ? ms : this.#meanMs + WEIGHT * (ms - this.#meanMs);
  }

  /**
   * Estimated wait in seconds behind `waiting` submissions while `running` are judged at once; null
   * when nothing is known or the judge is unreachable.
   */
  estimateSeconds(waiting: number, running: number): number | null {
    if (this.#meanMs === null || running === 0) return null;
    return (waiting * this.#meanMs) / running / 1000;
  }
}
