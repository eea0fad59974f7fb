import { availableParallelism } from 'node:os';
import { note } from '../../bootstrap/progress.mjs';
import type { Env } from '../env.ts';
import { createEngine } from '../judge/create-engine.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { alwaysRoom, SCRATCH_RESERVE, watchDisk, type HasRoom } from '../lib/disk-room.ts';
import type { Logger } from '../lib/logger.ts';
import { judge0Options } from '../judge0-options.ts';
import { scratchDirectory } from '../machine.ts';

/** The judge probes itself while the database starts: both take a second and neither needs the other. */
export function startJudge(
  env: Env,
  { logger, hidden }: { readonly logger: Logger; readonly hidden: readonly string[] },
  cleanups: (() => Promise<void> | void)[],
): Promise<JudgeEngine> {
  const log = (message: string): void => logger.info(message);
  const starting = createEngine(env.JUDGE_ENGINE, {
    local: { log, hidden, slots: env.JUDGE_SLOTS || undefined },
    judge0: judge0Options(env, log),
  });
  // A judge that does not start is told to whoever waits for it; here there is just nothing to end.
  const ending = starting.then(
    (engine) => () => engine.close(),
    () => () => Promise.resolve(),
  );
  cleanups.push(async () => (await ending)());
  return starting;
}

/** Says in words what cannot run and what to do about it. */
export function reportJudge(engine: JudgeEngine, env: Env): void {
  const { state, isolation, reasons, remedies, languages } = engine.status();
  if (state !== 'ready') note(`The judge is ${state}.`);
  if (isolation !== undefined) note(`Sandbox: ${isolation}`);
  for (const line of [...reasons, ...remedies]) note(line);
  for (const { language, reason, version } of languages) {
    note(reason === null ? `${language}: ${version ?? 'ready'}` : `${language}: ${reason}`);
  }
  if (env.JUDGE_SLOTS === 0)
    note('JUDGE_SLOTS=0: submissions wait for other servers to judge them.');
}

/** Watches the folder in which the embedded judge runs programs; another judge has its own machine. */
export function roomToJudge(env: Env): HasRoom {
  const folder = scratchDirectory(env);
  return folder === null ? alwaysRoom : watchDisk(folder, SCRATCH_RESERVE);
}

/** Submissions that a server with this engine judges at once: what waits inside, no other server can take. */
export function slotsOf(env: Env, engine: JudgeEngine): number {
  return Math.min(env.JUDGE_SLOTS ?? Infinity, engine.slots ?? availableParallelism());
}
