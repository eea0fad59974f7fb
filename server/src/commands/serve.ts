import { readEnv } from '../env.ts';
import { alwaysRoom } from '../lib/disk-room.ts';
import { isInContainer } from '../lib/process/in-container.ts';
import { createLogger, defaultLogLevel } from '../lib/logger.ts';
import { serve } from '../main.ts';
import { CLIENT_DIRECTORY } from './client-directory.ts';
import { reportJudge, roomToJudge, slotsOf, startJudge } from './start-judge.ts';
import { stopOnSignals } from '../lib/process/stop-on-signals.ts';

// npm run serve: one server of several on a database that `npm run db:prepare` has prepared. It
// keeps nothing on this machine and starts nothing but the judge.
const cleanups: (() => Promise<void> | void)[] = [];
const cleanUp = async (): Promise<void> => {
  for (const cleanup of cleanups.reverse().splice(0)) await cleanup();
};

try {
  const env = readEnv();
  if (env.DATABASE_URL === undefined || env.JWT_SECRET === undefined) {
    throw new Error('npm run serve needs DATABASE_URL and JWT_SECRET; npm start makes its own.');
  }
  stopOnSignals(cleanUp, console);
  const logger = createLogger(env.LOG_LEVEL ?? defaultLogLevel(env.NODE_ENV));
  const engine = await startJudge(env, { logger, hidden: [] }, cleanups);
  const server = await serve({
    env,
    databaseUrl: env.DATABASE_URL,
    jwtSecrets: [env.JWT_SECRET, env.JWT_SECRET_PREVIOUS].filter((secret) => secret !== undefined),
    engine,
    logger,
    hasRoom: alwaysRoom,
    hasRoomToJudge: roomToJudge(env),
    clientDirectory: CLIENT_DIRECTORY,
    concurrency: () => slotsOf(env, engine),
  });
  cleanups.push(() => server.stop());
  reportJudge(engine, env);
  // Outside it has the address that the container's port was given.
  const where = isInContainer() ? `on port ${env.PORT} of this container` : `at ${server.url}`;
  console.log(`Stepwise is running ${where}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await cleanUp();
  process.exit(1);
}
