import { readHistory, unknownMigrations, type MigrationHistory } from './migration-history.ts';
import { withMigrationLock } from './migration-lock.ts';
import { schemaDifference } from './create-migration.ts';
import {
  defaultSources,
  migrationNames,
  readMigrations,
  readSchema,
  type Sources,
} from './migrations-folder.ts';
import { noFilters, withSchemaEngine } from './schema-engine.ts';

/** Differences between schema, migrations and database. All empty or null: none. */
export type MigrationReport = {
  /** SQL that schema.prisma asks for and no migration contains. */
  readonly schemaDifference: string | null;
  /** On disk and not in the database. */
  readonly pending: readonly string[];
  /** In the database and not on disk: written by a newer version. */
  readonly unknown: readonly string[];
  /** Begun in the database and not finished. */
  readonly unfinished: readonly string[];
  /** Changed on disk after the database took them. */
  readonly edited: readonly string[];
  /** How the tables differ from what the applied migrations made, in words. */
  readonly drift: string | null;
};

/**
 * Compares three things: schema.prisma, the migrations on disk, and the database at `url`. Changes
 * nothing, but needs the right to create a scratch database on that server.
 *
 * Functions, triggers and CHECK constraints are not compared: the engine does not see them.
 */
export async function checkMigrations(
  url: string,
  sources: Sources = defaultSources,
): Promise<MigrationReport> {
  const history = await withMigrationLock(url, readHistory);
  const known = migrationNames(sources);
  return {
    schemaDifference: await schemaDifference(url, sources),
    pending: known.filter((name) => !history.applied.includes(name)),
    unknown: unknownMigrations(history, known),
    unfinished: history.unfinished,
    edited: await editedMigrations(url, sources, history),
    drift: await describeDrift(url, sources, history),
  };
}

/** The report in sentences for a person, one per finding; none when all is well. */
export function describeReport(report: MigrationReport): string[] {
  const { schemaDifference: missing, drift } = report;
  const list = (names: readonly string[]) => names.join(', ');
  return [
    missing && `schema.prisma is ahead of the migrations (npm run db:new -- <name>):\n${missing}`,
    report.pending.length > 0 && `Not applied yet (npm run db:migrate): ${list(report.pending)}.`,
    report.unknown.length > 0 &&
      `Applied by a newer version, and unknown here: ${list(report.unknown)}.`,
    report.unfinished.length > 0 &&
      `Begun and not finished (npm run db:migrate tries again): ${list(report.unfinished)}.`,
    report.edited.length > 0 && `Edited after they were applied: ${list(report.edited)}.`,
    drift && `The database was changed by something other than migrations:\n${drift}`,
  ].filter((line): line is string => typeof line === 'string');
}

async function editedMigrations(
  url: string,
  sources: Sources,
  { applied }: MigrationHistory,
): Promise<string[]> {
  const { editedMigrationNames } = await withSchemaEngine(url, (engine) =>
    engine.diagnoseMigrationHistory({
      migrationsList: readMigrations(sources),
      optInToShadowDatabase: false,
      filters: noFilters,
    }),
  );
  // The engine also counts those that failed or were rolled back and repaired since.
  return editedMigrationNames.filter((name) => applied.includes(name));
}

async function describeDrift(
  url: string,
  sources: Sources,
  { applied }: MigrationHistory,
): Promise<string | null> {
  const known = migrationNames(sources).filter((name) => applied.includes(name));
  // What an unknown migration did cannot be told from drift.
  if (known.length < applied.length) return null;
  return withSchemaEngine(url, async (engine) => {
    const { exitCode, stdout } = await engine.diff({
      from:
        known.length === 0
          ? { tag: 'empty' }
          : { tag: 'migrations', ...readMigrations(sources, known) },
      to: { tag: 'schemaDatasource', files: readSchema(sources), configDir: '' },
      script: false,
      exitCode: true,
      filters: noFilters,
    });
    return exitCode === 0 ? null : (stdout ?? '').trim();
  });
}
