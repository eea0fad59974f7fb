import { applyMigrations } from '../migrations/migrate.ts';
import { withMigrationLock } from '../migrations/migration-lock.ts';
import { defaultSources, migrationNames, type Sources } from '../migrations/migrations-folder.ts';
import { BackupError, type BackupHeader } from './backup-format.ts';
import { loadBackup } from './load-backup.ts';
import { readBackup } from './read-backup.ts';
import { refuseNewer, refuseTarget } from './refuse-target.ts';
import { withUpgradedBackup } from './upgrade-backup.ts';

type Options = {
  /** Also into a database that has users: everything in it is lost. */
  readonly replace?: boolean;
  readonly sources?: Sources;
  /** Called with a message for the operator before each slow step. */
  readonly onProgress?: (message: string) => void;
};

/**
 * Restores a backup into the database at `url`, migrating first the database and a backup of an earlier
 * version if necessary. Returns the header of the file. Everything that can be checked is checked before
 * anything is changed.
 * @throws {BackupError} when the file is damaged or of a newer version, or the database has users or is of a newer version
 */
export async function restoreBackup(
  url: string,
  file: string,
  options: Options = {},
): Promise<BackupHeader> {
  const { replace = false, sources = defaultSources, onProgress = () => undefined } = options;
  onProgress('Checking the backup');
  const header = await readBackup(file);
  const known = migrationNames(sources);
  const unknown = header.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup was made by a newer version of Stepwise (it has ${unknown.join(', ')}). ` +
        'Update Stepwise first (git pull, npm run setup), then restore again.',
    );
  }
  await withMigrationLock(url, async (client) => {
    await refuseNewer(client, known);
    await refuseTarget(client, replace);
  });

  const load = async (fresh: string, freshHeader: BackupHeader): Promise<void> => {
    await applyMigrations(url, sources);
    onProgress('Restoring');
    await loadBackup(url, fresh, { header: freshHeader, replace });
  };
  if (header.migrations.length < known.length) {
    onProgress('Bringing the backup up to date');
    await withUpgradedBackup(file, header, sources, load);
  } else {
    await load(file, header);
  }
  return header;
}
