import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../database/embedded/embedded-postgres.ts';

const START = JSON.stringify(new URL('./start.ts', import.meta.url).href);

it('ends a database that was still starting', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stepwise-interrupted-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = join(dataDir, 'postgres');
  await (await startEmbeddedPostgres({ dataDir: postgres })).stop();

  const program = `const { start } = await import(${START}); await start({ client: false });`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    {
      cwd: import.meta.dirname,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', JUDGE_SLOTS: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('Starting the database')) break;
  }
  child.kill('SIGINT');
  await ended;
  expect(findEmbeddedPostgres(postgres)).toBeNull();
});
