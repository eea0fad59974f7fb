import { readJudgeEnv } from '../env.ts';
import { serveJudge } from '../judge-server.ts';
import { isInContainer } from '../lib/process/in-container.ts';
import { createLogger, defaultLogLevel } from '../lib/logger.ts';
import { reportJudge, roomToJudge, slotsOf, startJudge } from './start-judge.ts';
import { stopOnSignals } from '../lib/process/stop-on-signals.ts';

// npm run judge: a server that only judges what others have accepted, on a database that
// `npm run db:prepare` has prepared. Nobody signs in here, and it keeps nothing on this machine.
const cleanups: (() => Promise<void> | void)[] = [];
const cleanUp = async (): Promise<void> => {
  for (const cleanup of cleanups.reverse().splice(0)) await cleanup();
};

try {
  const env = readJudgeEnv();
  if (env.DATABASE_URL === undefined) {
    throw new Error(
      'npm run judge needs DATABASE_URL: the database whose submissions it judges. The embedded database is for one ' +
        'machine: move to a PostgreSQL of your own first (.github/operations.md says how).',
    );
  }
  if (env.JUDGE_SLOTS === 0) throw new Error('JUDGE_SLOTS=0 leaves npm run judge nothing to do.');
  stopOnSignals(cleanUp, console);
  const logger = createLogger(env.LOG_LEVEL ?? defaultLogLevel(env.NODE_ENV));
  const engine = await startJudge(env, { logger, hidden: [] }, cleanups);
  const server = await serveJudge({
    env,
    databaseUrl: env.DATABASE_URL,
    engine,
    logger,
    hasRoomToJudge: roomToJudge(env),
    concurrency: () => slotsOf(env, engine),
  });
  cleanups.push(() => server.stop());
  reportJudge(engine, env);
  const where = isInContainer() ? `on port ${env.PORT} of this container` : `at ${server.url}`;
  console.log(`Stepwise judges; /readyz ${where} says how it is`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await cleanUp();
  process.exit(1);
}
