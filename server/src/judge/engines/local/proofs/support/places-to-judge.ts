import { fork, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { EngineStatus } from '../../../../engine.ts';
import { judge } from '../../../../judge.ts';
import type { JudgeJob, Judgement } from '../../../../judge-job.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngineOptions } from '../../create-local-engine.ts';
import { LANDLOCK_IS_THERE } from './landlock-is-there.ts';

/** An engine, in this process or in one of its own. */
export type Place = {
  /** Of the process that keeps the boxes. */
  readonly pid: number;
  readonly uid: number;
  readonly status: EngineStatus;
  readonly judge: (job: JudgeJob) => Promise<Judgement>;
  readonly close: () => Promise<void>;
};

/** Somebody the engine can run as. */
export type User = { readonly user: string; readonly open: () => Promise<Place> };

/** What judging-process.ts says: first who it is, then one answer for each job. */
export type Introduction = Pick<Place, 'uid' | 'status'>;
export type Answer = {
  readonly id: number;
  readonly judgement?: Judgement;
  readonly error?: string;
};

/** No account of a usual system has such an id, and no box. */
const ORDINARY_UID = 60_900;
export const ORDINARY = { uid: ORDINARY_UID, gid: ORDINARY_UID };
const SCRIPT = join(import.meta.dirname, 'judging-process.ts');
export const REPOSITORY = resolve(import.meta.dirname, '../../../../../../..');
const START_DEADLINE_MS = 100_000;

/**
 * The users the engine can run as here: root stands in for an ordinary one too, unless the checkout
 * is in a folder of its own, which no other user can read.
 */
export function usersOfTheEngine(): User[] {
  if (process.getuid?.() !== 0) return [{ user: 'an ordinary user', open: openHere }];
  const root = { user: 'root', open: openHere };
  if (!canBeRead()) return [root];
  const ordinary = { user: 'an ordinary user', open: () => openElsewhere({}) };
  const user = 'an ordinary user, without namespaces';
  const without = { user, open: () => openElsewhere({ isolations: ['landlock'] }) };
  return LANDLOCK_IS_THERE ? [root, ordinary, without] : [root, ordinary];
}

/** By that user. */
export function canBeRead(): boolean {
  const look = `require('fs').accessSync(${JSON.stringify(SCRIPT)})`;
  return spawnSync(process.execPath, ['-e', look], ORDINARY).status === 0;
}

async function openHere(): Promise<Place> {
  const engine = await createLocalEngine();
  return {
    pid: process.pid,
    uid: process.getuid?.() ?? -1,
    status: engine.status(),
    judge: (job) => judge(engine, job, new AbortController().signal),
    close: () => engine.close(),
  };
}

async function openElsewhere(options: LocalEngineOptions): Promise<Place> {
  const child = fork(SCRIPT, {
    cwd: REPOSITORY,
    execArgv: ['--import', 'tsx'],
    // Of the environment nothing: a home or a cache of root's is not for others.
    env: { TSX_DISABLE_CACHE: '1', ENGINE_OPTIONS: JSON.stringify(options) },
    serialization: 'advanced',
    ...ORDINARY,
  });
  const gone = once(child, 'exit');
  const [introduction] = (await once(child, 'message', {
    signal: AbortSignal.timeout(START_DEADLINE_MS),
  })) as [Introduction];
  return {
    pid: child.pid ?? -1,
    ...introduction,
    judge: judgeIn(child, gone),
    close: async () => {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}

function judgeIn(child: ChildProcess, gone: Promise<unknown>): Place['judge'] {
  const asked = new Map<number, (answer: Answer) => void>();
  let next = 0;
  child.on('message', (answer: Answer) => asked.get(answer.id)?.(answer));
  return async (job) => {
    const id = next++;
    const died = gone.then(() => ({ id, error: 'the process that judges has died' }));
    const answered = new Promise<Answer>((resolve) => asked.set(id, resolve));
    child.send({ id, job });
    const { judgement, error }: Answer = await Promise.race([answered, died]);
    asked.delete(id);
    if (!judgement) throw new Error(error);
    return judgement;
  };
}
