import type pg from 'pg';
import { readHistory, unknownMigrations } from '../migrations/migration-history.ts';
import { BackupError } from './backup-format.ts';

/**
 * Refuses a database of a newer version than this program, whose migrations are `known`.
 * @throws {BackupError} that says what to do first
 */
export async function refuseNewer(client: pg.Client, known: readonly string[]): Promise<void> {
  const unknown = unknownMigrations(await readHistory(client), known);
  if (unknown.length === 0) return;
  throw new BackupError(
    `The database was written by a newer version of Stepwise (it has ${unknown.join(', ')}). ` +
      'To stay with that version, update Stepwise first (git pull, npm run setup). To go back to this one, ' +
      'empty the database first (npm run db:reset): everything in it is lost. Then restore again.',
  );
}

/**
 * Refuses a database that a restore would damage: one with user accounts, unless it is to be replaced,
 * and one that a server is using.
 * @throws {BackupError}
 */
export async function refuseTarget(client: pg.Client, replace: boolean): Promise<void> {
  if (!replace && (await hasUsers(client))) {
    throw new BackupError(
      'This database has user accounts. Add --replace to replace everything in it by the backup.',
    );
  }
  // The application name of servers, which connect every two seconds.
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'stepwise'`,
  );
  if (rowCount !== 0) {
    throw new BackupError(
      'A running Stepwise uses this database. Stop it first, and a pooler too, which keeps its connections.',
    );
  }
}

async function hasUsers(client: pg.Client): Promise<boolean> {
  const table = await client.query<{ found: boolean }>(
    `SELECT to_regclass('"User"') IS NOT NULL AS found`,
  );
  if (table.rows[0]?.found !== true) return false;
  return (await client.query('SELECT FROM "User" LIMIT 1')).rowCount !== 0;
}
