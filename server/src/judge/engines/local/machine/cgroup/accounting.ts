import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { isInContainer } from '../../../../../lib/process/in-container.ts';
import { SYSTEM_PYTHON } from '../../languages/find-toolchains.ts';
import { BoxGroups } from './box-groups.ts';
import type { BoxGroup } from './box-groups.ts';
import { codeOf, KERNEL } from './control-files.ts';
import { openHome } from './home.ts';
import { joinThenExec } from './join-cgroup.ts';
import { ownGroup } from './own-group.ts';

/** How memory and processes of programs are limited beside the watch that every box keeps. */
export type Accounting = {
  /** Null where the watch is alone. */
  readonly groups: BoxGroups | null;
  /** For the operator: what limits memory, where the figure comes from, what would be better. */
  readonly describe: () => string;
};

const WATCH = 'a watch that looks every 20 ms';
const REMEDY =
  'For a limit of the kernel beside it, run the server in a cgroup of its own: ' +
  'Delegate=yes and DelegateSubgroup=stepwise-server in its systemd service (systemd 254 or newer).';

const IN_CONTAINER =
  "The kernel limits what the container takes in all: mem_limit in docker-compose.yml, or Docker's --memory.";

/**
 * Finds out, by trying it, whether boxes can have cgroups (version 2) beside the watch. Never throws.
 */
export async function findAccounting(log: (message: string) => void): Promise<Accounting> {
  try {
    const own = ownGroup(KERNEL.read('/proc/self/mountinfo'), KERNEL.read('/proc/self/cgroup'));
    if (own === null) throw new Error('it can see no cgroup of version 2');
    const groups = new BoxGroups(openHome(own, KERNEL), KERNEL, log);
    await groups.removeStale(isAlive);
    await prove(groups);
    return { groups, describe: () => describeGroups(groups) };
  } catch (error) {
    const reason = inWords(error);
    return { groups: null, describe: () => describeWatch(reason) };
  }
}

export function describeGroups({ trouble }: BoxGroups): string {
  const says =
    `Memory and processes are limited by cgroup v2 and, more tightly, by ${WATCH}; ` +
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
    // It belongs to another user, but it is there.
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

/** A program of ours tries in a group what the group has to prevent. @throws when it succeeds */
async function prove(groups: BoxGroups): Promise<void> {
  const group = groups.make();
  try {
    const trial = { command: SYSTEM_PYTHON, argv: ['-I', '-S', '-c', TRIAL] };
    const { command, argv } = joinThenExec(trial);
    const child = group.admit(({ procs }) =>
      spawn(command, argv, { stdio: ['pipe', 'pipe', 'ignore', procs], env: {}, cwd: '/' }),
    );
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
  // A child that died before it was told to begin shows that by how it ended.
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
