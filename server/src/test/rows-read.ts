import type { Db } from '../lib/db/db.ts';

/** Rows of the table of submissions that `use` reads in this transaction. */
export async function rowsRead(tx: Db, use: (tx: Db) => Promise<unknown>): Promise<number> {
  const before = await rowsReadSoFar(tx);
  await use(tx);
  return (await rowsReadSoFar(tx)) - before;
}

async function rowsReadSoFar(tx: Db): Promise<number> {
  const rows = await tx.$queryRaw<{ n: number }[]>`
    SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS n
    FROM pg_stat_xact_user_tables WHERE relname = 'Submission'`;
  return rows[0]?.n ?? NaN;
}
