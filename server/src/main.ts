import { createSecretKey } from 'node:crypto';
import { createServer } from 'node:http';
import { hostname } from 'node:os';
import type { RequestHandler } from 'express';
import { createApp } from './app.ts';
import { BANK_DIRECTORY } from './bank/read-problem.ts';
import { type SeedingWhileServing, TestsNotReadyError } from './bank/seed/seeding-while-serving.ts';
import { type BankCheck, checkBank } from './features/problems/unfinished-problems.ts';
import { checkSchema } from './database/migrations/schema-version.ts';
import type { Env } from './env.ts';
import {
  GOOGLE_ANSWER_WITHIN_MS,
  GOOGLE_TOKENINFO_URL,
  GOOGLE_USERINFO_URL,
  type GoogleConfig,
} from './features/auth/google/ask-google.ts';
import { JudgeWorker } from './features/execution/worker/judge-worker.ts';
import { JudgingPace } from './features/execution/worker/judging-pace.ts';
import { ProgressBus } from './features/execution/streams/progress.ts';
import { startHousekeeping } from './housekeeping.ts';
import { CONNECTION_LIMITS, Connections } from './http/connections.ts';
import { addressOf, CLOSE_GRACE_MS, closeServer, listen, TIMEOUTS } from './http/listen.ts';
import { staticClient } from './http/static-client.ts';
import { alwaysReady, testsNotReady, type TestsReady } from './http/tests-ready.ts';
import type { JudgeEngine } from './judge/engine.ts';
import { engineWithRoom } from './judge/engine-with-room.ts';
import { guardedEngine } from './judge/guarded-engine.ts';
import { closeDb, createDb } from './lib/db.ts';
import type { HasRoom } from './lib/disk-room.ts';
import { watchEventLoop } from './lib/process/event-loop.ts';
import type { Logger } from './lib/logger.ts';
import { closePasswordThreads, PASSWORD_COST } from './lib/password.ts';

type Options = {
  readonly env: Env;
  readonly databaseUrl: string;
  /** The first one signs sessions; older ones are still accepted. */
  readonly jwtSecrets: readonly string[];
  readonly engine: JudgeEngine;
  readonly logger: Logger;
  /** Whether the database's disk has room, as far as this machine can tell. */
  readonly hasRoom: HasRoom;
  /** Whether the folder for temporary files, where programs run, has room. */
  readonly hasRoomToJudge: HasRoom;
  /** Folder of the built client; null serves the API alone (development: the client has its own server). */
  readonly clientDirectory: string | null;
  /** Submissions judged at once; 0 leaves all of them to other servers. */
  readonly concurrency: number;
  /** Makes the bank's tests meanwhile; absent where that was done before. */
  readonly seeding?: SeedingWhileServing;
};

export type RunningServer = {
  readonly url: string;
  /** Graceful shutdown: running requests and submissions get a few seconds, then everything is closed. */
  stop(): Promise<void>;
};

/**
 * Composition root: builds every part, connects them, listens.
 * @throws with code EADDRINUSE or EACCES when the port cannot be opened
 */
export async function serve(options: Options): Promise<RunningServer> {
  const { env, logger } = options;
  // Outside: a full disk says nothing of the engine, which is tried again once there is room.
  const engine = engineWithRoom(guardedEngine(options.engine), options.hasRoomToJudge);
  const db = createDb(options.databaseUrl);
  const progress = new ProgressBus();
  const pace = new JudgingPace();
  const stopping = new AbortController();
  const owner = `${hostname()}:${env.PORT}`;
  const worker = new JudgeWorker({ ...options, engine, db, progress, pace, owner });
  const eventLoop = watchEventLoop();
  const app = createApp({
    db,
    engine,
    hasRoom: options.hasRoom,
    hasRoomToJudge: options.hasRoomToJudge,
    checkSchema: checkSchema(db.pool),
    ...bankOf(options, checkBank(db.pool)),
    isLagging: eventLoop.isLagging,
    progress,
    pace,
    logger,
    jwtKeys: options.jwtSecrets.map((secret) => createSecretKey(secret, 'utf8')),
    passwordCost: PASSWORD_COST,
    bankDirectory: BANK_DIRECTORY,
    ...settingsOf(env),
    wakeWorker: () => worker.wake(),
    stopping: stopping.signal,
    client: clientOf(options),
  });

  const server = createServer(TIMEOUTS, app);
  const isProxy = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  const connections = new Connections(CONNECTION_LIMITS, (address) => isProxy(address, 0));
  connections.watch(server);
  try {
    await listen(server, env.PORT, env.HOST);
  } catch (error) {
    eventLoop.stop();
    server.close();
    await closeDb(db);
    throw error;
  }
  if (options.concurrency > 0) await worker.start();
  const endHousekeeping = startHousekeeping(db, logger);

  return {
    url: addressOf(server, env.HOST),
    stop: async () => {
      stopping.abort();
      connections.closeAfterAnswers();
      eventLoop.stop();
      endHousekeeping();
      await Promise.all([closeServer(server), worker.stop(CLOSE_GRACE_MS)]);
      await engine.close();
      await closePasswordThreads();
      await closeDb(db);
    },
  };
}

/** Tests that are still being made lack nothing that a person could do. */
function bankOf({ seeding }: Options, check: BankCheck) {
  if (!seeding) return { testsReady: alwaysReady, checkBank: check };
  const checkBank: BankCheck = () => (seeding.isUnderWay ? Promise.resolve(null) : check());
  const testsReady: TestsReady = async (idOrSlug) => {
    try {
      return await seeding.ready(idOrSlug);
    } catch (error) {
      throw error instanceof TestsNotReadyError ? testsNotReady(error) : error;
    }
  };
  return { testsReady, checkBank };
}

function settingsOf(env: Env) {
  return {
    rateLimitScale: env.RATE_LIMIT_SCALE,
    queueMax: env.QUEUE_MAX,
    hostNames: [env.HOST],
    clientOrigins: env.CLIENT_ORIGIN ?? [],
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    google: googleConfig(env),
  };
}

function clientOf({ clientDirectory: directory, env }: Options): RequestHandler | null {
  if (directory === null) return null;
  return staticClient({ directory, googleClientId: env.GOOGLE_CLIENT_ID ?? '' });
}

function googleConfig(env: Env): GoogleConfig | null {
  if (env.GOOGLE_CLIENT_ID === undefined) return null;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    tokenInfoUrl: env.GOOGLE_TOKENINFO_URL ?? GOOGLE_TOKENINFO_URL,
    userInfoUrl: env.GOOGLE_USERINFO_URL ?? GOOGLE_USERINFO_URL,
    answerWithinMs: GOOGLE_ANSWER_WITHIN_MS,
  };
}
