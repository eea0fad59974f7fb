import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Duplex } from 'node:stream';
import type { GroupFiles } from '../cgroup/box-groups.ts';
import { joinThenExec } from '../cgroup/join-cgroup.ts';

/** The descriptor at which a box finds the first of what it is handed. */
export const firstHanded = (group: GroupFiles | null): number => (group ? 5 : 3);

type SpawnOptions = {
  /** Null keeps the server's own. */
  readonly uid: number | null;
  /** Of the group that it is to join: it gets them as descriptors 3 and 4. */
  readonly group: GroupFiles | null;
  /** What it reads from `firstHanded` on. */
  readonly handed: readonly Uint8Array[];
};

/** @throws when there is no descriptor left for its streams */
export function spawnBox(
  command: string,
  argv: readonly string[],
  { uid, group, handed }: SpawnOptions,
): ChildProcess {
  const first = group ? joinThenExec({ command, argv }) : { command, argv };
  const joined = group ? [group.procs, group.events] : [];
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
    const stream = streams[firstHanded(group) + index] as Duplex;
    stream.on('error', () => undefined).end(bytes);
  });
  return child;
}
