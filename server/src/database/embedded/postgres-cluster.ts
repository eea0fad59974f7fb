import type { ChildProcess } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { writeWhole } from '../../lib/data-dir/write-whole.mjs';
import { signalProcess } from './postmaster.ts';
import type { PostgresHome } from './postgres-home.ts';
import { waitFor } from './wait.ts';

const administrator = 'postgres';
/** Name of the role and of the database that the application uses. */
const application = 'stepwise';
/** On a disk that is slow, or shared with many. */
const initdbDeadlineMs = 600_000;

/**
 * Makes the data directory and the password on the first start; later checks that the data is of
 * this PostgreSQL's version. Throws with the reason that PostgreSQL gives.
 */
export async function ensureCluster(
  home: PostgresHome,
  disposable: boolean,
  onProgress: (message: string) => void,
): Promise<void> {
  if (existsSync(home.cluster)) return checkVersion(home);
  onProgress('Creating a PostgreSQL database (first start)');
  const password = path.join(home.root, 'password');
  const partial = path.join(home.root, 'cluster.partial');
  rmSync(partial, { recursive: true, force: true });
  writeWhole(password, randomBytes(32).toString('hex'));
  mkdirSync(partial, { mode: 0o700 });
  if (home.account !== null) {
    chownSync(password, home.account.uid, home.account.gid);
    chownSync(partial, home.account.uid, home.account.gid);
  }
  await runInitdb(home, disposable);
  // Only now: a creation that was cut short starts again from nothing.
  renameSync(partial, home.cluster);
}

async function runInitdb(home: PostgresHome, disposable: boolean): Promise<void> {
  const mark = home.log.mark();
  const child = home.run('initdb', [
    `--pgdata=${home.seenAs('cluster.partial')}`,
    `--username=${administrator}`,
    `--pwfile=${home.seenAs('password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--data-checksums',
    ...syncOptions(disposable),
  ]);
  const ended = watchEnd(child);
  const how = await waitFor(ended, initdbDeadlineMs);
  if (child.exitCode === 0) return;
  if (how === null && child.pid !== undefined) signalProcess(-child.pid, 'SIGKILL');
  throw new Error(
    `PostgreSQL cannot create its data directory (${how ?? 'it takes too long'}):\n` +
      `${home.log.reasonSince(mark)}\nSet DATABASE_URL to use another PostgreSQL.`,
  );
}

/** A thousand files, each waited for on its own, take a minute on a slow disk; all at once a moment. */
function syncOptions(disposable: boolean): string[] {
  if (disposable) return ['--no-sync'];
  return process.platform === 'linux' ? ['--sync-method=syncfs'] : [];
}

/** Watches a child from its start. The returned function tells how it ended, null while it runs. */
export function watchEnd(child: ChildProcess): () => string | null {
  let how: string | null = null;
  child.on('error', (error: NodeJS.ErrnoException) => {
    const hint = error.code === 'ENOENT' ? '; these programs need glibc, which Alpine lacks' : '';
    how = `${error.message}${hint}`;
  });
  child.on('exit', (code, signal) => {
    how ??= signal === null ? `exit code ${code ?? 'unknown'}` : `ended by ${signal}`;
  });
  return () => how;
}

function checkVersion(home: PostgresHome): void {
  const found = readFileSync(path.join(home.cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === home.major) return;
  throw new Error(
    `${home.cluster} was written by PostgreSQL ${found}, and this installation has ${home.major}. ` +
      'Export the data with the older Stepwise, or choose another DATA_DIR.',
  );
}

/** Address of the application's database on `port`. The password in it is not that of the administrator. */
export function applicationUrl(root: string, port: number): string {
  const password = applicationPassword(readPassword(root));
  return `postgresql://${application}:${password}@127.0.0.1:${port}/${application}?sslmode=disable`;
}

/**
 * Signs in as administrator, which proves that the server on `port` is ours: the password exists
 * once, and the server proves its own knowledge of it too. Then makes sure that the application's
 * role, which is not a superuser, and its database exist.
 */
export async function ensureApplicationDatabase(root: string, port: number): Promise<void> {
  const password = readPassword(root);
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: administrator,
    password,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 30_000,
    query_timeout: 120_000,
  });
  // A lost connection also rejects the query below, and that is where it is reported.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [application]);
    if (role.rowCount === 0) {
      const secret = client.escapeLiteral(applicationPassword(password));
      await client.query(`CREATE ROLE ${application} LOGIN CREATEDB PASSWORD ${secret}`);
    }
    const database = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      application,
    ]);
    if (database.rowCount === 0) {
      await client.query(`CREATE DATABASE ${application} OWNER ${application}`);
    }
  } finally {
    await client.end();
  }
}

function readPassword(root: string): string {
  const file = path.join(root, 'password');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new Error(`The database's password cannot be read from ${file}.`, { cause });
  }
}

function applicationPassword(secret: string): string {
  return createHmac('sha256', secret).update(application).digest('hex');
}
