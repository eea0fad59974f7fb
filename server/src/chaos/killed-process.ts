import { appendFileSync } from 'node:fs';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { judge0Options } from '../judge0-options.ts';
import { createEngine } from '../judge/create-engine.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { stopOnSignals } from '../lib/process/stop-on-signals.ts';
import type { RunningServer } from '../main.ts';
import { dateOff } from '../test/faults/date-off.ts';
import { SEED_NAME, seedChance } from './chance.ts';
import { faultyEngine } from './faulty-engine.ts';
import { pretendedEngine } from './rejudge/pretended-engine.ts';

/**
 * Runs a server in this process until it is killed or stopped: the real one on a real database, with the
 * real sandbox behind an engine that fails now and then. Its clock is set off by a message.
 */
export async function runToBeKilled(
  env: Env,
  serve: (engine: JudgeEngine) => Promise<RunningServer>,
): Promise<void> {
  const [share = '', callsFile = '', judge = 'real'] = process.argv.slice(2);
  const seed = process.env[SEED_NAME];
  if (seed !== undefined) seedChance(Number(seed));
  const sound =
    judge === 'pretended'
      ? pretendedEngine
      : await createEngine(env.JUDGE_ENGINE, { judge0: judge0Options(env) });
  const engine = faultyEngine(sound, {
    share: Number(share),
    // In a file, because this process will be killed.
    onCall: (fault) => appendFileSync(callsFile, `${fault ?? 'works'}\n`),
  });
  // Before it listens: whoever finds it ready may stop it.
  const cleanups: (() => Promise<void>)[] = [];
  stopOnSignals(async () => {
    for (const cleanup of cleanups) await cleanup();
  }, console);
  const server = await serve(engine);
  cleanups.push(() => server.stop());
  const RealDate = Date;
  process.on('message', (message) => {
    const { clockOffMs } = z.object({ clockOffMs: z.number() }).parse(message);
    globalThis.Date = dateOff(clockOffMs, RealDate);
  });
}
