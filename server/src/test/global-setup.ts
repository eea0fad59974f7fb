import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '../database/migrations/migrate.ts';
import { startScratchPostgres } from '../database/embedded/scratch-postgres.ts';
import { administer, dropDatabase } from './maintenance.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of the tests, and the database in it that each test file gets a copy of. */
    testPostgres: { readonly url: string; readonly template: string };
  }
}

const cleanups: (() => Promise<void>)[] = [];

/**
 * Starts one PostgreSQL for the whole run, or uses the one at TEST_DATABASE_URL, and migrates a
 * template there once.
 */
export async function setup(project: TestProject): Promise<void> {
  try {
    const url = process.env['TEST_DATABASE_URL'] ?? (await startOwn());
    const template = `stepwise_test_${randomBytes(6).toString('hex')}`;
    await administer(url, `CREATE DATABASE ${template}`);
    cleanups.push(() => dropDatabase(url, template));
    const templateUrl = new URL(url);
    templateUrl.pathname = template;
    await applyMigrations(templateUrl.href);
    project.provide('testPostgres', { url, template });
  } catch (error) {
    await teardown();
    throw error;
  }
}

/** Removes what `setup` made, the newest first, and goes on when one step fails. */
export async function teardown(): Promise<void> {
  const failures: unknown[] = [];
  for (const cleanup of cleanups.splice(0).reverse()) {
    await cleanup().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The test database was not removed.');
}

async function startOwn(): Promise<string> {
  const { url, stop } = await startScratchPostgres();
  cleanups.push(stop);
  return url;
}
