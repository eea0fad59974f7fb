import { createMigration } from '../../database/migrations/create-migration.ts';
import { openScratch } from '../../database/open-database.ts';
import { runDatabaseCommand } from './db-command.ts';

const words = process.argv.slice(2);
const empty = words.includes('--empty');
const title = words.filter((word) => word !== '--empty').join(' ');

await runDatabaseCommand(async () => {
  if (title === '' || title.startsWith('-')) {
    console.error('Usage: npm run db:new -- <name> [--empty]');
    return 2;
  }
  const { url, release } = await openScratch();
  try {
    const name = await createMigration(url, title, { empty });
    if (name === null) {
      console.log(
        'The migrations already give what schema.prisma says: there is nothing to write.',
      );
      console.log('For what it cannot say, add --empty and write the SQL by hand.');
      return 0;
    }
    console.log(`Wrote prisma/migrations/${name}/migration.sql`);
    console.log('Read it before you apply it (npm run db:migrate).');
    return 0;
  } finally {
    await release();
  }
});
