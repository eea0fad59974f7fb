// A server that only judges as a process of its own, to be killed by the chaos run.
import { availableParallelism } from 'node:os';
import { readJudgeEnv } from '../env.ts';
import { serveJudge } from '../judge-server.ts';
import { alwaysRoom } from '../lib/disk-room.ts';
import { createLogger } from '../lib/logger.ts';
import { runToBeKilled } from './killed-process.ts';

const env = readJudgeEnv();
await runToBeKilled(env, (engine) =>
  serveJudge({
    env,
    databaseUrl: env.DATABASE_URL ?? '',
    engine,
    logger: createLogger('warn'),
    hasRoomToJudge: alwaysRoom,
    concurrency: availableParallelism(),
  }),
);
