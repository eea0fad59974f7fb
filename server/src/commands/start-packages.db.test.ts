import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../test/database.ts';

const database = useTestDatabase({ empty: true });

const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Prints the address of every module that is loaded, from the thread that loads them. */
const HOOKS = `
  import { writeSync } from 'node:fs';
  export async function load(url, context, next) {
    writeSync(1, url + '\\n');
    return next(url, context);
  }`;

/** Loads what npm start loads, and does with the database what it does. */
const program = (url: string) => `
  import { createRequire, register } from 'node:module';
  register('data:text/javascript,' + ${JSON.stringify(encodeURIComponent(HOOKS))});
  await import(${at('./start.ts')});
  const { applyMigrations } = await import(${at('../database/migrations/migrate.ts')});
  await applyMigrations(${JSON.stringify(url)});
  const { closeDb, createDb } = await import(${at('../lib/db/db.ts')});
  const db = createDb(${JSON.stringify(url)});
  await db.user.count();
  await closeDb(db);
  console.log(Object.keys(createRequire(${at('./start.ts')}).cache).join('\\n'));
  process.exit(0);`;

it('npm start loads no package of an internal or other pre-release', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program(database.url)],
    { cwd: import.meta.dirname, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  expect(stderr).toBe('');
  const found = [...stdout.matchAll(/\/\.pnpm\/(@?[^@/]+)@([^_(/]+)/g)];
  const packages = new Map(found.map(([, name = '', version = '']) => [name, version]));
  expect([...packages.keys()]).toEqual(
    expect.arrayContaining(['pg', '@prisma+client', '@prisma+adapter-pg', 'express']),
  );
  expect([...packages].filter(([, version]) => version.includes('-'))).toEqual([]);
});
