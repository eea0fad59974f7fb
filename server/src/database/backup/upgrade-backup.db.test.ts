import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { applyMigrations } from '../migrations/migrate.ts';
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

async function headings(): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: tomorrow.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ heading: string }>('SELECT heading FROM "Problem"');
    return rows.map(({ heading }) => heading);
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
    expect(await headings()).toEqual(['TWO SUMS']);

    const newer = path.join(folder, 'newer.gz');
    const { migrations } = await writeBackup(tomorrow.url, newer);
    expect(migrations.at(-1)).toBe(NEXT);
    await expect(restoreBackup(today.url, newer)).rejects.toThrow(
      `made by a newer version of Stepwise (it has ${NEXT})`,
    );
    expect(await today.db.problem.count({ where: { title: 'Two sums' } })).toBe(1);
  });

  it('is restored into a database that has no tables yet', async () => {
    const file = path.join(folder, 'whole.gz');
    await applyMigrations(today.url);
    await writeBackup(today.url, file);
    const client = new pg.Client({ connectionString: tomorrow.url });
    await client.connect();
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await client.end();
    await restoreBackup(tomorrow.url, file);
    expect(await tomorrow.db.problem.count({ where: { title: 'Two sums' } })).toBe(1);
  });
});
