import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { checkMigrations } from './check-migrations.ts';
import { createMigration } from './create-migration.ts';
import { applyMigrations, NewerDatabaseError, resetDatabase } from './migrate.ts';
import { defaultSources, migrationNames, type Sources } from './migrations-folder.ts';

const database = useTestDatabase({ empty: true });
let sources: Sources;

beforeEach(() => {
  const dir = mkdtempSync(path.join(tmpdir(), 'stepwise-migrations-'));
  sources = {
    migrationsDir: path.join(dir, 'migrations'),
    schemaFile: path.join(dir, 'schema.prisma'),
  };
  mkdirSync(sources.migrationsDir);
  writeSchema('model Note {\n  id Int @id\n}');
});

afterEach(async () => {
  rmSync(path.dirname(sources.schemaFile), { recursive: true });
  await query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
});

function writeSchema(models: string): void {
  writeFileSync(sources.schemaFile, `datasource db {\n  provider = "postgresql"\n}\n\n${models}\n`);
}

function writeMigration(name: string, script: string): void {
  mkdirSync(path.join(sources.migrationsDir, name), { recursive: true });
  writeFileSync(path.join(sources.migrationsDir, name, 'migration.sql'), script);
}

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const result = await client.query<Row>(text);
    return result.rows;
  } finally {
    await client.end();
  }
}

async function tables(): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
      WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`,
  );
  return rows.map((row) => row.name);
}

const first = '20250101000000_first';
const second = '20250102000000_second';

describe('applyMigrations', () => {
  it('applies every migration once, and notes it as Prisma does', async () => {
    const names = migrationNames(defaultSources);
    expect(await applyMigrations(database.url)).toEqual(names);
    expect(await applyMigrations(database.url)).toEqual([]);

    const rows = await query<Record<string, unknown>>(
      'SELECT * FROM _prisma_migrations ORDER BY migration_name',
    );
    expect(rows.map((row) => row['migration_name'])).toEqual(names);
    for (const row of rows) {
      const file = path.join(defaultSources.migrationsDir, String(row['migration_name']));
      const script = readFileSync(path.join(file, 'migration.sql'));
      expect(row).toMatchObject({
        checksum: createHash('sha256').update(script).digest('hex'),
        finished_at: expect.any(Date) as Date,
        rolled_back_at: null,
        applied_steps_count: 1,
        logs: null,
      });
    }
  });

  it('runs functions, strings and comments that contain semicolons', async () => {
    writeMigration(
      first,
      `-- one; two
       CREATE TABLE "Note" (id int PRIMARY KEY, text text DEFAULT 'a;b');
       CREATE FUNCTION twice(n int) RETURNS int LANGUAGE plpgsql AS $$
       BEGIN
         /* ; */ n := n * 2; RETURN n;
       END; $$;
       INSERT INTO "Note" (id) VALUES (twice(21));`,
    );
    await applyMigrations(database.url, sources);
    expect(await query('SELECT * FROM "Note"')).toEqual([{ id: 42, text: 'a;b' }]);
  });

  it('lets three servers start at once: one applies, the others find nothing to do', async () => {
    writeMigration(first, 'CREATE TABLE "Note" (id int PRIMARY KEY);');
    writeMigration(second, 'ALTER TABLE "Note" ADD text text;');
    const results = await Promise.all([1, 2, 3].map(() => applyMigrations(database.url, sources)));
    expect(results.filter((names) => names.length === 0)).toHaveLength(2);
    expect(results.flat()).toEqual([first, second]);
  });

  it('refuses a database of a newer version and leaves it alone', async () => {
    writeMigration(first, 'CREATE TABLE "Note" (id int PRIMARY KEY);');
    writeMigration(second, 'ALTER TABLE "Note" ADD text text;');
    await applyMigrations(database.url, sources);
    rmSync(path.join(sources.migrationsDir, second), { recursive: true });
    writeMigration('20250103000000_third', 'DROP TABLE "Note";');

    const attempt = applyMigrations(database.url, sources);
    await expect(attempt).rejects.toThrow(NewerDatabaseError);
    await expect(attempt).rejects.toThrow(second);
    expect(await tables()).toEqual(['Note']);
  });

  it('leaves nothing of a migration that fails, and takes it when it is repaired', async () => {
    writeMigration(first, 'CREATE TABLE "Note" (id int PRIMARY KEY);');
    writeMigration(second, 'CREATE TABLE "Half" (id int); SELECT 1 / 0;');
    await expect(applyMigrations(database.url, sources)).rejects.toThrow(
      new RegExp(`${second} failed and left nothing behind: .*division by zero`),
    );
    expect(await tables()).toEqual(['Note']);

    writeMigration(second, 'CREATE TABLE "Whole" (id int);');
    expect(await applyMigrations(database.url, sources)).toEqual([second]);
    expect(await tables()).toEqual(['Note', 'Whole']);
  });

  it('goes on after a server that was killed in the middle of a migration', async () => {
    writeMigration(first, 'CREATE TABLE "Note" (id int PRIMARY KEY);');
    await applyMigrations(database.url, sources);
    writeMigration(second, 'ALTER TABLE "Note" ADD text text;');
    await query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name)
       VALUES ('killed', '', '${second}')`,
    );
    expect(await applyMigrations(database.url, sources)).toEqual([second]);
  });

  it('refuses a database with tables of somebody else', async () => {
    await query('CREATE TABLE payroll (id int)');
    await expect(applyMigrations(database.url)).rejects.toThrow('did not make');
    expect(await tables()).toEqual(['payroll']);
  });

  it('says where it looked for a database that is not there', async () => {
    await expect(applyMigrations('postgresql://a:b@localhost:1/x')).rejects.toThrow(
      /localhost:1 cannot be opened: .*ECONNREFUSED/,
    );
  });
});

