import { createSecretKey } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { hostname } from 'node:os';
import type { Express, RequestHandler } from 'express';
import { createAlertChannel, startAlertWatch } from './alerts.ts';
import { createApp } from './app.ts';
import { BANK_DIRECTORY } from './bank/read-problem.ts';
import { type SeedingWhileServing, TestsNotReadyError } from './bank/seed/seeding-while-serving.ts';
import { type BankCheck, checkBank } from './features/problems/unfinished-problems.ts';
import { checkSchema } from './database/migrations/schema-version.ts';
import { listEnvSettings } from './env-settings.ts';
import type { Env } from './env.ts';
import {
  GOOGLE_ANSWER_WITHIN_MS,
  GOOGLE_TOKENINFO_URL,
  GOOGLE_USERINFO_URL,
  type GoogleConfig,
} from './features/auth/google/ask-google.ts';
import { Mailer } from './features/auth/mail/mailer.ts';
import { withdrawJudge } from './features/execution/queue/judge-servers.queries.ts';
import { atOnce, JudgeWorker, type Concurrency } from './features/execution/worker/judge-worker.ts';
import { JudgingPace } from './features/execution/worker/judging-pace.ts';
import { ProgressBus } from './features/execution/streams/progress.ts';
import { describeExplored } from './features/explore/explored-pages.ts';
import { startHousekeeping } from './housekeeping.ts';
import { machineReader, scratchDirectory } from './machine.ts';
import { keepTold, pageSiteReader, type Told } from './page-site-reader.ts';
import { CONNECTION_LIMITS, Connections } from './http/connections.ts';
import { addressOf, CLOSE_GRACE_MS, closeServer, listen, TIMEOUTS } from './http/listen.ts';
import { readLogo } from './http/site-logo.ts';
import { staticClient } from './http/page/static-client.ts';
import { alwaysReady, testsNotReady, type TestsReady } from './http/health/tests-ready.ts';
import type { JudgeEngine } from './judge/engine.ts';
import { engineWithRoom } from './judge/engine-with-room.ts';
import { guardedEngine } from './judge/guarded-engine.ts';
import { closeDb, createServingDb, type Database } from './lib/db/db.ts';
import type { HasRoom } from './lib/disk-room.ts';
import { readSender } from './lib/mail/sender.ts';
import { createSmtp } from './lib/mail/smtp.ts';
import { readSmtpUrl } from './lib/mail/smtp-url.ts';
import { watchEventLoop } from './lib/process/event-loop.ts';
import type { Logger } from './lib/logger.ts';
import { closeDrawingThread } from './lib/markdown/draw-texts.ts';
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
  /** Where the embedded database lies; absent where the database is not this machine's. */
  readonly dataDir?: string;
  /** Folder of the built client; null serves the API alone (development: the client has its own server). */
  readonly clientDirectory: string | null;
  /** Submissions judged at once; 0 leaves all of them to other servers. */
  readonly concurrency: Concurrency;
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
  const db = createServingDb(env, options.databaseUrl);
  const [progress, pace] = [new ProgressBus(), new JudgingPace()];
  const stopping = new AbortController();
  const owner = `${hostname()}:${env.PORT}`;
  const worker = new JudgeWorker({ ...judgingOf(options), engine, db, progress, pace, owner });
  const [eventLoop, told] = [watchEventLoop(), keepTold(db)];
  const mailer = createMailer(env, { ...told, db, logger });
  const health = healthOf(options, db);
  const alerts = createAlertChannel(env, logger);
  const app = createApp({
    db,
    engine,
    ...health,
    alerts,
    isLagging: eventLoop.isLagging,
    progress,
    pace,
    logger,
    ...settingsOf(options),
    ...told,
    mail: mailer,
    wakeWorker: () => worker.wake(),
    stopping: stopping.signal,
    client: clientOf(options, { ...told, db, isLagging: eventLoop.isLagging }),
  });

  const server = createServer(TIMEOUTS, app);
  const connections = watchConnections(server, app);
  try {
    await listen(server, env.PORT, env.HOST);
  } catch (error) {
    eventLoop.stop();
    server.close();
    await closeDb(db);
    throw error;
  }
  await (atOnce(options.concurrency) > 0 ? worker.start() : withdrawJudge(db, owner));
  mailer?.start();
  const endHousekeeping = startHousekeeping(db, logger);
  const alertWatch = startAlertWatch(alerts, { ...health, db, engine, logger });

  return {
    url: addressOf(server, env.HOST),
    stop: async () => {
      stopping.abort();
      connections.closeAfterAnswers();
      eventLoop.stop();
      endHousekeeping();
      const others = [mailer?.stop(), alertWatch?.stop()];
      await Promise.all([closeServer(server), worker.stop(CLOSE_GRACE_MS), ...others]);
      await engine.close();
      await Promise.all([closePasswordThreads(), closeDrawingThread()]);
      await closeDb(db);
    },
  };
}

