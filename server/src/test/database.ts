import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeDb, createDb, type Database } from '../lib/db/db.ts';
import { administer, dropDatabase } from './maintenance.ts';

/** A database of a test file's own. Both fields can be read inside of tests and hooks only. */
export type TestDatabase = { readonly db: Database; readonly url: string };

/**
 * Gives the test file that calls it at its top a database of its own, migrated and empty, and drops
 * it after the last test. With `empty` not even the migrations have run.
 */
export function useTestDatabase({ empty = false }: { empty?: boolean } = {}): TestDatabase {
  const name = `stepwise_test_${randomBytes(6).toString('hex')}`;
  let open: TestDatabase | null = null;
  const database = (): TestDatabase => {
    if (open === null) throw new Error('The test database can be used in tests and hooks only.');
    return open;
  };

  beforeAll(async () => {
    const { url, template } = inject('testPostgres');
    await administer(url, `CREATE DATABASE ${name}${empty ? '' : ` TEMPLATE ${template}`}`);
    const own = new URL(url);
    own.pathname = name;
    open = { url: own.href, db: createDb(own.href) };
  });

  afterAll(async () => {
    if (open !== null) await closeDb(open.db);
    await dropDatabase(inject('testPostgres').url, name);
  });

  return {
    get db() {
      return database().db;
    },
    get url() {
      return database().url;
    },
  };
}
