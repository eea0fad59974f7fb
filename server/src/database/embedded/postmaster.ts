import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from './wait.ts';

/** What postmaster.pid says. `port` is null, and `ready` false, until PostgreSQL has got that far. */
export type PostmasterFile = {
  readonly pid: number;
  readonly port: number | null;
  readonly ready: boolean;
};

const fastStopMs = 6_000;
const immediateStopMs = 10_000;

/** Reads the text of postmaster.pid (documented in PostgreSQL's pidfile.h); null when it makes no sense. */
export function parsePostmasterFile(text: string): PostmasterFile | null {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const port = Number(lines[3]);
  return {
    pid,
    port: Number.isInteger(port) && port > 0 ? port : null,
    ready: lines[7] === 'ready',
  };
}

/** What the pid file of `clusterDir` says; null when there is none, or none that makes sense. */
export function readPostmasterFile(clusterDir: string): PostmasterFile | null {
  try {
    return parsePostmasterFile(readFileSync(pidFile(clusterDir), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Whether process `pid` is the PostgreSQL that works on `clusterDir` (a real path).
 *
 * A container may forbid looking at the working folder of a process; then any live PostgreSQL with
 * this number counts, and it is the password that tells.
 */
export function isPostmasterOf(pid: number, clusterDir: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    // Also when it may not be signalled: it belongs to somebody who does not own the cluster.
    return false;
  }
  if (!existsSync('/proc/self/stat')) return isPostmasterByPs(pid, clusterDir);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state ...": Z and X are the dead whose parent has not noticed yet.
    if (!/^\d+ \(postgres\) [^ZX]/.test(stat)) return false;
  } catch {
    return false;
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
  } catch {
    return true;
  }
}

/**
 * Clears the way for a new start when the pid file names a process that is not our PostgreSQL.
 *
 * The file is not simply removed, because PostgreSQL also finds in it whether children of a killed
 * server are still writing. It gets our own pid, which PostgreSQL, as our child, knows to be harmless.
 */
export function disarmPostmasterFile(clusterDir: string): void {
  const file = pidFile(clusterDir);
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  if (parsePostmasterFile(text) === null) rmSync(file);
  else writeFileSync(file, text.replace(/^\s*\d+/, String(process.pid)));
}

/**
 * Stops the PostgreSQL `pid`: quickly but in order, and after 6 s at once, which costs a recovery on
 * the next start. Throws when it is still there after 10 s more.
 */
export async function stopPostmaster(pid: number, clusterDir: string): Promise<void> {
  const gone = () => (isPostmasterOf(pid, clusterDir) ? null : true);
  for (const [signal, deadlineMs] of [
    ['SIGINT', fastStopMs],
    ['SIGQUIT', immediateStopMs],
  ] as const) {
    if (gone() === true) return;
    signalProcess(pid, signal);
    if ((await waitFor(gone, deadlineMs)) !== null) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

/** Sends a signal; ignores that the process has just ended. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function isPostmasterByPs(pid: number, clusterDir: string): boolean {
  const ps = spawnSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const line = ps.stdout.trim();
  return !line.startsWith('Z') && line.includes('postgres') && line.includes(clusterDir);
}

function pidFile(clusterDir: string): string {
  return path.join(clusterDir, 'postmaster.pid');
}
