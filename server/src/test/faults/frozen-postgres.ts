import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { signalProcess } from '../../database/embedded/postmaster.ts';
import { startScratchPostgres } from '../../database/embedded/scratch-postgres.ts';

export type FreezablePostgres = {
  readonly url: string;
  /** Stops all its processes where they are: connections stay open and nothing is answered. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
};

/** An empty PostgreSQL of the test's own that can be frozen, as a machine that swaps or is paused is. */
export async function startFreezablePostgres(): Promise<FreezablePostgres> {
  const { url, stop } = await startScratchPostgres();
  const postmaster = await findPostmaster(url);
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    // Its parent first: otherwise that would start others in their place.
    for (const pid of [postmaster, ...childrenOf(postmaster)]) signalProcess(pid, name);
  };
  const thaw = (): void => signal('SIGCONT');
  return {
    url,
    freeze: () => signal('SIGSTOP'),
    thaw,
    stop: async () => {
      thaw();
      await stop();
    },
  };
}

async function findPostmaster(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const parent = parentOf(String(rows[0]?.pid));
    if (parent === null) throw new Error('The process of the connection has gone');
    return parent;
  } finally {
    await client.end();
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
}

function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state parent ...", and the name may hold anything.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
