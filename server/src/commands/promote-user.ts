import { openDatabase } from '../database/open-database.ts';
import { COMMAND } from '../features/audit/audit.queries.ts';
import { describePromotion, promoteUser } from '../features/auth/administrator.service.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb } from '../lib/db.ts';

const email = process.argv[2]?.trim().toLowerCase();
if (email === undefined || email === '') {
  console.error('Usage: npm run user:promote -- <email>');
  process.exit(2);
}

const database = await openDatabase();
const db = createDb(database.url, { timeouts: COMMAND_TIMEOUTS });
try {
  const promotion = await promoteUser(db, email, COMMAND);
  if (promotion) {
    console.log(describePromotion(email, promotion));
  } else {
    console.error(`There is no account with the email ${email}.`);
    process.exitCode = 1;
  }
} finally {
  await closeDb(db);
  await database.release();
}
