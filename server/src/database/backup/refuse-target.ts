import type pg from 'pg';
import { BackupError } from './backup-format.ts';

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
    throw new BackupError('A running Stepwise uses this database. Stop it first.');
  }
}

async function hasUsers(client: pg.Client): Promise<boolean> {
  const table = await client.query<{ found: boolean }>(
    `SELECT to_regclass('"User"') IS NOT NULL AS found`,
  );
  if (table.rows[0]?.found !== true) return false;
  return (await client.query('SELECT FROM "User" LIMIT 1')).rowCount !== 0;
}
