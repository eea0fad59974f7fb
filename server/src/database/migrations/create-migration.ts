import {
  defaultSources,
  migrationName,
  migrationNames,
  readMigrations,
  readSchema,
  type Sources,
  writeMigration,
} from './migrations-folder.ts';
import { noFilters, withSchemaEngine } from './schema-engine.ts';

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
