import { openDatabase } from '../database/open-database.ts';
import { readEnv } from '../env.ts';
import { COMMAND } from '../features/audit/audit.queries.ts';
import { LINK_MINUTES } from '../features/auth/one-time-link.service.ts';
import { makeResetLink } from '../features/auth/reset-password.service.ts';
import { ensureDataDir } from '../lib/data-dir/data-dir.ts';
import { addressOfRunning } from '../lib/data-dir/data-dir-lock.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb } from '../lib/db/db.ts';
import { runDatabaseCommand } from './database/db-command.ts';

const email = process.argv[2]?.trim().toLowerCase();
if (email === undefined || email === '') {
  console.error('Usage: npm run user:reset-link -- <email>');
  process.exit(2);
}

await runDatabaseCommand(async () => {
  const { PORT, CLIENT_ORIGIN, DATABASE_URL, DATA_DIR } = readEnv();
  const database = await openDatabase({ existing: true });
  const db = createDb(database.url, { timeouts: COMMAND_TIMEOUTS });
  try {
    // The server may have been started with another port than this shell knows. One on a database of its own has no
    // data folder that is sure to be here.
    const running =
      CLIENT_ORIGIN === undefined && DATABASE_URL === undefined
        ? await addressOfRunning(ensureDataDir(DATA_DIR))
        : null;
    const address = CLIENT_ORIGIN?.[0] ?? running ?? `http://localhost:${String(PORT)}`;
    const path = await makeResetLink(db, { email }, COMMAND);
    if (path === null) throw new Error(`There is no account with the email ${email}.`);
    console.log(`${address}${path}`);
    console.log(
      `Give this to ${email} alone: it sets a new password, once, within ${String(LINK_MINUTES)} minutes.`,
    );
    console.log('If people reach the site under another address, put that in front of the path.');
    return 0;
  } finally {
    await closeDb(db);
    await database.release();
  }
});
