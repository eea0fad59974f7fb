import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { fillDatabase } from '../../test/fill/fill-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { tableDigests } from './table-digests.ts';
import { waitFor } from '../embedded/wait.ts';
import { writeBackup } from './write-backup.ts';

const source = useTestDatabase();
const target = useTestDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'stepwise-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COMMAND = path.resolve(import.meta.dirname, '../../commands/database/db-backup.ts');

let files = 0;
const newFile = (): string => path.join(folder, `${(files += 1)}.gz`);

async function query(url: string, text: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<pg.QueryResultRow>(text);
    return rows;
  } finally {
    await client.end();
  }
}

/** A table as a later migration might bring it: what the present ones do not have. */
const EXTRA_TABLE = `
  CREATE TABLE "A ""quoted"" name" (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "select" text, bytes bytea, list text[],
    twice int GENERATED ALWAYS AS (length("select") * 2) STORED, amount double precision)`;
const EXTRA_ROWS = `
  INSERT INTO "A ""quoted"" name" ("select", bytes, list, amount) VALUES
    (E'\\\\.', '\\x00ff0a5c2e0a', ARRAY['a,b', '"', NULL, '{}', E'\\\\'], 'NaN'),
    (E'line\\n\\\\.\\nline\\r\\ttab', '', '{}', 0.1), ('', NULL, NULL, '-Infinity'),
    (NULL, '\\x5c2e', ARRAY['']::text[], 1e-300), ('ひらがな 😀', NULL, NULL, NULL)`;

const CONSTRAINTS = `
  SELECT conrelid::regclass::text AS table, conname, pg_get_constraintdef(oid), convalidated
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`;
const TRIGGERS = 'SELECT tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1';

beforeAll(async () => {
  await fillDatabase(source.db, { problems: 20, users: 50, submissions: 400 });
  for (const { url } of [source, target]) await query(url, EXTRA_TABLE);
  await query(source.url, EXTRA_ROWS);
});

beforeEach(() => query(target.url, 'TRUNCATE "User" CASCADE'));

describe('a backup', () => {
  it('restores every row of every table, and the rules between them', async () => {
    const file = newFile();
    const rules = [await query(target.url, CONSTRAINTS), await query(target.url, TRIGGERS)];
    await writeBackup(source.url, file);
    await restoreBackup(target.url, file);
    expect(await tableDigests(target.url)).toEqual(await tableDigests(source.url));
    expect([await query(target.url, CONSTRAINTS), await query(target.url, TRIGGERS)]).toEqual(
      rules,
    );
    await expect(query(target.url, 'UPDATE "TestCase" SET input = input')).rejects.toThrow('never');
    const next = await query(
      target.url,
      `INSERT INTO "A ""quoted"" name" ("select") VALUES ('next') RETURNING id`,
    );
    expect(next).toEqual([{ id: '6' }]);
  });

  it('is for its owner alone, and never replaces a file', async () => {
    const file = newFile();
    await writeBackup(source.url, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file);
    await expect(writeBackup(source.url, file)).rejects.toThrow('exists already');
    expect(readFileSync(file)).toEqual(before);
  });

  it('is of one moment, while people go on working', async () => {
    const file = newFile();
    let isDone = false;
    const work = async (): Promise<number> => {
      let rounds = 0;
      for (; !isDone; rounds += 1) {
        await source.db.user.create({
          data: {
            name: 'Somebody new',
            email: `new-${files}-${rounds}@example.com`,
            accounts: { create: { provider: 'test', subject: `${files}-${rounds}` } },
          },
        });
      }
      return rounds;
    };
    const working = work();
    await writeBackup(source.url, file).finally(() => (isDone = true));
    expect(await working).toBeGreaterThan(0);
    await restoreBackup(target.url, file);
    const alone = await query(
      target.url,
      `SELECT u.id FROM "User" u LEFT JOIN "Account" a ON a."userId" = u.id
        WHERE u.name = 'Somebody new' AND a.id IS NULL`,
    );
    expect(alone).toEqual([]);
  });

  it('leaves no file behind when it cannot be written', async () => {
    await expect(writeBackup(source.url, '/dev/null/backup.gz')).rejects.toThrow('ENOTDIR');
    const empty = newFile();
    await query(target.url, 'ALTER TABLE _prisma_migrations RENAME TO hidden');
    try {
      await expect(writeBackup(target.url, empty)).rejects.toThrow('no tables of Stepwise');
    } finally {
      await query(target.url, 'ALTER TABLE hidden RENAME TO _prisma_migrations');
    }
    expect(() => statSync(empty)).toThrow('ENOENT');
    expect(() => statSync(`${empty}.partial`)).toThrow('ENOENT');
  });

  it('is written by one of two that begin at once', async () => {
    const file = newFile();
    const [one, other] = await Promise.allSettled([
      writeBackup(source.url, file),
      writeBackup(source.url, file),
    ]);
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
    await restoreBackup(target.url, file);
  });

  it('leaves no file behind when its command is interrupted', async () => {
    const file = newFile();
    const somebody = new pg.Client({ connectionString: source.url });
    await somebody.connect();
    onTestFinished(() => somebody.end());
    await somebody.query('BEGIN; LOCK TABLE "User"');
    const writing = spawn(process.execPath, ['--import', 'tsx', COMMAND, file], {
      env: { ...process.env, DATABASE_URL: source.url },
      stdio: 'ignore',
    });
    const ended = once(writing, 'exit');
    await waitFor(() => existsSync(`${file}.partial`) || null, 60_000);
    writing.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(existsSync(`${file}.partial`)).toBe(false);
  });
});

