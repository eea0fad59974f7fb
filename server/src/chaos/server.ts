// The API as a process of its own, to be killed by the chaos run: the real server on a real
// database, with the real sandbox behind an engine that fails now and then.
import { appendFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { judge0Options } from '../judge0-options.ts';
import { readEnv } from '../env.ts';
import { createEngine } from '../judge/create-engine.ts';
import { alwaysRoom } from '../lib/disk-room.ts';
import { createLogger } from '../lib/logger.ts';
import { stopOnSignals } from '../lib/process/stop-on-signals.ts';
import { serve } from '../main.ts';
import { faultyEngine } from './faulty-engine.ts';
import { dateOff } from '../test/faults/date-off.ts';
import { pretendedEngine } from './rejudge/pretended-engine.ts';

const [share = '', callsFile = '', judge = 'real'] = process.argv.slice(2);
const env = readEnv();
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
const server = await serve({
  env,
  databaseUrl: env.DATABASE_URL ?? '',
  jwtSecrets: [env.JWT_SECRET ?? ''],
  engine,
  logger: createLogger('warn'),
  hasRoom: alwaysRoom,
  hasRoomToJudge: alwaysRoom,
  clientDirectory: null,
  concurrency: availableParallelism(),
});
cleanups.push(() => server.stop());
const RealDate = Date;
process.on('message', (message) => {
  const { clockOffMs } = z.object({ clockOffMs: z.number() }).parse(message);
  globalThis.Date = dateOff(clockOffMs, RealDate);
});
