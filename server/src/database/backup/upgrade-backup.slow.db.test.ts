import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { applyMigrations, resetDatabase } from '../migrations/migrate.ts';
import { defaultSources, type Sources } from '../migrations/migrations-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const today = useTestDatabase();
const tomorrow = useTestDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'stepwise-versions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NEXT = '29991231000000_titles_in_capitals';

/** The product with one more migration, which changes a table and the rows in it. */
function nextVersion(): Sources {
  const migrationsDir = path.join(folder, 'migrations');
  cpSync(defaultSources.migrationsDir, migrationsDir, { recursive: true });
  mkdirSync(path.join(migrationsDir, NEXT), { recursive: true });
  writeFileSync(
    path.join(migrationsDir, NEXT, 'migration.sql'),
    `ALTER TABLE "Problem" RENAME COLUMN title TO heading;
     UPDATE "Problem" SET heading = upper(heading);`,
  );
  return { ...defaultSources, migrationsDir };
}

/** Asks without a pool: its connections look like those of a server. */
async function ask(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: tomorrow.url });
  await client.connect();
  try {
    return (await client.query<{ answer: unknown }>(statement)).rows.map(({ answer }) => answer);
  } finally {
    await client.end();
  }
}

describe('a backup of another version', () => {
  it('is brought up to date when it is older, and refused when it is newer', async () => {
    await buildProblem(today.db, { title: 'Two sums' });
    const older = path.join(folder, 'older.gz');
    await writeBackup(today.url, older);
    const sources = nextVersion();

    await restoreBackup(tomorrow.url, older, { sources });
    expect(await ask('SELECT heading AS answer FROM "Problem"')).toEqual(['TWO SUMS']);

    const newer = path.join(folder, 'newer.gz');
    const { migrations } = await writeBackup(tomorrow.url, newer);
    expect(migrations.at(-1)).toBe(NEXT);
    await expect(restoreBackup(today.url, newer)).rejects.toThrow(
      `made by a newer version of Stepwise (it has ${NEXT})`,
    );
    expect(await today.db.problem.count({ where: { title: 'Two sums' } })).toBe(1);
  });

  it.each([false, true])(
    'is not restored into a database of a newer version, which is emptied first: replace %s',
    async (replace) => {
      // The program is the older one, and so is the backup: somebody goes back after an upgrade.
      const older = path.join(folder, `back-${String(replace)}.gz`);
      await writeBackup(today.url, older);
      await resetDatabase(tomorrow.url, nextVersion());
      await ask(`INSERT INTO "Setting" (id, key, value) VALUES (gen_random_uuid(), 'kept', '1')`);
      const steps: string[] = [];
      const onProgress = (step: string) => steps.push(step);
      const attempt = restoreBackup(tomorrow.url, older, { replace, onProgress });
      await expect(attempt).rejects.toThrow(
        new RegExp(`newer version of Stepwise \\(it has ${NEXT}\\).*npm run db:reset`),
      );
      expect(steps).toEqual(['Checking the backup']);
      expect(await ask('SELECT key AS answer FROM "Setting"')).toEqual(['kept']);

      await resetDatabase(tomorrow.url);
      await restoreBackup(tomorrow.url, older);
      expect(await ask('SELECT title AS answer FROM "Problem"')).toEqual(['Two sums']);
    },
  );

  it('is restored into a database that has no tables yet', async () => {
    const file = path.join(folder, 'whole.gz');
    await applyMigrations(today.url);
    await writeBackup(today.url, file);
    await ask('DROP SCHEMA public CASCADE');
    await ask('CREATE SCHEMA public');
    await restoreBackup(tomorrow.url, file);
    expect(await tomorrow.db.problem.count({ where: { title: 'Two sums' } })).toBe(1);
  });
});
