import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import express, { type Express } from 'express';
import { checkSchema } from './database/migrations/schema-version.ts';
import type { Env } from './env.ts';
import { JudgeWorker, type Concurrency } from './features/execution/worker/judge-worker.ts';
import { JudgingPace } from './features/execution/worker/judging-pace.ts';
import { ProgressBus } from './features/execution/streams/progress.ts';
import { allowHosts } from './http/access/allowed-hosts.ts';
import { notFound } from './http/app-error.ts';
import { errorHandler } from './http/error-handler.ts';
import { judgeHealthRoutes } from './http/health/judge-health.ts';
import { addressOf, CLOSE_GRACE_MS, closeServer, listen, TIMEOUTS } from './http/listen.ts';
import { createMetrics } from './http/health/metrics.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { JudgeEngine } from './judge/engine.ts';
import { guardedEngine } from './judge/guarded-engine.ts';
import { closeDb, createServingDb, type Database } from './lib/db/db.ts';
import type { HasRoom } from './lib/disk-room.ts';
import type { Logger } from './lib/logger.ts';
import type { RunningServer } from './main.ts';

type Options = {
  readonly env: Pick<Env, 'DATABASE_POOL_URL' | 'HOST' | 'PORT' | 'RATE_LIMIT_SCALE'>;
  readonly databaseUrl: string;
  readonly engine: JudgeEngine;
  readonly logger: Logger;
  /** Whether the folder for temporary files, where programs run, has room. */
  readonly hasRoomToJudge: HasRoom;
  /** Submissions judged at once. */
  readonly concurrency: Concurrency;
};

/** Nobody wakes this server for a new submission, and somebody waits for each. */
const POLL_MS = 250;

/**
 * Composition root of a server that only judges: it claims submissions beside any number of others, and
 * listens for questions about its health.
 * @throws when the database cannot be read, or its schema is not the one of this release; with code
 *   EADDRINUSE or EACCES when the port cannot be opened
 */
export async function serveJudge(options: Options): Promise<RunningServer> {
  const { env, logger, hasRoomToJudge } = options;
  const engine = guardedEngine(options.engine);
  const db = createServingDb(env, options.databaseUrl);
  const stopping = new AbortController();
  const isSchemaOurs = checkSchema(db.pool);
  const rateLimitScale = env.RATE_LIMIT_SCALE;
  const health = { ...options, engine, checkSchema: isSchemaOurs, rateLimitScale };
  const app = createJudgeApp(db, { ...health, isDraining: () => stopping.signal.aborted });
  const server = createServer(TIMEOUTS, app);
  try {
    const misfit = await isSchemaOurs().catch((cause: unknown) => {
      throw new Error(`The database cannot be read: ${String(cause)}`, { cause });
    });
    if (misfit !== null) throw new Error(misfit);
    await listen(server, env.PORT, env.HOST);
  } catch (error) {
    await closeDb(db);
    throw error;
  }
  const worker = new JudgeWorker({
    ...{ db, engine, logger, progress: new ProgressBus(), pace: new JudgingPace() },
    owner: ownerOf(server),
    // An upgrade of the database while this runs is meant for another release than this one.
    hasRoom: async () => (await hasRoomToJudge()) && (await isSchemaOurs()) === null,
    concurrency: options.concurrency,
    pollMs: POLL_MS,
  });
  await worker.start();

  return {
    url: addressOf(server, env.HOST),
    stop: async () => {
      stopping.abort();
      await Promise.all([closeServer(server), worker.stop(CLOSE_GRACE_MS)]);
      await engine.close();
      await closeDb(db);
    },
  };
}

type Health = Parameters<typeof judgeHealthRoutes>[0] & Pick<Options, 'env' | 'logger'>;

function createJudgeApp(db: Database, health: Health): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(requestLog(health.logger));
  app.use(securityHeaders(false));
  app.use(allowHosts([health.env.HOST]));
  app.use(createMetrics(db).routes);
  app.use(judgeHealthRoutes(health));
  app.use(() => {
    throw notFound('Address');
  });
  app.use(errorHandler);
  return app;
}

/**
 * No two servers of a machine listen on one address. It is the same after a restart, which gives back
 * what the run before had.
 */
function ownerOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  return `${hostname()} ${address}:${port}`;
}
