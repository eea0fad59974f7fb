import { applyMigrations } from '../../database/migrations/migrate.ts';
import { openDatabase } from '../../database/open-database.ts';
import { report, runDatabaseCommand } from './db-command.ts';

await runDatabaseCommand(async () => {
  const { url, release } = await openDatabase({ onProgress: report });
  try {
    const names = await applyMigrations(url);
    if (names.length === 0) console.log('The database is up to date.');
    for (const name of names) console.log(`Applied ${name}`);
    return 0;
  } finally {
    await release();
  }
});
