import type * as childProcess from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { largePackage, TESTS } from '../../bank/import/test-packages/large.ts';
import { BANK_DIRECTORY, listPackages } from '../../bank/read-problem.ts';
import { seedBank } from '../../bank/seed/seed.ts';
import { copyBank } from '../../bank/test-bank.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb } from '../../lib/db/db.ts';
import { signUpAdmin, startTestApp } from '../app.ts';
import { buildSlowDisk } from '../faults/slow-disk.ts';
import { applyMigrations } from '../../database/migrations/migrate.ts';
import { startEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';

const disk = vi.hoisted(() => ({ preload: '' }));
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof childProcess>();
  const spawn = (command: string, args: readonly string[], options: SpawnOptions) => {
    const isPostgres = /\/(?:initdb|postgres)$/.test(command);
    const env = { ...options.env, LD_PRELOAD: disk.preload };
    return real.spawn(command, args, isPostgres ? { ...options, env } : options);
  };
  return { ...real, spawn };
});

/** SLOW_DISK=all seeds the whole bank, with all its large cases; PACKAGE_MIB=60 imports as much as one may. */
const isWhole = process.env['SLOW_DISK'] === 'all';
const library = buildSlowDisk(100);

async function seedTwice(url: string): Promise<void> {
  const db = createDb(url, { timeouts: COMMAND_TIMEOUTS });
  const small = await copyBank('climbingstairs', 'matrixchain');
  const bankDirectory = isWhole ? BANK_DIRECTORY : small.directory;
  const { length: total } = await listPackages(bankDirectory);
  const seed = () => seedBank(db, { log: () => undefined, bankDirectory });
  expect(await seed()).toEqual({ created: total, updated: 0, unchanged: 0 });
  expect(await seed()).toEqual({ created: 0, updated: 0, unchanged: total });
  await closeDb(db);
}

async function importLarge(url: string): Promise<void> {
  const db = createDb(url);
  const { browser: newBrowser } = await startTestApp(db, { worker: false });
  const browser = newBrowser();
  await signUpAdmin(db, browser);
  const sent = browser.post('/api/v1/problems/import').type('application/zip');
  const { body } = await sent.send(largePackage()).expect(201);
  expect(body.data).toMatchObject({ slug: 'large', tests: TESTS });
  await closeDb(db);
}

it.skipIf(library === null)(
  'a first start and an import work on a disk that takes 100 ms for each write (needs gcc)',
  { timeout: isWhole ? 1_200_000 : 120_000 },
  async () => {
    disk.preload = library ?? '';
    const dataDir = mkdtempSync(path.join(tmpdir(), 'stepwise-slow-'));
    const cacheDir = path.join(dataDir, 'cache');
    const postgres = await startEmbeddedPostgres({ dataDir, cacheDir });
    try {
      await applyMigrations(postgres.url);
      await seedTwice(postgres.url);
      await importLarge(postgres.url);
    } finally {
      await postgres.stop();
      for (const folder of [dataDir, path.dirname(disk.preload)]) {
        rmSync(folder, { recursive: true, force: true });
      }
    }
  },
);
