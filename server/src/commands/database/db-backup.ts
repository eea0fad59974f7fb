import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { backupName, supersededBackups } from '../../database/backup/backup-retention.ts';
import { writeBackup } from '../../database/backup/write-backup.ts';
import { openDatabase } from '../../database/open-database.ts';
import { readEnv } from '../../env.ts';
import { systemClock } from '../../lib/clock.ts';
import { backupsDirectory, ensureDataDir } from '../../lib/data-dir/data-dir.ts';
import { calledFrom, report, runDatabaseCommand } from './db-command.ts';

// npm run db:backup [file]: without a file into the data folder, where only the last ones are kept.
const [given, ...rest] = process.argv.slice(2);

await runDatabaseCommand(async () => {
  if (rest.length > 0 || given?.startsWith('-') === true) {
    console.error('Usage: npm run db:backup [file]');
    return 2;
  }
  const { url, release } = await openDatabase({ existing: true, onProgress: report });
  const file =
    given === undefined ? join(backupFolder(), backupName(systemClock())) : calledFrom(given);
  try {
    report('Writing the backup, which takes a minute or two with the whole bank');
    const { tables } = await writeBackup(url, file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    console.log(`${file}: ${tables.length} tables, ${rows} rows, ${megabytes} MB`);
  } finally {
    await release();
  }
  if (given === undefined) removeSuperseded(dirname(file), basename(file));
  return 0;
});

function backupFolder(): string {
  const folder = backupsDirectory(ensureDataDir(readEnv().DATA_DIR));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  return resolve(folder);
}

function removeSuperseded(folder: string, newest: string): void {
  const names = readdirSync(folder);
  const superseded = supersededBackups(names, systemClock());
  for (const name of [...superseded, ...names.filter(isAbandoned(folder))]) {
    if (name === newest) continue;
    rmSync(join(folder, name));
    console.log(`Removed ${name}`);
  }
}

/** What a backup that was killed has left. */
function isAbandoned(folder: string): (name: string) => boolean {
  // By the day on the calendar, as the disk has it.
  const old = systemClock().getTime() - 24 * 60 * 60 * 1000;
  return (name) => name.endsWith('.gz.partial') && statSync(join(folder, name)).mtimeMs < old;
}
