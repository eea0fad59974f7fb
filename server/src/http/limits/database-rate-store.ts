import { createHash } from 'node:crypto';
import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import { inMs } from '../../lib/clock.ts';
import type { Db } from '../../lib/db/db.ts';

type CounterRow = { readonly hits: number; readonly msLeft: number };

/** Chance that a count also deletes old counters: a few times a day are enough. */
const CLEAN_UP_CHANCE = 0.01;

/**
 * Counters in the database, for limits that guard accounts: several servers count together and a
 * restart forgives nothing. Keys are hashed: nobody's address or email is written down.
 */
export class DatabaseRateStore implements Store {
  readonly #db: Db;
  readonly #rule: string;
  #windowMs = 60_000;

  /** @param rule name of the limit; limits of one name share their counters */
  constructor(db: Db, rule: string) {
    this.#db = db;
    this.#rule = rule;
  }

  init({ windowMs }: Pick<Options, 'windowMs'>): void {
    this.#windowMs = windowMs;
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const seconds = this.#windowMs / 1000;
    // The count restarts when its window is over.
    const rows = await this.#db.$queryRaw<CounterRow[]>`
      INSERT INTO "RateCounter" AS c (key, hits, "resetAt")
      VALUES (${this.#hash(key)}, 1, now() + make_interval(secs => ${seconds}))
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN c."resetAt" <= now() THEN 1 ELSE c.hits + 1 END,
        "resetAt" = CASE WHEN c."resetAt" <= now() THEN excluded."resetAt" ELSE c."resetAt" END
      RETURNING hits, extract(epoch FROM "resetAt" - now())::float * 1000 AS "msLeft"`;
    if (Math.random() < CLEAN_UP_CHANCE) {
      await this.#db.$executeRaw`DELETE FROM "RateCounter" WHERE "resetAt" < now()`;
    }
    const [row] = rows;
    if (!row) throw new Error('The counter was not written');
    return { totalHits: row.hits, resetTime: inMs(row.msLeft) };
  }

  async decrement(key: string): Promise<void> {
    await this.#db.rateCounter.updateMany({
      where: { key: this.#hash(key), hits: { gt: 0 } },
      data: { hits: { decrement: 1 } },
    });
  }

  async resetKey(key: string): Promise<void> {
    await this.#db.rateCounter.deleteMany({ where: { key: this.#hash(key) } });
  }

  #hash(key: string): string {
    return createHash('sha256').update(`${this.#rule}\0${key}`).digest('base64url');
  }
}
