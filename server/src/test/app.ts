import { createSecretKey } from 'node:crypto';
import { afterEach } from 'vitest';
import request from 'supertest';
import { createApp, type AppDeps } from '../app.ts';
import { BANK_DIRECTORY } from '../bank/read-problem.ts';
import { createBoard } from '../features/announcements/board.ts';
import { keepSite } from '../features/site/site.queries.ts';
import { checkBank } from '../features/problems/unfinished-problems.ts';
import { alwaysReady } from '../http/health/tests-ready.ts';
import { checkSchema } from '../database/migrations/schema-version.ts';
import { JudgeWorker } from '../features/execution/worker/judge-worker.ts';
import { JudgingPace } from '../features/execution/worker/judging-pace.ts';
import { ProgressBus } from '../features/execution/streams/progress.ts';
import { alwaysRoom } from '../lib/disk-room.ts';
import { createLogger } from '../lib/logger.ts';
import { echoEngine } from './doubles/scripted-engine.ts';
import type { Database } from '../lib/db/db.ts';

type Overrides = Partial<AppDeps> & {
  /** False: submissions stay queued. */
  readonly worker?: boolean;
};

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** The whole HTTP side on a test's database, with a worker that judges unless told otherwise. */
export async function startTestApp(
  db: Database,
  { worker: hasWorker = true, ...overrides }: Overrides = {},
) {
  const logger = overrides.logger ?? createLogger('silent');
  const progress = new ProgressBus();
  const engine = overrides.engine ?? echoEngine;
  const hasRoom = overrides.hasRoom ?? alwaysRoom;
  const pace = overrides.pace ?? new JudgingPace();
  const parts = { db, engine, logger, progress, pace, hasRoom };
  const worker = new JudgeWorker({ ...parts, owner: 'test', concurrency: 2 });
  const stopping = new AbortController();
  const app = createApp({
    db,
    engine,
    progress,
    pace,
    logger,
    jwtKeys: [createSecretKey('a secret of tests that is long enough to be one', 'utf8')],
    passwordCost: 4,
    rateLimitScale: 1000,
    bankDirectory: BANK_DIRECTORY,
    queueMax: 200,
    publicProblems: true,
    hasRoom,
    hasRoomToJudge: alwaysRoom,
    readMachine: () => Promise.resolve(testMachine),
    alerts: null,
    checkSchema: checkSchema(db.pool),
    checkBank: checkBank(db.pool),
    testsReady: alwaysReady,
    isLagging: () => false,
    board: createBoard(db),
    envSettings: [],
    site: keepSite(db),
    hostNames: [],
    clientOrigins: [],
    trustedProxies: [],
    google: null,
    mail: null,
    wakeWorker: () => worker.wake(),
    stopping: stopping.signal,
    client: null,
    ...overrides,
  });
  if (hasWorker) await worker.start();
  cleanups.push(async () => {
    stopping.abort();
    if (hasWorker) await worker.stop(0);
  });
  return {
    app,
    stopping,
    /** A browser: keeps its cookies. */
    browser: () => request.agent(app),
  };
}

export type Browser = ReturnType<typeof request.agent>;

/** Of a server whose database is elsewhere. */
const testMachine = { version: '0', uptimeSeconds: 1, data: null, scratch: null, backup: null };

let people = 0;

/** Registers a new person in this browser and answers who it is. */
export async function signUp(
  browser: Browser,
  input: { name?: string; email?: string; password?: string } = {},
): Promise<{ id: string; email: string; password: string }> {
  people += 1;
  const email = input.email ?? `person-${people}@example.com`;
  const password = input.password ?? 'secret-enough';
  const answer = await browser
    .post('/api/v1/auth/register')
    .send({ name: input.name ?? 'Ada Lovelace', email, password })
    .expect(201);
  const { user } = answer.body as { user: { id: string } };
  return { id: user.id, email, password };
}

/** Makes a token for the person of this browser, and answers its text and id. */
export async function makeToken(
  browser: Browser,
  input: { scopes?: readonly string[]; name?: string; days?: number; password?: string } = {},
): Promise<{ secret: string; id: string }> {
  const body = { scopes: ['read', 'submit'], name: 'Laptop', password: 'secret-enough', ...input };
  const answer = await browser.post('/api/v1/auth/tokens').send(body).expect(201);
  const { secret, token } = (answer.body as { data: { secret: string; token: { id: string } } })
    .data;
  return { secret, id: token.id };
}

/** Lets a person write problems, or change one that they are given. */
export async function makeSetter(db: Database, userId: string, problemId?: string): Promise<void> {
  const place =
    problemId === undefined
      ? ({ scopeType: 'SITE' } as const)
      : ({ scopeType: 'PROBLEM', scopeId: problemId } as const);
  await db.roleGrant.create({ data: { userId, role: 'SETTER', ...place } });
}

/** Registers a new person who is an administrator. */
export async function signUpAdmin(db: Database, browser: Browser) {
  const person = await signUp(browser);
  await db.user.update({ where: { id: person.id }, data: { role: 'ADMIN' } });
  return person;
}
