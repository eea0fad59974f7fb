import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { EngineStatus, Job, JudgeEngine, RunEvent } from '../../../engine.ts';
import type { LocalEngineOptions } from '../create-local-engine.ts';
import { EventQueue } from '../event-queue.ts';
import { canBeRead, ORDINARY, REPOSITORY } from './places-to-judge.ts';

/** What running-process.ts says: first how its engine is, then what comes of each job. */
export type Said =
  | { readonly status: EngineStatus }
  | { readonly id: number; readonly event: RunEvent }
  | { readonly id: number; readonly end: string | null };

const START_DEADLINE_MS = 60_000;

/** Whether there is another user to be, who can read what an engine is made of. */
export const CAN_BE_ORDINARY = process.getuid?.() === 0 && canBeRead();

/** An engine in a process of its own, without the rights of root. Jobs cannot be called off. */
export async function engineOfOrdinaryUser(options: LocalEngineOptions): Promise<JudgeEngine> {
  const child = fork(join(import.meta.dirname, 'running-process.ts'), {
    cwd: REPOSITORY,
    execArgv: ['--import', 'tsx'],
    // Of the environment nothing: a home or a cache of root's is not for others.
    env: { TSX_DISABLE_CACHE: '1', ENGINE_OPTIONS: JSON.stringify(options) },
    serialization: 'advanced',
    ...ORDINARY,
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
