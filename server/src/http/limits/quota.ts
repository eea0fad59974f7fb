import type { Store } from 'express-rate-limit';
import { msUntil } from '../../lib/clock.ts';
import { rateLimited } from '../app-error.ts';

type Options = {
  readonly windowMinutes: number;
  readonly limit: number;
  /** Multiplies the limit; a setting. */
  readonly scale: number;
  /** What is counted, for the message of a refusal. */
  readonly what?: string;
  readonly store: Pick<Store, 'increment'> & { init(options: { windowMs: number }): void };
};

/** Counts what a person begins, where not every request begins something. */
export class Quota {
  readonly #store: Options['store'];
  readonly #most: number;
  readonly #what: string;

  constructor({ windowMinutes, limit, scale, store, what = 'searches' }: Options) {
    this.#store = store;
    this.#what = what;
    this.#most = Math.max(1, Math.floor(limit * scale));
    store.init({ windowMs: windowMinutes * 60_000 });
  }

  /** @throws RATE_LIMITED above the limit */
  async take(userId: string): Promise<void> {
    const { totalHits, resetTime } = await this.#store.increment(userId);
    if (totalHits <= this.#most) return;
    const seconds = Math.max(1, Math.ceil((resetTime ? msUntil(resetTime) : 60_000) / 1000));
    const minutes = Math.ceil(seconds / 60);
    throw rateLimited(
      `You have begun ${this.#most} ${this.#what} within an hour; the next is possible in ${minutes} min`,
      seconds,
    );
  }
}
