import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import {
  defaultSources,
  migrationNames,
  type Sources,
} from '../database/migrations/migrations-folder.ts';

/** The migrations of the version before this one, for the test that asks for them. */
export function migrationsBefore(first: string): Sources {
  const migrationsDir = mkdtempSync(path.join(tmpdir(), 'stepwise-upgrade-'));
  onTestFinished(() => rmSync(migrationsDir, { recursive: true }));
  for (const name of migrationNames(defaultSources).filter((one) => one < first)) {
    const from = path.join(defaultSources.migrationsDir, name);
    cpSync(from, path.join(migrationsDir, name), { recursive: true });
  }
  return { ...defaultSources, migrationsDir };
}
