import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import { inMs } from '../../lib/clock.ts';

type Counter = { hits: number; readonly endsAt: number };

/**
 * Counters in this process. The library's own go by the date: set back by an hour, it would hold
 * everybody who is refused for that hour.
 */
export class MemoryRateStore implements Store {
  readonly localKeys = true;
  /** All windows are of one length, so the first ones end first. */
  readonly #counters = new Map<string, Counter>();
  #windowMs = 60_000;

  init({ windowMs }: Options): void {
    this.#windowMs = windowMs;
  }

  increment(key: string): ClientRateLimitInfo {
    const now = performance.now();
    this.#forgetEnded(now);
    const counter = this.#counters.get(key) ?? { hits: 0, endsAt: now + this.#windowMs };
    counter.hits += 1;
    this.#counters.set(key, counter);
    return { totalHits: counter.hits, resetTime: inMs(counter.endsAt - now) };
  }

  decrement(key: string): void {
    const counter = this.#counters.get(key);
    if (counter && counter.hits > 0) counter.hits -= 1;
  }

  resetKey(key: string): void {
    this.#counters.delete(key);
  }

  #forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.#counters) {
      if (endsAt > now) return;
      this.#counters.delete(key);
    }
  }
}
