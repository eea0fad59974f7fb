import { fork, spawnSync } from 'node:child_process';
import type { ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { EngineStatus, Job, JudgeEngine, RunEvent } from '../../../../engine.ts';
import type { LocalEngineOptions } from '../../create-local-engine.ts';
import { EventQueue } from '../../../event-queue.ts';
import { SYSTEM_PYTHON } from '../../languages/find-toolchains.ts';
import { canBeRead, ORDINARY, REPOSITORY } from './places-to-judge.ts';

/** What running-process.ts says: first how its engine is, then what comes of each job. */
export type Said =
  | { readonly status: EngineStatus }
  | { readonly id: number; readonly event: RunEvent }
  | { readonly id: number; readonly end: string | null };

const START_DEADLINE_MS = 60_000;
const WITH_TYPES = ['--import', 'tsx'];

/** Whether there is another user to be, who can read what an engine is made of. */
export const CAN_BE_ORDINARY = process.getuid?.() === 0 && canBeRead();

/** An engine in a process of its own, without the rights of root. Jobs cannot be called off. */
export function engineOfOrdinaryUser(options: LocalEngineOptions): Promise<JudgeEngine> {
  // Of the environment nothing: a home or a cache of root's is not for others.
  return engineElsewhere(options, { env: { TSX_DISABLE_CACHE: '1' }, ...ORDINARY });
}

/** Says of Landlock's first call what a kernel without it says, then becomes what follows. */
const KERNEL_WITHOUT_LANDLOCK = `import ctypes, os, struct, sys
steps = ((0x20, 0, 0, 0), (0x15, 0, 1, 444), (0x06, 0, 0, 0x50026), (0x06, 0, 0, 0x7fff0000))
program = ctypes.create_string_buffer(b''.join(struct.pack('=HBBI', *step) for step in steps))
header = ctypes.create_string_buffer(struct.pack('@HP', len(steps), ctypes.addressof(program)))
libc = ctypes.CDLL(None)
libc.prctl(38, 1, 0, 0, 0)
assert libc.prctl(22, 2, header, 0, 0) == 0
os.execv(sys.argv[1], sys.argv[1:])`;

/** An engine on a kernel that knows no Landlock, as far as it can tell. */
export function engineWithoutLandlock(options: LocalEngineOptions): Promise<JudgeEngine> {
  const execArgv = ['-c', KERNEL_WITHOUT_LANDLOCK, process.execPath, ...WITH_TYPES];
  return engineElsewhere(options, { execPath: SYSTEM_PYTHON, execArgv });
}

/** Starts what follows as a root that has no other users, where no namespaces can be made. */
const BARE_ROOT = [
  ...['-Ur', 'sh', '-c'],
  'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"',
  'sh',
];
const UNSHARE = '/usr/bin/unshare';

/** Whether there can be such a root here. */
export const CAN_BE_BARE_ROOT = spawnSync(UNSHARE, [...BARE_ROOT, 'true']).status === 0;

/** An engine of that root. */
export function engineOfBareRoot(options: LocalEngineOptions): Promise<JudgeEngine> {
  const execArgv = [...BARE_ROOT, process.execPath, ...WITH_TYPES];
  return engineElsewhere(options, { execPath: UNSHARE, execArgv });
}

/** An engine as another server on this machine has it, with a TMPDIR of its own. */
export function engineOfOtherServer(
  options: LocalEngineOptions,
  folder: string,
): Promise<JudgeEngine> {
  return engineElsewhere(options, { env: { ...process.env, TMPDIR: folder } });
}

async function engineElsewhere(
  options: LocalEngineOptions,
  how: ForkOptions,
): Promise<JudgeEngine> {
  const child = fork(join(import.meta.dirname, 'running-process.ts'), {
    cwd: REPOSITORY,
    execArgv: WITH_TYPES,
    serialization: 'advanced',
    ...how,
    env: { ...(how.env ?? process.env), ENGINE_OPTIONS: JSON.stringify(options) },
  });
  const gone = once(child, 'exit');
  const [first] = (await once(child, 'message', {
    signal: AbortSignal.timeout(START_DEADLINE_MS),
  })) as [Said];
  if (!('status' in first)) throw new Error('it does not say how it is');
  const running = new Map<number, EventQueue<RunEvent>>();
  child.on('message', (said: Said) => {
    if ('status' in said) return;
    const events = running.get(said.id);
    if ('event' in said) events?.push(said.event);
    else if (said.end === null) events?.end();
    else events?.fail(new Error(said.end));
  });
  void gone.then(() => {
    for (const events of running.values()) events.fail(new Error('the process has died'));
  });
  return {
    name: 'local',
    status: () => first.status,
    async *run(job: Job) {
      const id = running.size;
      const events = new EventQueue<RunEvent>();
      running.set(id, events);
      child.send({ id, job });
      yield* events;
    },
    close: async () => {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}
