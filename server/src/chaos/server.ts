// The API as a process of its own, to be killed by the chaos run.
import { availableParallelism } from 'node:os';
import { readEnv } from '../env.ts';
import { alwaysRoom } from '../lib/disk-room.ts';
import { createLogger } from '../lib/logger.ts';
import { serve } from '../main.ts';
import { runToBeKilled } from './killed-process.ts';

const env = readEnv();
await runToBeKilled(env, (engine) =>
  serve({
    env,
    databaseUrl: env.DATABASE_URL ?? '',
    jwtSecrets: [env.JWT_SECRET ?? ''],
    engine,
    logger: createLogger('warn'),
    hasRoom: alwaysRoom,
    hasRoomToJudge: alwaysRoom,
    clientDirectory: null,
    concurrency: availableParallelism(),
  }),
);
