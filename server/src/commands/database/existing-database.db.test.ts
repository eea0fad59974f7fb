import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const run = promisify(execFile);
const SERVER = join(import.meta.dirname, '../../..');

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'no-database-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['database/db-backup', 'all.gz'],
  ['reset-link', 'ada@example.com'],
  ['promote-user', 'ada@example.com'],
])(
  '%s makes no database where there is none, and says which folder that is',
  async (name, of) => {
    const dataDir = join(folder, 'other');
    const command = ['--import', 'tsx', `src/commands/${name}.ts`, of];
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    const ran = run(process.execPath, command, { cwd: SERVER, env, timeout: 60_000 });
    const stderr: unknown = expect.stringContaining(`There is no database in ${dataDir}.`);
    await expect(ran).rejects.toMatchObject({ code: 1, stderr });
    expect(existsSync(dataDir)).toBe(false);
  },
  90_000,
);
