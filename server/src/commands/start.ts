import { step } from '../../bootstrap/progress.mjs';
import { SeedingWhileServing } from '../bank/seed/seeding-while-serving.ts';
import { applyMigrations } from '../database/migrations/migrate.ts';
import { startSupervisedPostgres } from '../database/embedded/supervised-postgres.ts';
import { readEnv, type Env } from '../env.ts';
import { ensureDataDir, ensureJwtSecret, postgresDirectory } from '../lib/data-dir/data-dir.ts';
import { lockDataDir } from '../lib/data-dir/data-dir-lock.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb } from '../lib/db/db.ts';
import { alwaysRoom, watchDisk } from '../lib/disk-room.ts';
import { createLogger, defaultLogLevel, type Logger } from '../lib/logger.ts';
import { serve } from '../main.ts';
import { assertPortFree } from './assert-port-free.ts';
import { CLIENT_DIRECTORY } from './client-directory.ts';
import { prepareData } from './prepare-data.ts';
import { reportJudge, roomToJudge, slotsOf, startJudge } from './start-judge.ts';
import { stopOnSignals } from '../lib/process/stop-on-signals.ts';

type Options = {
  /** Whether to serve the built client too; in development it has a server of its own. */
  readonly client: boolean;
};

/**
 * Brings up the whole product on this machine and keeps it up until a signal comes: database,
 * migrations, seed, judge, server. Tests that programs have to make first are made while it serves.
 * What was started is ended again, in the opposite order.
 */
export async function start({ client }: Options = { client: true }): Promise<void> {
  const env = readEnv();
  const cleanups: (() => Promise<void> | void)[] = [];
  const cleanUp = async (): Promise<void> => {
    for (const cleanup of cleanups.reverse().splice(0)) await cleanup();
  };
  stopOnSignals(cleanUp, console);
  try {
    const dataDir = ensureDataDir(env.DATA_DIR);
    const lock = await lockDataDir(dataDir);
    cleanups.push(() => lock.release());
    await assertPortFree(env.PORT, env.HOST);

    const logger = createLogger(env.LOG_LEVEL ?? defaultLogLevel(env.NODE_ENV));
    const starting = startJudge(env, { logger, hidden: [dataDir] }, cleanups);
    const databaseUrl = await openDatabase(env, { logger, dataDir }, cleanups);
    await step('Applying migrations', () => applyMigrations(databaseUrl));
    const administrator = await prepareData(env, databaseUrl, { isWhole: false });
    const seeding = openSeeding(databaseUrl, logger, cleanups);
    const engine = await step('Starting the judge', () => starting);
    const server = await serve({
      env,
      databaseUrl,
      jwtSecrets: [
        ensureJwtSecret(dataDir, env.JWT_SECRET, () => {
          logger.warn('jwt-secret was cut off and is made anew: everybody has to sign in again');
        }),
        ...(env.JWT_SECRET_PREVIOUS === undefined ? [] : [env.JWT_SECRET_PREVIOUS]),
      ],
      engine,
      logger,
      // A database elsewhere says itself when its disk is full.
      hasRoom: env.DATABASE_URL === undefined ? watchDisk(dataDir) : alwaysRoom,
      ...(env.DATABASE_URL === undefined && { dataDir }),
      hasRoomToJudge: roomToJudge(env),
      clientDirectory: client ? CLIENT_DIRECTORY : null,
      concurrency: () => slotsOf(env, engine),
      seeding,
    });
    cleanups.push(() => server.stop());
    seeding.start();
    lock.describe(`${server.url} (process ${process.pid})`);
    reportJudge(engine, env);
    console.log(`\nStepwise is running at ${server.url}\n`);
    // Said before, in case that the start failed; much has been said since.
    if (administrator.kind === 'created' && administrator.password !== null) {
      console.log(`Sign in as ${administrator.email} with ${administrator.password}\n`);
    }
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/** On connections of its own, which may take longer than those that people wait for. */
function openSeeding(
  databaseUrl: string,
  logger: Logger,
  cleanups: (() => Promise<void> | void)[],
): SeedingWhileServing {
  const db = createDb(databaseUrl, { timeouts: COMMAND_TIMEOUTS });
  cleanups.push(() => closeDb(db));
  const seeding = new SeedingWhileServing(db, { logger });
  cleanups.push(() => seeding.stop());
  return seeding;
}

async function openDatabase(
  env: Env,
  { logger, dataDir }: { readonly logger: Logger; readonly dataDir: string },
  cleanups: (() => Promise<void> | void)[],
): Promise<string> {
  if (env.DATABASE_URL !== undefined) return env.DATABASE_URL;
  const starting = startSupervisedPostgres({
    dataDir: postgresDirectory(dataDir),
    onDeath: (error) => {
      if (error === null) logger.warn('the database ended by itself and was started again');
      else logger.error({ err: error }, 'the database ended by itself and cannot be started');
    },
  });
  // One that is interrupted while it starts is stopped when it has started.
  const stopping = starting.then(
    ({ stop }) => stop,
    () => () => Promise.resolve(),
  );
  cleanups.push(async () => (await stopping)());
  const { url } = await step('Starting the database', () => starting);
  return url;
}
