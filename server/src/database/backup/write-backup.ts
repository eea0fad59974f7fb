import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readHistory } from '../migrations/migration-history.ts';
import {
  BackupError,
  END_OF_TABLE,
  END_WORD,
  HEADER_WORD,
  type BackupHeader,
} from './backup-format.ts';
import { copyTarget, listSequences, listTables } from './catalogue.ts';
import { setUpForCopy } from './session-settings.ts';

/**
 * Writes everything in the database at `url` to `file` and returns its header. The database may be in
 * use: the backup is a snapshot. Only the owner of the file may read it, and it appears under its name
 * only when complete.
 * @throws {BackupError} when the file exists, or the database has no tables of ours
 */
export async function writeBackup(url: string, file: string): Promise<BackupHeader> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'stepwise-backup',
  });
  // A lost connection also rejects the query under way, and that is where it is reported.
  client.on('error', () => undefined);
  if (existsSync(file)) throw new BackupError(`${file} exists already.`);
  const partial = `${file}.partial`;
  const output = await create(partial);
  const remove = (): void => rmSync(partial, { force: true });
  // Also of a command that is interrupted.
  process.once('exit', remove);
  try {
    await client.connect();
    await setUpForCopy(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const header = await describeDatabase(client);
    const stream = output.createWriteStream({ flush: true });
    await pipeline(contents(client, header), createGzip(), stream);
    await rename(partial, file);
    return header;
  } catch (error) {
    remove();
    throw error;
  } finally {
    process.off('exit', remove);
    await output.close();
    // Aborts a COPY that is still running.
    await client.end();
  }
}

/** @throws {BackupError} when it is there: of two that write it one would remove it from under the other */
async function create(partial: string): Promise<FileHandle> {
  try {
    return await open(partial, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BackupError(
      `${partial} exists already: another backup is being written, or one was cut off. Remove it then.`,
    );
  }
}

async function describeDatabase(client: pg.Client): Promise<BackupHeader> {
  const { applied } = await readHistory(client);
  if (applied.length === 0) throw new BackupError('This database has no tables of Stepwise.');
  const tables = await listTables(client);
  // No table may be altered or dropped before it is copied.
  const names = tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  await client.query(`LOCK TABLE ${names} IN ACCESS SHARE MODE`);
  const counted = [];
  for (const table of tables) counted.push({ ...table, rows: await countRows(client, table.name) });
  return {
    version: 1,
    createdAt: new Date().toISOString(),
    migrations: [...applied],
    tables: counted,
    sequences: await listSequences(client),
  };
}

async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) FROM ${pg.escapeIdentifier(table)}`,
  );
  return Number(rows[0]?.count);
}

async function* contents(
  client: pg.Client,
  header: BackupHeader,
): AsyncGenerator<Buffer, void, void> {
  const hash = createHash('sha256');
  for await (const chunk of body(client, header)) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(`${END_WORD}${hash.digest('hex')}\n`);
}

async function* body(client: pg.Client, header: BackupHeader): AsyncGenerator<Buffer, void, void> {
  yield Buffer.from(`${HEADER_WORD}${JSON.stringify(header)}\n`);
  for (const table of header.tables) {
    yield* client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`)) as AsyncIterable<Buffer>;
    yield Buffer.from(END_OF_TABLE);
  }
}
