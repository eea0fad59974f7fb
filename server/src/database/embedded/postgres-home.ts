import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { type Account, chooseAccount, mayEnter } from './postgres-account.ts';
import { copyBinaries, findPostgresPackage, removeOtherBinaries } from './postgres-binaries.ts';
import { type PostgresLog, postgresLog } from './postgres-log.ts';

/** Everything of one embedded PostgreSQL on disk, and how to run its programs. */
export type PostgresHome = {
  /** Real path of the folder that holds all of it. */
  readonly root: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  readonly log: PostgresLog;
  /** The user that runs PostgreSQL and owns its files; null for the user of this process. */
  readonly account: Account | null;
  /** Major version of the programs, like "18". */
  readonly major: string;
  /** How the programs are to be told of a file in `root`. */
  readonly seenAs: (name: string) => string;
  /** Runs `initdb` or `postgres` in a process group of its own, with its output in the log. */
  readonly run: (program: 'initdb' | 'postgres', args: readonly string[]) => ChildProcess;
};

/** Where the programs are copied to when PostgreSQL's user may not enter the data folder. */
export const defaultCacheDir = '/var/cache/stepwise';

/**
 * Prepares `dataDir` without starting anything. It may be missing, or a symbolic link.
 *
 * The hard case is root with a data folder below one that only root may enter, such as /root. Then
 * PostgreSQL, which must be somebody else, gets the folder as an open descriptor and reaches it
 * through /proc/self/fd; its programs, which want to know their real path, are kept in `cacheDir`.
 */
export function openPostgresHome(dataDir: string, cacheDir: string): PostgresHome {
  const root = makeRoot(dataDir);
  const cluster = path.join(root, 'cluster');
  const account = chooseAccount(cluster);
  const hidden = account !== null && !mayEnter(account, root);
  if (hidden && process.platform !== 'linux') {
    throw new Error(
      `PostgreSQL does not run as root, and other users may not enter ${root}. Choose another ` +
        'DATA_DIR, start Stepwise as another user, or set DATABASE_URL.',
    );
  }
  const source = findPostgresPackage();
  const shelf = hidden ? cacheDir : root;
  if (hidden) makeFolder(cacheDir, 0o755);
  const binaries = copyBinaries(source, shelf);
  if (!hidden) removeOtherBinaries(binaries);

  const log = postgresLog(path.join(root, 'postgres.log'));
  return {
    root,
    cluster,
    log,
    account,
    major: source.version.split('.')[0] ?? '',
    seenAs: (name) => path.join(hidden ? '/proc/self/fd/3' : root, name),
    run(program, args) {
      const output = log.open();
      const folder = openSync(root, 'r');
      try {
        return spawn(path.join(binaries, 'bin', program), args, {
          ...(account ?? {}),
          cwd: '/',
          // Nothing else of ours: PGDATA, PGPORT and their kin would change what PostgreSQL does.
          env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' },
          stdio: ['ignore', output, output, folder],
          // A terminal's Ctrl+C is not for PostgreSQL: the server finishes its work first.
          detached: true,
        });
      } finally {
        closeSync(output);
        closeSync(folder);
      }
    },
  };
}

/** Root makes every new folder passable for PostgreSQL's user, whatever the umask. */
function makeRoot(dataDir: string): string {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  makeFolder(path.resolve(dataDir), mode);
  const root = realpathSync(dataDir);
  chmodSync(root, mode);
  return root;
}

function makeFolder(dir: string, mode: number): void {
  if (existsSync(dir)) return;
  makeFolder(path.dirname(dir), mode);
  mkdirSync(dir);
  chmodSync(dir, mode);
}