/** What cannot run here is left to other servers: claimed and put back it would only wait longer. */
function judgingOf({ logger, concurrency, hasRoom, hasRoomToJudge }: Options) {
  const hasBoth: HasRoom = async () => (await hasRoom()) && (await hasRoomToJudge());
  return { logger, concurrency, hasRoom: hasBoth };
}

/** What tells whether this server can serve. */
function healthOf(options: Options, { pool }: Database) {
  const bank = bankOf(options, checkBank(pool));
  return { ...roomOf(options), checkSchema: checkSchema(pool), ...bank };
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

/** Whether this machine's disks have room, and what else is known of it. */
function roomOf({ env, dataDir, hasRoom, hasRoomToJudge }: Options) {
  const room = { hasRoom, hasRoomToJudge };
  const folders = { dataDir: dataDir ?? null, scratchDir: scratchDirectory(env) };
  const readMachine = machineReader({ ...room, ...folders });
  return { ...room, readMachine };
}

function watchConnections(server: Server, app: Express): Connections {
  const isProxy = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  const connections = new Connections(CONNECTION_LIMITS, (address) => isProxy(address, 0));
  connections.watch(server);
  return connections;
}

function settingsOf({ env, jwtSecrets }: Options) {
  return {
    jwtKeys: jwtSecrets.map((secret) => createSecretKey(secret, 'utf8')),
    passwordCost: PASSWORD_COST,
    bankDirectory: BANK_DIRECTORY,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    queueMax: env.QUEUE_MAX,
    publicProblems: hasPublicProblems(env),
    hostNames: [env.HOST],
    clientOrigins: env.CLIENT_ORIGIN ?? [],
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    envSettings: listEnvSettings(env, process.env),
    google: googleConfig(env),
  };
}

/** Null where no mail is sent. */
function createMailer(
  env: Env,
  { site, db, logger }: Pick<Told, 'site'> & { readonly db: Database; readonly logger: Logger },
): Mailer | null {
  const { SMTP_URL = '', MAIL_FROM = '', CLIENT_ORIGIN: [siteUrl] = [] } = env;
  const [server, from] = [readSmtpUrl(SMTP_URL), readSender(MAIL_FROM)];
  if (server === null || from === null || siteUrl === undefined) return null;
  const siteName = async () => (await site.read()).name;
  return new Mailer({ db, logger, siteUrl, siteName, send: createSmtp({ server, from }) });
}

function clientOf(
  { clientDirectory: directory, env, logger }: Options,
  deps: Told & { readonly db: Database; readonly isLagging: () => boolean },
): RequestHandler | null {
  if (directory === null) return null;
  const publicProblems = hasPublicProblems(env);
  const textDeps = { ...deps, logger, rateLimitScale: env.RATE_LIMIT_SCALE };
  return staticClient({
    directory,
    publicProblems,
    origin: env.CLIENT_ORIGIN?.[0] ?? null,
    googleClientId: env.GOOGLE_CLIENT_ID ?? '',
    logo: env.LOGO_FILE === undefined ? null : readLogo(env.LOGO_FILE),
    readSite: pageSiteReader(deps, logger),
    ...(publicProblems && { describe: describeExplored(textDeps) }),
  });
}

function hasPublicProblems(env: Env): boolean {
  return env.PUBLIC_PROBLEMS === 'on';
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
