import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { whenIn } from '../cgroup/when-in.ts';

/** Where no group has a door. */
export const FIRST_HANDED = 3;

type SpawnOptions = {
  /** Null keeps the server's own. */
  readonly uid: number | null;
  /** Groups that it is to be in, of which it has the descriptors from 3 on. */
  readonly doors: readonly number[];
  /** What it reads from the next descriptor on. */
  readonly handed: readonly Uint8Array[];
};

/** @throws when there is no descriptor left for its streams */
export function spawnBox(
  command: string,
  argv: readonly string[],
  { uid, doors, handed }: SpawnOptions,
): ChildProcess {
  const inside = whenIn(doors, { command, argv });
  const child = spawn(inside.command, inside.argv, {
    stdio: ['pipe', 'pipe', 'pipe', ...doors, ...handed.map(() => 'pipe' as const)],
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
    const stream = streams[FIRST_HANDED + doors.length + index] as Duplex;
    stream.on('error', () => undefined).end(bytes);
  });
  return child;
}
