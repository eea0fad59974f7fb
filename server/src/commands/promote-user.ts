import { openDatabase } from '../database/open-database.ts';
import { COMMAND } from '../features/audit/audit.queries.ts';
import { describePromotion, promoteUser } from '../features/auth/administrator.service.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb } from '../lib/db/db.ts';
import { runDatabaseCommand } from './database/db-command.ts';

const email = process.argv[2]?.trim().toLowerCase();
if (email === undefined || email === '') {
  console.error('Usage: npm run user:promote -- <email>');
  process.exit(2);
}

await runDatabaseCommand(async () => {
  const database = await openDatabase({ existing: true });
  const db = createDb(database.url, { timeouts: COMMAND_TIMEOUTS });
  try {
    const promotion = await promoteUser(db, email, COMMAND);
    if (!promotion) throw new Error(`There is no account with the email ${email}.`);
    console.log(describePromotion(email, promotion));
    return 0;
  } finally {
    await closeDb(db);
    await database.release();
  }
});
