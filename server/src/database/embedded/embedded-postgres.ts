import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../lib/process/free-port.ts';
import {
  applicationUrl,
  ensureApplicationDatabase,
  ensureCluster,
  watchEnd,
} from './postgres-cluster.ts';
import { defaultCacheDir, openPostgresHome, type PostgresHome } from './postgres-home.ts';
import { serverSettings } from './postgres-settings.ts';
import {
  disarmPostmasterFile,
  isPostmasterOf,
  readPostmasterFile,
  signalProcess,
  stopPostmaster,
} from './postmaster.ts';
import { waitFor } from './wait.ts';

export type EmbeddedPostgres = {
  /** Address of the application's database, password included. */
  readonly url: string;
  /** Stops PostgreSQL, also one that was adopted. May be called twice. Throws when it does not end in 16 s. */
  readonly stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Folder for data, password, log and programs. May be missing, or a symbolic link. */
  readonly dataDir: string;
  /** Called with a message for the operator before each slow step. */
  readonly onProgress?: (message: string) => void;
  /** Faster, for data that may be lost: no fsync. */
  readonly disposable?: boolean;
  /** For the programs, when PostgreSQL's user may not enter `dataDir`. */
  readonly cacheDir?: string;
  /** Port to listen on if it is free; any free one when absent. */
  readonly port?: number;
};

type Running = { readonly pid: number; readonly port: number };

/** A recovery after a crash is part of the start, and reads and writes much. */
const startDeadlineMs = 600_000;
/** Timeout for a killed process to disappear. */
const endingDeadlineMs = 2_000;
const portAttempts = 5;

/**
 * Starts the PostgreSQL that comes with the installation, or adopts the one that a killed server
 * left running on the same data.
 *
 * It listens on 127.0.0.1 only, on a free port, and outlives this process unless `stop` is called.
 * Nobody else may call this for the same `dataDir` meanwhile: the caller holds a lock on it for as
 * long as its process lives.
 *
 * Throws an error with PostgreSQL's own reason in it.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, onProgress = () => undefined, disposable = false } = options;
  const home = openPostgresHome(dataDir, options.cacheDir ?? defaultCacheDir);
  await ensureCluster(home, disposable, onProgress);
  const adopted = await adopt(home, onProgress);
  if (adopted !== null) return handleOf(home, adopted);
  const started = await start(home, { disposable, port: options.port }, onProgress);
  try {
    await ensureApplicationDatabase(home.root, started.port);
  } catch (error) {
    await stopPostmaster(started.pid, home.cluster);
    throw error;
  }
  return handleOf(home, started);
}

function handleOf(home: PostgresHome, running: Running): EmbeddedPostgres {
  const letGoOfLog = home.log.keepSmall();
  let stopped: Promise<void> | null = null;
  return {
    url: applicationUrl(home.root, running.port),
    stop() {
      letGoOfLog();
      return (stopped ??= stopPostmaster(running.pid, home.cluster));
    },
  };
}

/**
 * Address of the database in `dataDir` when its PostgreSQL is running, else null. Starts and changes
 * nothing, so it needs no lock: for commands beside a running server.
 */
export function findEmbeddedPostgres(dataDir: string): string | null {
  if (!existsSync(dataDir)) return null;
  const root = realpathSync(dataDir);
  const cluster = path.join(root, 'cluster');
  const file = readPostmasterFile(cluster);
  if (file === null || !isPostmasterOf(file.pid, cluster)) return null;
  return file.ready && file.port !== null ? applicationUrl(root, file.port) : null;
}

/** Takes over the PostgreSQL that runs on the data; null when there is none, or it is just ending. */
async function adopt(
  home: PostgresHome,
  onProgress: (message: string) => void,
): Promise<Running | null> {
  const found = readPostmasterFile(home.cluster);
  if (found === null || !isPostmasterOf(found.pid, home.cluster)) return null;
  onProgress('Taking over the PostgreSQL that an earlier server left running');
  const gone = () => (isPostmasterOf(found.pid, home.cluster) ? null : 'gone');
  const running = await waitFor(
    () => toRunning(readPostmasterFile(home.cluster), found.pid) ?? gone(),
    startDeadlineMs,
  );
  if (running === 'gone') return null;
  const what = `The PostgreSQL on ${home.cluster} (process ${found.pid})`;
  if (running === null) throw new Error(`${what} does not get ready.`);
  try {
    await ensureApplicationDatabase(home.root, running.port);
    return running;
  } catch (cause) {
    // It was killed a moment ago, or it belongs to another installation.
    if ((await waitFor(gone, endingDeadlineMs)) !== null) return null;
    throw new Error(`${what} refuses our connection: ${(cause as Error).message}`, { cause });
  }
}

async function start(
  home: PostgresHome,
  { disposable, port }: { readonly disposable: boolean; readonly port: number | undefined },
  onProgress: (message: string) => void,
): Promise<Running> {
  onProgress('Starting PostgreSQL');
  const end = performance.now() + startDeadlineMs;
  for (let attempt = 1; ; attempt += 1) {
    disarmPostmasterFile(home.cluster);
    const wanted = attempt === 1 ? port : undefined;
    const outcome = await launch(home, wanted ?? (await freePort()), disposable, end);
    if (typeof outcome !== 'string') return outcome;
    // Another process took the port meanwhile, or children of a killed PostgreSQL are still ending.
    const portTaken = outcome.includes('could not bind') && attempt < portAttempts;
    const childrenLeft = outcome.includes('pre-existing shared memory') && performance.now() < end;
    if (!portTaken && !childrenLeft) throw new Error(`PostgreSQL does not start:\n${outcome}`);
    await new Promise((resolve) => setTimeout(resolve, childrenLeft ? 100 : 0));
  }
}

/** One attempt. Returns the reason when PostgreSQL exited, or was not ready before `end`. */
async function launch(
  home: PostgresHome,
  port: number,
  disposable: boolean,
  end: number,
): Promise<Running | string> {
  const mark = home.log.mark();
  const child = home.run('postgres', [
    '-D',
    home.seenAs('cluster'),
    ...Object.entries(serverSettings(port, disposable)).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
  ]);
  const ended = watchEnd(child);
  const outcome = await waitFor(
    () => toRunning(readPostmasterFile(home.cluster), child.pid) ?? ended(),
    end - performance.now(),
  );
  if (outcome !== null && typeof outcome !== 'string') {
    child.unref();
    return outcome;
  }
  if (outcome === null && child.pid !== undefined) signalProcess(child.pid, 'SIGQUIT');
  return `${outcome ?? 'It does not get ready'}\n${home.log.reasonSince(mark)}`;
}

function toRunning(file: ReturnType<typeof readPostmasterFile>, pid: number | undefined) {
  if (file === null || file.pid !== pid || file.port === null || !file.ready) return null;
  return { pid: file.pid, port: file.port };
}
