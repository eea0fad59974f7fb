import { expect, vi } from 'vitest';
import type { Database } from '../lib/db/db.ts';

const WITHIN_MS = 4_000;

/** Waits until one connection to the test's database waits for a lock that another one holds. */
export async function oneWaitsForLock({ pool }: Database): Promise<void> {
  const waiting = `
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await pool.query(waiting)).rows).toHaveLength(1), {
    timeout: WITHIN_MS,
  });
}
