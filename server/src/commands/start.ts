import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { note, step } from '../../bootstrap/progress.mjs';
import { seedBank } from '../bank/seed.ts';
import { applyMigrations } from '../database/migrate.ts';
import { startSupervisedPostgres } from '../database/supervised-postgres.ts';
import { readEnv, type Env } from '../env.ts';
import { ensureAdministrator } from '../features/auth/administrator.service.ts';
import { createEngine } from '../judge/create-engine.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { ensureDataDir, ensureJwtSecret, postgresDirectory } from '../lib/data-dir.ts';
import { lockDataDir } from '../lib/data-dir-lock.ts';
import { closeDb, createDb } from '../lib/db.ts';
import { alwaysRoom, watchDisk } from '../lib/disk-room.ts';
import { createLogger, type Logger } from '../lib/logger.ts';
import { serve } from '../main.ts';
import { assertPortFree } from './assert-port-free.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const CLIENT_DIRECTORY = resolve(import.meta.dirname, '../../../client/dist');

type Options = {
  /** Whether to serve the built client too; in development it has a server of its own. */
  readonly client: boolean;
};

/**
 * Brings up the whole product on this machine and keeps it up until a signal comes: database,
 * migrations, seed, judge, server. What was started is ended again, in the opposite order.
 */
export async function start({ client }: Options = { client: true }): Promise<void> {
  const env = readEnv();
  const cleanups: (() => Promise<void> | void)[] = [];
  const cleanUp = async (): Promise<void> => {
    for (const cleanup of cleanups.reverse().splice(0)) await cleanup();
  };
  stopOnSignals(cleanUp);
  try {
    const dataDir = ensureDataDir(env.DATA_DIR);
    const lock = await lockDataDir(dataDir);
    cleanups.push(() => lock.release());
    await assertPortFree(env.PORT, env.HOST);

    const logger = createLogger(env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'));
    const starting = startJudge(env, { logger, dataDir }, cleanups);
    const databaseUrl = await openDatabase(env, { logger, dataDir }, cleanups);
    await step('Applying migrations', () => applyMigrations(databaseUrl));
    await prepareData(env, databaseUrl);
    const engine = await step('Starting the judge', () => starting);
    const server = await serve({
      env,
      databaseUrl,
      jwtSecrets: [
        ensureJwtSecret(dataDir, env.JWT_SECRET),
        ...(env.JWT_SECRET_PREVIOUS === undefined ? [] : [env.JWT_SECRET_PREVIOUS]),
      ],
      engine,
      logger,
      // A database elsewhere says itself when its disk is full.
      hasRoom: env.DATABASE_URL === undefined ? watchDisk(dataDir) : alwaysRoom,
      clientDirectory: client ? CLIENT_DIRECTORY : null,
      concurrency: availableParallelism(),
    });
    cleanups.push(() => server.stop());
    lock.describe(`${server.url} (process ${process.pid})`);
    reportJudge(engine);
    console.log(`\nStepwise is running at ${server.url}\n`);
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/** The judge probes itself while the database starts: both take a second and neither needs the other. */
function startJudge(
  env: Env,
  { logger, dataDir }: { readonly logger: Logger; readonly dataDir: string },
  cleanups: (() => Promise<void> | void)[],
): Promise<JudgeEngine> {
  const starting = createEngine(env.JUDGE_ENGINE, {
    local: { log: (message) => logger.info(message), hidden: [dataDir] },
  });
  // A judge that does not start is told to whoever waits for it; here there is just nothing to end.
  const ending = starting.then(
    (engine) => () => engine.close(),
    () => () => Promise.resolve(),
  );
  cleanups.push(async () => (await ending)());
  return starting;
}

async function openDatabase(
  env: Env,
  { logger, dataDir }: { readonly logger: Logger; readonly dataDir: string },
  cleanups: (() => Promise<void> | void)[],
): Promise<string> {
  if (env.DATABASE_URL !== undefined) return env.DATABASE_URL;
  const postgres = await step('Starting the database', () =>
    startSupervisedPostgres({
      dataDir: postgresDirectory(dataDir),
      onDeath: (error) => {
        if (error === null) logger.warn('the database had died and runs again');
        else logger.error({ err: error }, 'the database has died and does not start');
      },
    }),
  );
  cleanups.push(() => postgres.stop());
  return postgres.url;
}

async function prepareData(env: Env, databaseUrl: string): Promise<void> {
  const db = createDb(databaseUrl);
  try {
    const lines: string[] = [];
    await step('Seeding problems', () => seedBank(db, { log: (line) => lines.push(line) }));
    for (const line of lines) note(line);
    const administrator = await ensureAdministrator(db, {
      email: env.ADMIN_EMAIL,
      password: env.ADMIN_PASSWORD,
    });
    if (administrator.kind === 'created') {
      note(`Administrator: ${administrator.email}`);
      if (administrator.password !== null) {
        note(`Password (shown this once): ${administrator.password}`);
      }
    } else if (administrator.kind === 'email-taken') {
      note(`${administrator.email} belongs to an ordinary account and was not made administrator.`);
      note(`If that is right: npm run user:promote -- ${administrator.email}`);
    }
  } finally {
    await closeDb(db);
  }
}

/** Says in words what cannot run and what to do about it. */
function reportJudge(engine: JudgeEngine): void {
  const { state, reasons, remedies, languages } = engine.status();
  if (state !== 'ready') note(`The judge is ${state}.`);
  for (const line of [...reasons, ...remedies]) note(line);
  for (const { language, reason, version } of languages) {
    note(reason === null ? `${language}: ${version ?? 'ready'}` : `${language}: ${reason}`);
  }
}
