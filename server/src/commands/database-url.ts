import { join } from 'node:path';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { readEnv } from '../env.ts';
import { ensureDataDir } from '../lib/data-dir.ts';
import { DataDirInUseError, lockDataDir } from '../lib/data-dir-lock.ts';

export type OpenDatabase = {
  readonly url: string;
  /** Ends what was started for this command. */
  release(): Promise<void>;
};

/** Where an installation keeps its embedded database, inside its data folder. */
export function postgresDirectory(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * The database that a command works on: the one of DATABASE_URL, else the embedded one, which is
 * started for the command unless a server has it running already.
 * @throws when another start is under way and its database cannot be reached yet
 */
export async function openDatabaseUrl(): Promise<OpenDatabase> {
  const env = readEnv();
  if (env.DATABASE_URL !== undefined) {
    return { url: env.DATABASE_URL, release: () => Promise.resolve() };
  }
  const dataDir = ensureDataDir(env.DATA_DIR);
  const directory = postgresDirectory(dataDir);
  try {
    const lock = await lockDataDir(dataDir);
    const postgres = await startEmbeddedPostgres({ dataDir: directory });
    return {
      url: postgres.url,
      release: async () => {
        await postgres.stop();
        lock.release();
      },
    };
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    const url = findEmbeddedPostgres(directory);
    if (url === null) throw error;
    return { url, release: () => Promise.resolve() };
  }
}
