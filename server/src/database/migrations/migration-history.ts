import type pg from 'pg';

/** The migrations recorded in a database, without those that were rolled back. */
export type MigrationHistory = {
  /** Whether there is a table of migrations at all. */
  readonly exists: boolean;
  readonly applied: readonly string[];
  /** Begun and not finished: the process died or the script failed. */
  readonly unfinished: readonly string[];
};

/** Reads Prisma's table of migrations; a database without it has seen none. */
export async function readHistory(
  client: Pick<pg.Client | pg.Pool, 'query'>,
): Promise<MigrationHistory> {
  const table = await client.query<{ found: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found`,
  );
  if (table.rows[0]?.found !== true) {
    return { exists: false, applied: [], unfinished: [] };
  }
  const { rows } = await client.query<{ name: string; finished: boolean }>(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS finished
       FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return {
    exists: true,
    applied: rows.filter((row) => row.finished).map((row) => row.name),
    unfinished: rows.filter((row) => !row.finished).map((row) => row.name),
  };
}

/** Migrations of the database that are not among `known`, the ones on disk. */
export function unknownMigrations(history: MigrationHistory, known: readonly string[]): string[] {
  return [...history.applied, ...history.unfinished].filter((name) => !known.includes(name));
}
