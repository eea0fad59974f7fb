import { createServer } from 'node:net';
import {
  applicationUrl,
  ensureApplicationDatabase,
  ensureCluster,
  watchEnd,
} from './postgres-cluster.ts';
import { defaultCacheDir, openPostgresHome, type PostgresHome } from './postgres-home.ts';
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
  /** Everything is kept here: data, password, log and programs. May be missing, or a symbolic link. */
  readonly dataDir: string;
  /** Told in words for a person what takes its time. */
  readonly onProgress?: (message: string) => void;
  /** PostgreSQL settings on top of ours, for databases that may be lost. */
  readonly settings?: Readonly<Record<string, string>>;
  /** For the programs, when PostgreSQL's user may not enter `dataDir`. */
  readonly cacheDir?: string;
};

type Running = { readonly pid: number; readonly port: number };

/** A recovery after a crash is part of the start. */
const startDeadlineMs = 60_000;
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
  const {
    dataDir,
    onProgress = () => undefined,
    settings = {},
    cacheDir = defaultCacheDir,
  } = options;
  const home = await openPostgresHome(dataDir, cacheDir);
  await ensureCluster(home, onProgress);
  const running = (await adopt(home, onProgress)) ?? (await start(home, settings, onProgress));
  try {
    await ensureApplicationDatabase(home, running.port);
  } catch (cause) {
    throw new Error(
      `The PostgreSQL on ${home.cluster} (process ${running.pid}, port ${running.port}) does not ` +
        `let us in: ${(cause as Error).message}`,
      { cause },
    );
  }
  const letGoOfLog = home.log.keepSmall();
  let stopped: Promise<void> | null = null;
  return {
    url: applicationUrl(home, running.port),
    stop() {
      letGoOfLog();
      return (stopped ??= stopPostmaster(running.pid, home.cluster));
    },
  };
}

/** Waits for a PostgreSQL that already runs on the data; null when there is none, or it is just ending. */
async function adopt(
  home: PostgresHome,
  onProgress: (message: string) => void,
): Promise<Running | null> {
  const found = readPostmasterFile(home.cluster);
  if (found === null || !isPostmasterOf(found.pid, home.cluster)) return null;
  onProgress('Taking over the PostgreSQL that an earlier server left running');
  const outcome = await waitFor(() => {
    const running = toRunning(readPostmasterFile(home.cluster), found.pid);
    return running ?? (isPostmasterOf(found.pid, home.cluster) ? null : 'ended');
  }, startDeadlineMs);
  if (outcome !== null) return outcome === 'ended' ? null : outcome;
  throw new Error(`The PostgreSQL on ${home.cluster} (process ${found.pid}) does not get ready.`);
}

async function start(
  home: PostgresHome,
  settings: Readonly<Record<string, string>>,
  onProgress: (message: string) => void,
): Promise<Running> {
  onProgress('Starting PostgreSQL');
  const end = Date.now() + startDeadlineMs;
  for (let attempt = 1; ; attempt += 1) {
    disarmPostmasterFile(home.cluster);
    const outcome = await launch(home, await freePort(), settings, end);
    if (typeof outcome !== 'string') return outcome;
    // Somebody took the port in between, or the children of a killed PostgreSQL are still ending.
    const portTaken = outcome.includes('could not bind') && attempt < portAttempts;
    const childrenLeft = outcome.includes('pre-existing shared memory') && Date.now() < end;
    if (!portTaken && !childrenLeft) throw new Error(`PostgreSQL does not start:\n${outcome}`);
    await new Promise((resolve) => setTimeout(resolve, childrenLeft ? 100 : 0));
  }
}

/** One try. Gives the reason when PostgreSQL ended instead, or did not get ready before `end`. */
async function launch(
  home: PostgresHome,
  port: number,
  settings: Readonly<Record<string, string>>,
  end: number,
): Promise<Running | string> {
  const mark = home.log.mark();
  const child = home.run('postgres', [
    '-D',
    home.seenAs('cluster'),
    ...Object.entries({ ...serverSettings(port), ...settings }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
  ]);
  const ended = watchEnd(child);
  const outcome = await waitFor(
    () => toRunning(readPostmasterFile(home.cluster), child.pid) ?? ended(),
    end - Date.now(),
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

function serverSettings(port: number): Record<string, string> {
  return {
    port: String(port),
    listen_addresses: '127.0.0.1',
    // Otherwise a socket is left in /tmp, for every user of the machine.
    unix_socket_directories: '',
    max_connections: '50',
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // The texts of statements and rows hold what people wrote; that has no place in a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
}

/** A port of 127.0.0.1 that nobody listened on a moment ago. */
async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gives no free port.'));
      });
    });
  });
}
