import { restoreBackup } from '../../database/backup/restore-backup.ts';
import { openDatabase } from '../../database/open-database.ts';
import { calledFrom, report, runDatabaseCommand } from './db-command.ts';

const args = process.argv.slice(2);
const [given, ...others] = args.filter((argument) => argument !== '--replace');

await runDatabaseCommand(async () => {
  if (given === undefined || given.startsWith('-') || others.length > 0) {
    console.error('Usage: npm run db:restore -- <file> [--replace]');
    return 2;
  }
  const { url, release } = await openDatabase({ alone: true, onProgress: report });
  try {
    const { createdAt, tables } = await restoreBackup(url, calledFrom(given), {
      replace: args.includes('--replace'),
      onProgress: report,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored ${tables.length} tables and ${rows} rows, as they were at ${createdAt}`);
    return 0;
  } finally {
    await release();
  }
});
