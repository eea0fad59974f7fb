import { createInterface } from 'node:readline/promises';
import { refuseReset } from '../../database/confirm-reset.ts';
import { resetDatabase } from '../../database/migrations/migrate.ts';
import { openDatabase } from '../../database/open-database.ts';
import { report, runDatabaseCommand } from './db-command.ts';

const flags = process.argv.slice(2);

await runDatabaseCommand(async () => {
  const unknown = flags.filter((flag) => flag !== '--yes' && flag !== '--force');
  if (unknown.length > 0) {
    console.error('Usage: npm run db:reset -- [--yes] [--force]');
    return 2;
  }
  const { url, release } = await openDatabase({ alone: true, onProgress: report });
  try {
    const refusal = await refuseReset(
      { url, yes: flags.includes('--yes'), force: flags.includes('--force') },
      process.stdin.isTTY ? ask : null,
    );
    if (refusal !== null) {
      console.error(refusal);
      return 1;
    }
    const names = await resetDatabase(url);
    console.log(`The database is empty again. Applied ${names.join(', ')}`);
    return 0;
  } finally {
    await release();
  }
});

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // The terminal keeps Ctrl+C to itself while it asks.
  terminal.once('SIGINT', () => process.exit(130));
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
