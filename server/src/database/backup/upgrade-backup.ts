import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMigrations } from '../migrations/migrate.ts';
import type { Sources } from '../migrations/migrations-folder.ts';
import { startScratchPostgres } from '../embedded/scratch-postgres.ts';
import type { BackupHeader } from './backup-format.ts';
import { loadBackup } from './load-backup.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Takes a backup of an earlier version through the migrations since then, in a disposable
 * PostgreSQL, and calls `work` with a backup of the outcome. The real database only ever sees data of
 * its own version, and the data is migrated as in an update.
 */
export async function withUpgradedBackup<T>(
  file: string,
  header: BackupHeader,
  sources: Sources,
  work: (file: string, header: BackupHeader) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stepwise-upgrade-'));
  try {
    const { url, stop } = await startScratchPostgres();
    try {
      await applyMigrations(url, onlyMigrations(sources, header.migrations, folder));
      await loadBackup(url, file, { header, replace: false });
      await applyMigrations(url, sources);
      const upgraded = path.join(folder, 'upgraded.gz');
      return await work(upgraded, await writeBackup(url, upgraded));
    } finally {
      await stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The migrations as they were when the backup was made. */
function onlyMigrations(sources: Sources, names: readonly string[], folder: string): Sources {
  const migrationsDir = path.join(folder, 'migrations');
  for (const name of names) {
    cpSync(path.join(sources.migrationsDir, name), path.join(migrationsDir, name), {
      recursive: true,
    });
  }
  return { ...sources, migrationsDir };
}
