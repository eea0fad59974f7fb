import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { joinThenExec } from '../cgroup/join-cgroup.ts';

/** The descriptor at which a box finds the first of what it is handed. */
export const firstHanded = (procs: number | null): number => (procs === null ? 3 : 4);

type SpawnOptions = {
  /** Null keeps the server's own. */
  readonly uid: number | null;
  /** `cgroup.procs` of the group that it is to join, which it gets as descriptor 3. */
  readonly procs: number | null;
  /** What it reads from `firstHanded` on. */
  readonly handed: readonly Uint8Array[];
};

/** @throws when there is no descriptor left for its streams */
export function spawnBox(
  command: string,
  argv: readonly string[],
  { uid, procs, handed }: SpawnOptions,
): ChildProcess {
  const first = procs === null ? { command, argv } : joinThenExec({ command, argv });
  const joined = procs === null ? [] : [procs];
  const child = spawn(first.command, first.argv, {
    stdio: ['pipe', 'pipe', 'pipe', ...joined, ...handed.map(() => 'pipe' as const)],
    env: {},
    cwd: '/',
    // A Ctrl-C meant for the server must not end the boxes before the server has drained.
    detached: true,
    ...(uid === null ? {} : { uid, gid: uid }),
  });
  // Without a free descriptor there are no streams; the reason comes as an event.
  const streams = (child.stdio as ChildProcess['stdio'] | undefined) ?? [];
  if (streams.length === 0) {
    child.once('error', () => undefined);
    throw new Error('no descriptor is free');
  }
  handed.forEach((bytes, index) => {
    const stream = streams[firstHanded(procs) + index] as Duplex;
    stream.on('error', () => undefined).end(bytes);
  });
  return child;
}
