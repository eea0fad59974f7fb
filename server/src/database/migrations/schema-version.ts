import type pg from 'pg';
import { readHistory, unknownMigrations } from './migration-history.ts';
import { defaultSources, migrationNames, type Sources } from './migrations-folder.ts';

/** Why the database does not fit this release; null when it does. */
export type SchemaCheck = () => Promise<string | null>;

/** Compares the migrations that the database has seen with those of this release. */
export function checkSchema(
  client: Pick<pg.Pool, 'query'>,
  sources: Sources = defaultSources,
): SchemaCheck {
  const known = migrationNames(sources);
  return async () => {
    const history = await readHistory(client);
    const [newer] = unknownMigrations(history, known);
    if (newer !== undefined) {
      return `The database belongs to another release: it has migration ${newer}`;
    }
    const missing = known.find((name) => !history.applied.includes(name));
    return missing === undefined ? null : `Migration ${missing} has not been applied`;
  };
}
