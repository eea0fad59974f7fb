import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { readPostmasterFile } from './postmaster.ts';
import { waitFor } from './wait.ts';

const isRoot = process.getuid?.() === 0;
let parent = '';
let dataDir = '';
let stop: (() => Promise<void>) | null = null;

beforeAll(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'stepwise-embedded-'));
  chmodSync(parent, 0o711);
  dataDir = path.join(parent, 'data');
});

afterEach(async () => {
  await stop?.();
  stop = null;
});

afterAll(() => rmSync(parent, { recursive: true, force: true }));

async function start(dir = dataDir, { disposable = false } = {}): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir: dir,
    cacheDir: path.join(parent, 'cache'),
    disposable,
  });
  stop = postgres.stop;
  return postgres.url;
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query<Row>(text);
    return result.rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(dir = dataDir): number {
  return Number(readPostmasterFile(path.join(dir, 'cluster'))?.pid);
}

/** All processes of the PostgreSQL `pid`, without the dead that nobody has collected yet. */
function processesOf(pid: number): string[] {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,args=', '-s', String(pid)], {
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line !== '' && !line.startsWith('Z'));
}

function column(pid: number, name: string): string {
  return spawnSync('ps', ['-o', `${name}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}

describe('startEmbeddedPostgres', () => {
  it('makes a database on the first start, closed to all but the application', async () => {
    expect(findEmbeddedPostgres(dataDir)).toBeNull();
    const url = await start();
    expect(findEmbeddedPostgres(dataDir)).toBe(url);

    const [settings] = await query<Record<string, unknown>>(
      url,
      `SELECT current_setting('listen_addresses') AS addresses,
              current_setting('fsync') AS fsync,
              current_setting('data_checksums') AS checksums,
              current_setting('server_encoding') AS encoding,
              current_setting('is_superuser') AS superuser`,
    );
    expect(settings).toEqual({
      addresses: '127.0.0.1',
      fsync: 'on',
      checksums: 'on',
      encoding: 'UTF8',
      superuser: 'off',
    });
    // Line 5 names the folder of the socket.
    const pidFile = readFileSync(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
    expect(pidFile.split('\n')[4]).toBe('');
    expect(statSync(path.join(dataDir, 'password')).mode & 0o777).toBe(0o600);
    const wrong = url.replace(/:[0-9a-f]{64}@/, ':wrong@');
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('keeps the data, ends every process on stop, and is out of reach of Ctrl+C', async () => {
    await query(await start(), 'CREATE TABLE kept AS SELECT 42 AS n');
    const pid = postmasterPid();
    expect(column(pid, 'pgid')).toBe(String(pid));
    await Promise.all([stop?.(), stop?.()]);
    expect(processesOf(pid)).toEqual([]);

    expect(await query(await start(), 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
  });

  it('adopts the PostgreSQL of a server that was killed', async () => {
    const program = `import { startEmbeddedPostgres } from '${new URL('./embedded-postgres.ts', import.meta.url).href}';
      await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
      process.kill(process.pid, 'SIGKILL');`;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { cwd: path.dirname(fileURLToPath(import.meta.url)), stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const signal = await new Promise((resolve) => child.on('exit', (_code, name) => resolve(name)));
    expect(signal).toBe('SIGKILL');
    const pid = postmasterPid();

    expect(await query(await start(), 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
    expect(postmasterPid()).toBe(pid);
    await stop?.();
    expect(processesOf(pid)).toEqual([]);
  });

  it('does not adopt a PostgreSQL that does not take our password', async () => {
    await start();
    const file = path.join(dataDir, 'password');
    const password = readFileSync(file, 'utf8');
    const stopFirst = stop;
    writeFileSync(file, 'other');
    try {
      await expect(start()).rejects.toThrow(/refuses our connection: password/);
      expect(processesOf(postmasterPid())).not.toEqual([]);
    } finally {
      writeFileSync(file, password);
      await stopFirst?.();
    }
  });

  it('recovers when the postmaster is killed in the middle of work', async () => {
    const url = await start();
    const open = new pg.Client({ connectionString: url });
    open.on('error', () => undefined);
    await open.connect();
    await open.query('UPDATE kept SET n = 43');
    const pid = postmasterPid();
    process.kill(pid, 'SIGKILL');
    expect(existsSync(path.join(dataDir, 'cluster', 'postmaster.pid'))).toBe(true);

    // At once: the children of the dead one are still ending.
    expect(await query(await start(), 'SELECT n FROM kept')).toEqual([{ n: 43 }]);
    expect(postmasterPid()).not.toBe(pid);
    expect(await waitFor(() => (processesOf(pid).length === 0 ? true : null), 5_000)).toBe(true);
  });

  it.each([
    ['another program', `${process.pid}\n/data\n0\n5432\n\n127.0.0.1\n\nready\n`],
    ['a process that is gone', '4194303\n/data\n0\n5432\n\n127.0.0.1\n\nready\n'],
    ['nothing', ''],
  ])('starts over a stale pid file that names %s', async (_what, text) => {
    writeFileSync(path.join(dataDir, 'cluster', 'postmaster.pid'), text, { mode: 0o644 });
    expect(await query(await start(), 'SELECT n FROM kept')).toEqual([{ n: 43 }]);
  });

  it('follows a symbolic link to the data', async () => {
    const link = path.join(parent, 'link');
    symlinkSync(dataDir, link);
    expect(await query(await start(link), 'SELECT n FROM kept')).toEqual([{ n: 43 }]);
    expect(findEmbeddedPostgres(dataDir)).toBe(findEmbeddedPostgres(link));
  });

  it('gives the reason of PostgreSQL when it does not start', async () => {
    const file = path.join(dataDir, 'cluster', 'postgresql.conf');
    const text = readFileSync(file, 'utf8');
    appendFileSync(file, 'work_mem = banana\n');
    try {
      await expect(start()).rejects.toThrow(/does not start[^]*work_mem/);
    } finally {
      writeFileSync(file, text);
    }
  });

  it('refuses data of another version', async () => {
    const file = path.join(dataDir, 'cluster', 'PG_VERSION');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, '15\n');
    try {
      await expect(start()).rejects.toThrow(/written by PostgreSQL 15/);
    } finally {
      writeFileSync(file, text);
    }
  });

  it('starts afresh after a first start that was cut short', async () => {
    const dir = path.join(parent, 'cut');
    mkdirSync(path.join(dir, 'cluster.partial', 'base'), { recursive: true });
    expect(await query(await start(dir, { disposable: true }), 'SELECT 1 AS one')).toEqual([
      { one: 1 },
    ]);
    expect(existsSync(path.join(dir, 'cluster.partial'))).toBe(false);
  });

  it.runIf(isRoot)('runs as another user below a folder that only root may enter', async () => {
    const secret = path.join(parent, 'secret');
    const umask = process.umask(0o077);
    try {
      mkdirSync(secret, { mode: 0o700 });
      const dir = path.join(secret, 'data');
      await query(await start(dir, { disposable: true }), 'CREATE TABLE kept AS SELECT 7 AS n');
      const pid = postmasterPid(dir);
      expect(column(pid, 'uid')).not.toBe('0');
      await stop?.();
      expect(processesOf(pid)).toEqual([]);
      expect(await query(await start(dir, { disposable: true }), 'SELECT n FROM kept')).toEqual([
        { n: 7 },
      ]);
    } finally {
      process.umask(umask);
    }
  });
});
