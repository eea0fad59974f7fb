import { prismaIsMigrating, readHistory, unknownMigrations } from './migration-history.ts';
import { withMigrationLock } from './migration-lock.ts';
import {
  defaultSources,
  migrationName,
  migrationNames,
  readMigrations,
  readSchema,
  type Sources,
  writeMigration,
} from './migrations-folder.ts';
import {
  noFilters,
  type SchemaEngine,
  SchemaEngineError,
  withSchemaEngine,
} from './schema-engine.ts';

/**
 * Brings the database at `url` up to date and returns the names of the migrations that it took.
 *
 * Safe to call from several servers at once: one works, the others wait and find nothing to do.
 * Throws when the database was written by a newer version, is not empty and not ours, or when a
 * migration fails; that migration then has left nothing behind, and is tried again next time.
 */
export async function applyMigrations(
  url: string,
  sources: Sources = defaultSources,
): Promise<string[]> {
  return withMigrationLock(url, async (client) => {
    const history = await readHistory(client);
    const unknown = unknownMigrations(history, migrationNames(sources));
    if (unknown.length > 0) throw new NewerDatabaseError(unknown);
    const interrupted = (await prismaIsMigrating(client)) ? [] : history.unfinished;
    return withSchemaEngine(url, async (engine) => {
      await forget(engine, interrupted);
      return apply(engine, sources);
    });
  }).catch((error: unknown) => {
    throw explain(error);
  });
}

/** The database has migrations that this version of the program does not. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(unknown: readonly string[]) {
    super(
      `The database was written by a newer version of Stepwise (it has ${unknown.join(', ')}). ` +
        'Update Stepwise, or restore a backup from before.',
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
  await withMigrationLock(url, () =>
    withSchemaEngine(url, (engine) => engine.reset({ filter: noFilters })),
  );
  return applyMigrations(url, sources);
}

/**
 * Writes a migration that takes the migrations on disk to schema.prisma. `url` is any database of a
 * server that lets us create a scratch database; the database itself is left alone.
 *
 * Returns the name, or null when there is nothing to change. With `empty` the migration is written
 * without content in any case, for what schema.prisma cannot say.
 */
export async function createMigration(
  url: string,
  title: string,
  { sources = defaultSources, empty = false }: { sources?: Sources; empty?: boolean } = {},
): Promise<string | null> {
  const name = migrationName(title, new Date(), migrationNames(sources).at(-1));
  if (empty) return writeMigration(sources, name, '-- Write this migration by hand.\n');
  const script = await schemaDifference(url, sources);
  return script === null ? null : writeMigration(sources, name, script);
}

/** The SQL that takes the migrations on disk to schema.prisma; null when they agree. */
export async function schemaDifference(
  url: string,
  sources: Sources = defaultSources,
): Promise<string | null> {
  const list = readMigrations(sources);
  return withSchemaEngine(url, async (engine) => {
    const { exitCode, stdout } = await engine.diff({
      from:
        list.migrationDirectories.length === 0 ? { tag: 'empty' } : { tag: 'migrations', ...list },
      to: { tag: 'schemaDatamodel', files: readSchema(sources) },
      script: true,
      exitCode: true,
      filters: noFilters,
    });
    return exitCode === 0 ? null : (stdout ?? '');
  });
}

async function apply(engine: SchemaEngine, sources: Sources): Promise<string[]> {
  try {
    const migrationsList = readMigrations(sources);
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList,
      filters: noFilters,
    });
    return appliedMigrationNames;
  } catch (error) {
    const failed = /migration_name="([^"]+)"/.exec((error as Error).message)?.[1];
    if (failed !== undefined) await forget(engine, [failed]);
    throw error;
  }
}

/**
 * Notes that these migrations were undone. PostgreSQL did undo them, because each is one message and
 * so one transaction; without the note the engine refuses every later migration.
 */
async function forget(engine: SchemaEngine, names: readonly string[]): Promise<void> {
  for (const migrationName of names) await engine.markMigrationRolledBack({ migrationName });
}

function explain(error: unknown): unknown {
  if (!(error instanceof SchemaEngineError)) return error;
  if (error.code === 'P3005') {
    return new Error(
      'The database has tables that Stepwise did not make. Give it a database of its own.',
      { cause: error },
    );
  }
  if (error.migration === null) return error;
  return new Error(
    `Migration ${error.migration} failed and left nothing behind: ${error.message}`,
    { cause: error },
  );
}
