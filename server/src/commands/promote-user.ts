import { openDatabase } from '../database/open-database.ts';
import { COMMAND } from '../features/audit/audit.queries.ts';
import { promoteUser } from '../features/auth/administrator.service.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb } from '../lib/db.ts';

const email = process.argv[2]?.trim().toLowerCase();
if (email === undefined || email === '') {
  console.error('Usage: npm run user:promote -- <email>');
  process.exit(2);
}

const database = await openDatabase();
const db = createDb(database.url, { timeouts: COMMAND_TIMEOUTS });
try {
  if (await promoteUser(db, email, COMMAND)) {
    console.log(`${email} is now an administrator.`);
  } else {
    console.error(`There is no account with the email ${email}.`);
    process.exitCode = 1;
  }
} finally {
  await closeDb(db);
  await database.release();
}
