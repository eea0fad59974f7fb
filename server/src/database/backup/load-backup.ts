import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { withMigrationLock } from '../migrations/migration-lock.ts';
import { BackupError, type BackupHeader, type BackupTable } from './backup-format.ts';
import { copyTarget, listForeignKeys, listTables } from './catalogue.ts';
import { readBackup } from './read-backup.ts';
import { refuseTarget } from './refuse-target.ts';
import { setUpForCopy } from './session-settings.ts';

type Options = {
  /** The header that readBackup returned. */
  readonly header: BackupHeader;
  /** Also into a database that has users. */
  readonly replace: boolean;
};

/**
 * Replaces everything in the database at `url` by a backup with the same migrations, in one transaction.
 * Foreign keys are dropped and added again at the end, which checks every row; all other constraints
 * hold throughout.
 * @throws {BackupError} when the database or the file does not allow it
 */
export async function loadBackup(
  url: string,
  file: string,
  { header, replace }: Options,
): Promise<void> {
  await withMigrationLock(url, async (client) => {
    await setUpForCopy(client);
    await client.query('BEGIN');
    try {
      await refuseTarget(client, replace);
      await replaceContent(client, file, header);
      await client.query('COMMIT');
    } catch (error) {
      // Fails when the connection is lost; PostgreSQL then rolls back by itself.
      await client.query('ROLLBACK').catch(() => undefined);
      throw explain(error);
    }
    await client.query('ANALYZE');
  });
}

async function replaceContent(
  client: pg.Client,
  file: string,
  header: BackupHeader,
): Promise<void> {
  const names = await lockTables(client, header);
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(', ')}`);

  await readBackup(file, (table, rows) => loadTable(client, table, rows));

  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  for (const { name, next } of header.sequences) {
    // Unlike setval(), this is rolled back with the transaction.
    await client.query(`ALTER SEQUENCE ${pg.escapeIdentifier(name)} RESTART WITH ${next}`);
  }
}

/** Locks the tables of the backup exclusively and returns their names, ready for SQL. */
async function lockTables(client: pg.Client, header: BackupHeader): Promise<string[]> {
  const present = new Set((await listTables(client)).map(({ name }) => name));
  const missing = header.tables.map(({ name }) => name).filter((name) => !present.has(name));
  if (missing.length > 0) {
    throw new BackupError(`The backup has tables that this database lacks: ${missing.join(', ')}.`);
  }
  const names = header.tables.map(({ name }) => pg.escapeIdentifier(name));
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  return names;
}

async function loadTable(
  client: pg.Client,
  table: BackupTable,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const copy = client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`));
  await pipeline(rows, copy);
  if (copy.rowCount !== table.rows) {
    const counts = `expected ${table.rows} rows, got ${copy.rowCount}`;
    throw new BackupError(`Table ${table.name}: ${counts}. Nothing was restored.`);
  }
}

/** PostgreSQL's errors about rows and locks, as a message. */
function explain(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const reason =
    error.code === '55P03'
      ? 'Another connection is using the tables'
      : `PostgreSQL says: ${error.message}`;
  return new BackupError(`The backup was not restored, and nothing was changed. ${reason}.`, {
    cause: error,
  });
}
