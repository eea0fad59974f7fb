import { checkMigrations, describeReport } from '../../database/migrations/check-migrations.ts';
import { applyMigrations } from '../../database/migrations/migrate.ts';
import { openScratch } from '../../database/open-database.ts';
import { runDatabaseCommand } from './db-command.ts';

await runDatabaseCommand(async () => {
  const { url, fresh, release } = await openScratch();
  try {
    // Somebody's own database is looked at as it is.
    if (fresh) await applyMigrations(url);
    const findings = describeReport(await checkMigrations(url));
    for (const finding of findings) console.error(finding);
    if (findings.length === 0) console.log('schema.prisma, migrations and database agree.');
    return findings.length === 0 ? 0 : 1;
  } finally {
    await release();
  }
});
