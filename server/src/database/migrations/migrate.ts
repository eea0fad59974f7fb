import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { readHistory, unknownMigrations } from './migration-history.ts';
import { withMigrationLock } from './migration-lock.ts';
import { defaultSources, migrationNames, readScript, type Sources } from './migrations-folder.ts';

/**
 * Migrates the database at `url` and returns the names of the applied migrations. They are recorded in
 * the table that Prisma's own tools read.
 *
 * Safe to call from several servers at once: one works, the others wait and find nothing to do.
 * Throws when the database was written by a newer version, is not empty and not ours, or when a
 * migration fails; that migration then has left nothing behind, and is tried again next time.
 */
export async function applyMigrations(
  url: string,
  sources: Sources = defaultSources,
): Promise<string[]> {
  return withMigrationLock(url, (client) => bringUpToDate(client, sources));
}

/** The database has migrations that this version of the program does not. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(unknown: readonly string[]) {
    super(
      `The database was written by a newer version of Stepwise (it has ${unknown.join(', ')}). ` +
        'Update Stepwise (git pull, npm run setup). To go back to this version, empty the database ' +
        '(npm run db:reset) and restore a backup from before (npm run db:restore -- <file>).',
    );
  }
}

/**
 * Empties the database at `url` (all tables, types and functions of its schema) and builds it anew.
 * Returns the names of the migrations. Everything in it is lost.
 */
export async function resetDatabase(
  url: string,
  sources: Sources = defaultSources,
): Promise<string[]> {
  return withMigrationLock(url, async (client) => {
    await client.query('DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public');
    return bringUpToDate(client, sources);
  });
}

async function bringUpToDate(client: pg.Client, sources: Sources): Promise<string[]> {
  const history = await readHistory(client);
  const known = migrationNames(sources);
  const unknown = unknownMigrations(history, known);
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  if (!history.exists) await createHistory(client);
  await forgetUnfinished(client);
  const missing = known.filter((name) => !history.applied.includes(name));
  for (const name of missing) await apply(client, name, readScript(sources, name));
  return missing;
}

/** As Prisma creates it. */
async function createHistory(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_tables WHERE schemaname = current_schema() LIMIT 1`,
  );
  if (rowCount !== 0) {
    throw new Error(
      'The database has tables that Stepwise did not make. Give it a database of its own.',
    );
  }
  await client.query(`CREATE TABLE _prisma_migrations (
    id                  varchar(36)  NOT NULL PRIMARY KEY,
    checksum            varchar(64)  NOT NULL,
    finished_at         timestamptz,
    migration_name      varchar(255) NOT NULL,
    logs                text,
    rolled_back_at      timestamptz,
    started_at          timestamptz  NOT NULL DEFAULT now(),
    applied_steps_count integer      NOT NULL DEFAULT 0
  )`);
}

/** Earlier versions recorded a migration before they ran it; a kill rolled it back. */
async function forgetUnfinished(client: pg.Client): Promise<void> {
  await client.query(`UPDATE _prisma_migrations SET rolled_back_at = now()
    WHERE finished_at IS NULL AND rolled_back_at IS NULL`);
}

/** Runs and records a migration in one transaction. */
async function apply(client: pg.Client, name: string, script: string): Promise<void> {
  const checksum = createHash('sha256').update(script).digest('hex');
  try {
    await client.query('BEGIN');
    await client.query(script);
    await client.query(
      `INSERT INTO _prisma_migrations
         (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (cause) {
    // A lost connection has rolled it back too.
    await client.query('ROLLBACK').catch(() => undefined);
    const { message } = cause as Error;
    throw new Error(`Migration ${name} failed and left nothing behind: ${message}`, { cause });
  }
}
