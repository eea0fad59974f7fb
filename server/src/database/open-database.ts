import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../env.ts';
import { dataDirPath, ensureDataDir, postgresDirectory } from '../lib/data-dir/data-dir.ts';
import { type DataDirLock, DataDirInUseError, lockDataDir } from '../lib/data-dir/data-dir-lock.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { isPostmasterOf, readPostmasterFile, signalProcess } from './embedded/postmaster.ts';
import { startScratchPostgres } from './embedded/scratch-postgres.ts';

/** A database that a command may use until it calls `release`. */
export type OpenDatabase = { readonly url: string; readonly release: () => Promise<void> };

export type OpenDatabaseOptions = {
  /** Refuse when a server is working on the data at the same time. */
  readonly alone?: boolean;
  /** Refuse where there is no database yet, and make nothing. */
  readonly existing?: boolean;
  readonly onProgress?: (message: string) => void;
};

/**
 * Opens the database of this installation for a command: the one at DATABASE_URL, else the embedded
 * one in DATA_DIR, which is shared with a running server or else started, and stopped by `release`.
 *
 * Throws DataDirInUseError when `alone` is asked for, or when a server is just starting or stopping.
 */
export async function openDatabase(options: OpenDatabaseOptions = {}): Promise<OpenDatabase> {
  const env = readEnv();
  if (env.DATABASE_URL !== undefined) return shared(env.DATABASE_URL);
  if (options.existing === true) refuseMissing(dataDirPath(env.DATA_DIR));
  const dataDir = ensureDataDir(env.DATA_DIR);
  const postgresDir = postgresDirectory(dataDir);
  try {
    return await openAlone(await lockDataDir(dataDir), postgresDir, options.onProgress);
  } catch (error) {
    if (!(error instanceof DataDirInUseError) || options.alone === true) throw error;
    const url = findEmbeddedPostgres(postgresDir);
    if (url === null) throw error;
    return shared(url);
  }
}

/**
 * Opens a server to work on without touching anybody's data: the one at DATABASE_URL, whose role
 * must be allowed to create databases, else a disposable one that is `fresh`.
 */
export async function openScratch(): Promise<OpenDatabase & { readonly fresh: boolean }> {
  const { DATABASE_URL } = readEnv();
  if (DATABASE_URL !== undefined) return { ...shared(DATABASE_URL), fresh: false };
  const { url, stop } = await startScratchPostgres();
  return { url, release: stop, fresh: true };
}

function refuseMissing(dataDir: string): void {
  if (existsSync(path.join(postgresDirectory(dataDir), 'cluster'))) return;
  throw new Error(
    `There is no database in ${dataDir}. Set DATA_DIR to the folder that the server uses, or DATABASE_URL to its ` +
      'PostgreSQL, in .env or in this shell.',
  );
}

function shared(url: string): OpenDatabase {
  return { url, release: () => Promise.resolve() };
}

async function openAlone(
  lock: DataDirLock,
  postgresDir: string,
  onProgress: (message: string) => void = () => undefined,
): Promise<OpenDatabase> {
  lock.describe(`a command (process ${process.pid})`);
  // A command that is interrupted leaves no PostgreSQL behind that nobody would stop.
  const onExit = () => {
    const file = readPostmasterFile(path.join(postgresDir, 'cluster'));
    if (file === null) return;
    // A file that a crash has left may name a process of somebody else by now.
    const cluster = path.join(realpathSync(postgresDir), 'cluster');
    if (isPostmasterOf(file.pid, cluster)) signalProcess(file.pid, 'SIGINT');
  };
  process.once('exit', onExit);
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir: postgresDir, onProgress });
    const release = async () => {
      await stop();
      process.off('exit', onExit);
      lock.release();
    };
    return { url, release };
  } catch (error) {
    process.off('exit', onExit);
    lock.release();
    throw error;
  }
}
