import { setTimeout as sleep } from 'node:timers/promises';
import type { Prisma } from '@stepwise/db/client';
import { withPatience } from '../bounded-client.ts';
import { type Db, isDatabaseUnavailable, isDiskFull } from './db.ts';

/** Minimum timeout of a bulk write, and the speed of the slowest supported disk. */
const BASE_MS = 120_000;
const BYTES_PER_MS = 128;

const TRIES = 5;
const FIRST_PAUSE_MS = 500;

/** Timeout for writing this much, in milliseconds. */
export function bulkTimeoutMs(bytes: number): number {
  return BASE_MS + Math.ceil(bytes / BYTES_PER_MS);
}

/**
 * Runs `work` in a transaction whose timeouts follow the amount of data that it writes, and again
 * when the database was slow or unreachable. Inside another transaction it just runs.
 * @param bytes about how much `work` writes
 * @throws what `work` throws; of the database's errors the last one
 */
export async function inBulkTransaction<T>(
  db: Db,
  bytes: number,
  work: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  if (!('$transaction' in db)) return work(db);
  const timeout = bulkTimeoutMs(bytes);
  const write = () =>
    db.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT
          set_config('statement_timeout', ${String(timeout)}, true),
          set_config('lock_timeout', ${String(timeout)}, true),
          set_config('idle_in_transaction_session_timeout', ${String(timeout)}, true)`;
        return work(tx);
      },
      { timeout },
    );
  return retryWhileUnavailable(() => withPatience(timeout, write));
}

/** Runs `work` up to five times, with growing pauses, while the database is slow or unreachable. */
export async function retryWhileUnavailable<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      // A full disk does not recover within seconds.
      if (!isDatabaseUnavailable(error) || isDiskFull(error) || attempt >= TRIES) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}
