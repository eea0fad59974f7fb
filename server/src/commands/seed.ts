import { seedBank } from '../bank/seed/seed.ts';
import { openDatabase } from '../database/open-database.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb } from '../lib/db/db.ts';
import { report, runDatabaseCommand } from './database/db-command.ts';

// npm run db:seed: brings the problem bank into the database, which must be migrated.
await runDatabaseCommand(async () => {
  const { url, release } = await openDatabase({ onProgress: report });
  const db = createDb(url, { timeouts: COMMAND_TIMEOUTS });
  try {
    await seedBank(db, { log: (line) => console.log(line) });
    return 0;
  } finally {
    await closeDb(db);
    await release();
  }
});
