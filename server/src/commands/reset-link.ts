import { openDatabase } from '../database/open-database.ts';
import { readEnv } from '../env.ts';
import { COMMAND } from '../features/audit/audit.queries.ts';
import { LINK_MINUTES } from '../features/auth/one-time-link.service.ts';
import { makeResetLink } from '../features/auth/reset-password.service.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb } from '../lib/db.ts';

const email = process.argv[2]?.trim().toLowerCase();
if (email === undefined || email === '') {
  console.error('Usage: npm run user:reset-link -- <email>');
  process.exit(2);
}

const { PORT, CLIENT_ORIGIN } = readEnv();
const database = await openDatabase();
const db = createDb(database.url, { timeouts: COMMAND_TIMEOUTS });
try {
  const path = await makeResetLink(db, { email }, COMMAND);
  if (path === null) {
    console.error(`There is no account with the email ${email}.`);
    process.exitCode = 1;
  } else {
    console.log(`${CLIENT_ORIGIN?.[0] ?? `http://localhost:${String(PORT)}`}${path}`);
    console.log(
      `Give this to ${email} alone: it sets a new password, once, within ${String(LINK_MINUTES)} minutes.`,
    );
    console.log('If people reach the site under another address, put that in front of the path.');
  }
} finally {
  await closeDb(db);
  await database.release();
}
