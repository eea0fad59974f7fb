import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { findEmbeddedPostgres } from './embedded-postgres.ts';
import { startSupervisedPostgres } from './supervised-postgres.ts';

async function ask(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // A database that dies under a connection says so there, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM kept');
    return rows[0]?.n;
  } finally {
    await client.end();
  }
}

describe('a supervised PostgreSQL', () => {
  it('runs again, on the same address and with its data, after it was killed', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stepwise-supervised-'));
    const deaths: unknown[] = [];
    const postgres = await startSupervisedPostgres({
      dataDir,
      onDeath: (error) => deaths.push(error),
    });
    try {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await client.query('CREATE TABLE kept AS SELECT 1 AS one');
      await client.end();
      const file = readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8');
      process.kill(Number(file.split('\n')[0]), 'SIGKILL');
      await expect.poll(() => deaths, { timeout: 50_000 }).toEqual([null]);
      expect(await ask(postgres.url)).toBe(1);
    } finally {
      await postgres.stop();
    }
    expect(findEmbeddedPostgres(dataDir)).toBeNull();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