describe('a restore', () => {
  /** Expects a refusal, and every table as it was. */
  async function expectRefused(file: string, message: RegExp, replace = false): Promise<void> {
    await query(
      target.url,
      `INSERT INTO "RateCounter" VALUES ('kept', 1, now()) ON CONFLICT DO NOTHING`,
    );
    const before = await tableDigests(target.url);
    await expect(restoreBackup(target.url, file, { replace })).rejects.toThrow(message);
    expect(await tableDigests(target.url)).toEqual(before);
  }

  async function backupOfSource(): Promise<Buffer> {
    const file = newFile();
    await writeBackup(source.url, file);
    return readFileSync(file);
  }

  function fileWith(content: Buffer | string): string {
    const file = newFile();
    writeFileSync(file, content);
    return file;
  }

  const BROKEN = /cut off or damaged/;

  it('refuses a file that was cut off, wherever that was', async () => {
    const whole = await backupOfSource();
    for (const bytes of [0, 1, 9, 200, whole.length >> 1, whole.length - 9, whole.length - 1]) {
      await expectRefused(fileWith(whole.subarray(0, bytes)), BROKEN);
    }
    const content = gunzipSync(whole);
    // Cut before it was compressed: a sound gzip file of half a backup.
    const lastTable = content.lastIndexOf('\n\\.\n');
    for (const bytes of [0, 50, lastTable >> 1, lastTable, lastTable + 4, content.length - 1]) {
      await expectRefused(fileWith(gzipSync(content.subarray(0, bytes))), BROKEN);
    }
    await expectRefused(fileWith(gzipSync(Buffer.concat([content, content]))), BROKEN);
  });

  it('refuses a file in which a byte has changed', async () => {
    const whole = await backupOfSource();
    for (const share of [0.001, 0.1, 0.5, 0.9, 0.9999]) {
      const flipped = Buffer.from(whole);
      // Past gzip's own header, which holds nothing of the backup.
      const at = 10 + Math.floor(share * (whole.length - 10));
      flipped[at] = (flipped[at] ?? 0) ^ 0x10;
      await expectRefused(fileWith(flipped), BROKEN);
    }
    const content = gunzipSync(whole);
    const digit = content.indexOf('filled-7@example.com') + 7;
    content[digit] = '8'.charCodeAt(0);
    await expectRefused(fileWith(gzipSync(content)), BROKEN);
  });

  it('refuses files that are not backups', async () => {
    await expectRefused(fileWith('SELECT 1;\n'), BROKEN);
    await expectRefused(fileWith(gzipSync('SELECT 1;\n')), BROKEN);
    await expectRefused(fileWith(gzipSync(Buffer.alloc(5_000_000, 'x'))), BROKEN);
    await expectRefused(fileWith(gzipSync('stepwise-backup {"version":1}\n')), BROKEN);
    await expectRefused(fileWith(gzipSync('stepwise-backup {"version":2}\n')), /newer version/);
    await expectRefused(path.join(folder, 'missing.gz'), /There is no file/);
  });

  it('refuses a database that has users, unless it is to be replaced', async () => {
    const file = fileWith(await backupOfSource());
    await query(
      target.url,
      `INSERT INTO "User" (id, name, email, "updatedAt")
       VALUES (gen_random_uuid(), 'Ada', 'ada@example.com', now())`,
    );
    await expectRefused(file, /--replace/);
    await restoreBackup(target.url, file, { replace: true });
    expect(await tableDigests(target.url)).toEqual(await tableDigests(source.url));
  });

  it('refuses a database that a server is using', async () => {
    const file = fileWith(await backupOfSource());
    const server = new pg.Client({ connectionString: target.url, application_name: 'stepwise' });
    await server.connect();
    try {
      await expectRefused(file, /Stop it first/);
    } finally {
      await server.end();
    }
  });

  it('undoes everything when the rows do not fit together', async () => {
    await source.db.$executeRawUnsafe(
      'ALTER TABLE "Account" DROP CONSTRAINT "Account_userId_fkey"',
    );
    await source.db.$executeRawUnsafe(
      `INSERT INTO "Account" VALUES (gen_random_uuid(), gen_random_uuid(), 'test', 'orphan')`,
    );
    try {
      await expectRefused(fileWith(await backupOfSource()), /nothing was changed.*foreign key/);
    } finally {
      await source.db.$executeRawUnsafe(`DELETE FROM "Account" WHERE subject = 'orphan'`);
      await source.db.$executeRawUnsafe(
        `ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey"
         FOREIGN KEY ("userId") REFERENCES "User"(id) ON DELETE CASCADE ON UPDATE CASCADE`,
      );
    }
  });
});
