import { LRUCache } from 'lru-cache';

/** No request is on its way for longer. */
const KEPT_MS = 5 * 60_000;
const KEPT_MAX = 10_000;

/**
 * Idempotency keys of what was withdrawn here lately. A request that is repeated because its connection broke may
 * arrive after that: it must not send the program in once more.
 */
export class WithdrawnKeys {
  readonly #keys = new LRUCache<string, true>({ max: KEPT_MAX, ttl: KEPT_MS });

  add(userId: string, key: string): void {
    this.#keys.set(`${userId} ${key}`, true);
  }

  has(userId: string, key: string): boolean {
    return this.#keys.has(`${userId} ${key}`);
  }
}
