import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Duplex } from 'node:stream';

type SpawnOptions = {
  /** Null keeps the server's own. */
  readonly uid: number | null;
  /** What it reads from descriptor 3 on. */
  readonly handed: readonly Uint8Array[];
};

/** @throws when there is no descriptor left for its streams */
export function spawnBox(
  command: string,
  argv: readonly string[],
  { uid, handed }: SpawnOptions,
): ChildProcess {
  const child = spawn(command, argv, {
    stdio: ['pipe', 'pipe', 'pipe', ...handed.map(() => 'pipe' as const)],
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
    const stream = streams[3 + index] as Duplex;
    stream.on('error', () => undefined).end(bytes);
  });
  return child;
}
