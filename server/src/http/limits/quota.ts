import type { Store } from 'express-rate-limit';
import { msUntil } from '../../lib/clock.ts';
import { rateLimited } from '../app-error.ts';

type Options = {
  readonly windowMinutes: number;
  readonly limit: number;
  /** Multiplies the limit; a setting. */
  readonly scale: number;
  readonly store: Pick<Store, 'increment'> & { init(options: { windowMs: number }): void };
};

/** Counts what a person begins, where not every request begins something. */
export class Quota {
  readonly #store: Options['store'];
  readonly #most: number;

  constructor({ windowMinutes, limit, scale, store }: Options) {
    this.#store = store;
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
      `You have begun ${this.#most} searches within an hour; the next is possible in ${minutes} min`,
      seconds,
    );
  }
}