describe('resetDatabase', () => {
  it('drops everything in the schema and builds it anew', async () => {
    writeMigration(first, 'CREATE TABLE "Note" (id int PRIMARY KEY);');
    await applyMigrations(database.url, sources);
    await query(`INSERT INTO "Note" VALUES (1); CREATE TABLE other (id int);
                 CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS 'SELECT 1'`);
    expect(await resetDatabase(database.url, sources)).toEqual([first]);
    expect(await tables()).toEqual(['Note']);
    expect(await query('SELECT * FROM "Note"')).toEqual([]);
    expect(await query(`SELECT FROM pg_proc WHERE proname = 'mine'`)).toEqual([]);
  });
});

describe('createMigration', () => {
  it('writes what is missing, and nothing when nothing is', async () => {
    const name = await createMigration(database.url, 'First Notes!', { sources });
    expect(name).toMatch(/^\d{14}_first_notes$/);
    expect(await createMigration(database.url, 'again', { sources })).toBeNull();
    await applyMigrations(database.url, sources);
    expect(await tables()).toEqual(['Note']);
  });

  it('goes on from the migrations on disk, whatever the database holds', async () => {
    writeMigration(first, 'CREATE TABLE "Note" (id INTEGER NOT NULL PRIMARY KEY);');
    writeSchema('model Note {\n  id Int @id\n  text String?\n}');
    const name = await createMigration(database.url, 'text', { sources });
    const script = path.join(sources.migrationsDir, String(name), 'migration.sql');
    expect(readFileSync(script, 'utf8')).toContain('ADD COLUMN     "text" TEXT');
    expect(await tables()).toEqual([]);
  });

  it('says why a server cannot be asked', async () => {
    const hangsUp = createServer((socket) => socket.end()).listen(0, 'localhost');
    await once(hangsUp, 'listening');
    const { port } = hangsUp.address() as AddressInfo;
    await expect(
      createMigration(`postgresql://a:b@localhost:${port}/x`, 'no', { sources }),
    ).rejects.toThrow('Connection terminated unexpectedly');
    hangsUp.close();
  });

  it('writes an empty one on request', async () => {
    const name = await createMigration(database.url, 'trigger', { sources, empty: true });
    expect(migrationNames(sources)).toEqual([name]);
  });
});

describe('checkMigrations', () => {
  const clean = {
    schemaDifference: null,
    pending: [],
    unknown: [],
    unfinished: [],
    edited: [],
    drift: null,
  };

  it('finds nothing wrong with the migrations of this repository', async () => {
    await applyMigrations(database.url);
    expect(await checkMigrations(database.url)).toEqual(clean);
  });

  it('finds a schema that is ahead of the migrations', async () => {
    const report = await checkMigrations(database.url, sources);
    expect(report).toEqual({
      ...clean,
      schemaDifference: expect.stringContaining('CREATE TABLE "Note"') as string,
    });
  });

  it('finds what the database has not taken yet', async () => {
    writeMigration(first, 'CREATE TABLE "Note" (id INTEGER NOT NULL PRIMARY KEY);');
    expect(await checkMigrations(database.url, sources)).toEqual({ ...clean, pending: [first] });
  });

  it('finds a table that was changed by hand', async () => {
    writeMigration(first, 'CREATE TABLE "Note" (id INTEGER NOT NULL, PRIMARY KEY (id));');
    await applyMigrations(database.url, sources);
    await query('ALTER TABLE "Note" ADD sneaky text');
    const { drift, ...rest } = await checkMigrations(database.url, sources);
    expect(drift).toContain('sneaky');
    expect({ ...rest, drift: null }).toEqual(clean);
  });

  it('finds a migration that was edited, and one that only the database knows', async () => {
    writeMigration(first, 'CREATE TABLE "Note" (id INTEGER NOT NULL PRIMARY KEY);');
    writeMigration(second, 'CREATE TABLE "Gone" (id int);');
    await applyMigrations(database.url, sources);
    writeMigration(first, '-- edited\nCREATE TABLE "Note" (id INTEGER NOT NULL PRIMARY KEY);');
    rmSync(path.join(sources.migrationsDir, second), { recursive: true });
    expect(await checkMigrations(database.url, sources)).toEqual({
      ...clean,
      edited: [first],
      unknown: [second],
    });
  });

  it('leaves no scratch database behind', async () => {
    writeMigration(first, 'CREATE TABLE "Note" (id int PRIMARY KEY);');
    writeMigration(second, 'SELECT 1 / 0;');
    const shadows = async () => {
      const text = `SELECT datname FROM pg_database WHERE datname LIKE 'stepwise_shadow_%'`;
      return (await query(text)).map(({ datname }) => datname as string);
    };
    const before = await shadows();
    await expect(checkMigrations(database.url, sources)).rejects.toThrow('division by zero');
    const left = async () => (await shadows()).filter((name) => !before.includes(name));
    // Files beside this one make some on the same server, and drop them soon.
    await expect.poll(left, { timeout: 60_000 }).toEqual([]);
  }, 120_000);
});
