import { step } from '../../../bootstrap/progress.mjs';
import { applyMigrations } from '../../database/migrations/migrate.ts';
import { openDatabase } from '../../database/open-database.ts';
import { readEnv } from '../../env.ts';
import { report, runDatabaseCommand } from './db-command.ts';
import { prepareData } from '../prepare-data.ts';

// npm run db:prepare: what `npm start` does to the database before it serves, for a database that
// several servers share: migrations, problems, administrator. Running it again changes nothing.
await runDatabaseCommand(async () => {
  const { url, release } = await openDatabase({ onProgress: report });
  try {
    await step('Applying migrations', () => applyMigrations(url));
    await prepareData(readEnv(), url, { isWhole: true });
    return 0;
  } finally {
    await release();
  }
});
