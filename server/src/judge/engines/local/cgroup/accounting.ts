import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { isInContainer } from '../../../../lib/in-container.ts';
import { SYSTEM_PYTHON } from '../find-toolchains.ts';
import { BoxGroups } from './box-groups.ts';
import type { BoxGroup, GroupPlace } from './box-groups.ts';
import { codeOf, KERNEL } from './control-files.ts';
import { openUnified } from './delegated.ts';
import { NEIGHBOURHOOD } from './neighbourhood.ts';
import { ownPlace } from './own-place.ts';
import { whenIn } from './when-in.ts';

/** How memory and processes of programs are limited beside the watch that every box keeps. */
export type Accounting = {
  /** Null where the watch is alone. */
  readonly groups: BoxGroups | null;
  /** In words for the operator: what limits, where the figure comes from, what would be better. */
  readonly describe: () => string;
};

const WATCH = 'a watch that looks every 20 ms';
const REMEDY =
  'For a limit of the kernel beside it, give the server a cgroup of its own: ' +
  'systemd-run --user --scope -p Delegate=yes npm start, or Delegate=yes in its service.';

const IN_CONTAINER =
  "The kernel limits what the container takes in all: mem_limit in docker-compose.yml, or Docker's --memory.";

/**
 * Finds out, by trying it, by what boxes can be limited: cgroup v2 where a part of it is left to the
 * server, else cgroup v1 where the server may write to it, else the watch alone. Never throws.
 */
export async function findAccounting(log: (message: string) => void): Promise<Accounting> {
  const { unified, memory, pids } = readOwnPlace();
  const troubles: string[] = [];
  const attempts: (() => Promise<GroupPlace>)[] = [];
  if (memory !== null && pids !== null) {
    attempts.push(() => Promise.resolve({ version: 1, memory, pids }));
  }
  if (unified !== null) {
    attempts.unshift(async () => {
      const home = await openUnified(unified, KERNEL, NEIGHBOURHOOD);
      return { version: 2, memory: home, pids: home };
    });
  }
  for (const attempt of attempts) {
    try {
      const groups = new BoxGroups(await attempt(), KERNEL, log);
      await groups.removeStale(isAlive);
      await prove(groups);
      return { groups, describe: () => describeGroups(groups) };
    } catch (error) {
      troubles.push(inWords(error));
    }
  }
  const reason = troubles.at(-1) ?? 'the system shows it no cgroups';
  return { groups: null, describe: () => describeWatch(reason) };
}

function readOwnPlace(): ReturnType<typeof ownPlace> {
  try {
    return ownPlace(KERNEL.read('/proc/self/mountinfo'), KERNEL.read('/proc/self/cgroup'));
  } catch {
    return { unified: null, memory: null, pids: null };
  }
}

export function describeGroups({ version, trouble }: BoxGroups): string {
  const says =
    `Memory and processes are limited by cgroup v${version} and, more tightly, by ${WATCH}; ` +
    'the memory shown is what the watch sees.';
  if (trouble === null) return says;
  return `${says} Some boxes have the watch alone: a cgroup could not be made (${trouble}).`;
}

function describeWatch(reason: string): string {
  const remedy = isInContainer() ? IN_CONTAINER : REMEDY;
  return `Memory is limited and measured by ${WATCH}, without a cgroup: ${reason}. ${remedy}`;
}

function inWords(error: unknown): string {
  const code = codeOf(error);
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return `it may not make groups (${code})`;
  return error instanceof Error ? error.message : String(error);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's, but there.
    return codeOf(error) === 'EPERM';
  }
}

const TRIAL_LIMITS = { memoryKb: 48 << 10, processes: 16 };
const TRIAL = `import os, sys
sys.stdin.read(1)
forks = 0
try:
    while forks < 64:
        if os.fork() == 0: os._exit(0)
        forks += 1
except OSError: pass
print(forks, flush=True)
kept = b'x' * (96 << 20)`;
const TRIAL_WITHIN_MS = 10_000;

/** Our own program does in a group what the group is to prevent. @throws when it does not */
async function prove(groups: BoxGroups): Promise<void> {
  const group = groups.make();
  try {
    const child = group.admit((doors) => {
      const trial = { command: SYSTEM_PYTHON, argv: ['-I', '-S', '-c', TRIAL] };
      const { command, argv } = whenIn(doors, trial);
      return spawn(command, argv, {
        stdio: ['pipe', 'pipe', 'ignore', ...doors],
        env: {},
        cwd: '/',
      });
    });
    await watchTrial(child as ChildProcessByStdio<Writable, Readable, null>, group);
  } finally {
    await group.remove();
  }
}

async function watchTrial(
  child: ChildProcessByStdio<Writable, Readable, null>,
  group: BoxGroup,
): Promise<void> {
  const closed = once(child, 'close', { signal: AbortSignal.timeout(TRIAL_WITHIN_MS) });
  // One that died before it was told to begin shows that by how it ended.
  child.stdin.on('error', () => undefined);
  let forks = '';
  child.stdout.on('data', (piece: Buffer) => (forks += piece.toString()));
  try {
    group.limit(TRIAL_LIMITS);
    child.stdin.end('\n');
    const [, signal] = (await closed) as [number | null, string | null];
    if (signal !== 'SIGKILL' || group.oomKills === 0) throw new Error('its memory is not limited');
    if (!(Number(forks) < TRIAL_LIMITS.processes)) throw new Error('its processes are not limited');
  } finally {
    child.kill('SIGKILL');
    await closed.catch(() => undefined);
  }
}
