import { Prisma } from '@stepwise/db/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDb, createDb, createServingDb, type Database } from '../../lib/db/db.ts';
import { signUp, startTestApp } from '../app.ts';
import { useTestDatabase } from '../database.ts';
import { buildProblem } from '../factories.ts';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '../doubles/pgbouncer.ts';

const database = useTestDatabase();

const SESSIONS = 3;

describe.skipIf(!hasPgBouncer())('behind PgBouncer', () => {
  let pooler: PgBouncer | undefined;
  const servers: Database[] = [];
  const connect = () => createServingDb({ DATABASE_POOL_URL: pooler?.url }, database.url);

  beforeAll(async () => {
    pooler = await startPgBouncer(database.url, { sessions: SESSIONS });
    for (let n = 0; n < 4; n += 1) servers.push(connect());
  });

  afterAll(async () => {
    for (const db of servers) await closeDb(db);
    await pooler?.stop();
  });

  it('has the time limits of an ordinary connection', async () => {
    const db = connect();
    servers.push(db);
    const [limits] = await db.$queryRaw<unknown[]>`
      SELECT current_setting('statement_timeout') AS statement,
             current_setting('lock_timeout') AS lock,
             current_setting('idle_in_transaction_session_timeout') AS idle`;
    expect(limits).toEqual({ statement: '5s', lock: '2s', idle: '10s' });
  });

  it('cannot keep what an ordinary connection keeps', async () => {
    const db = createDb(pooler?.url ?? '');
    await expect(db.read(Prisma.sql`SELECT 1`)).rejects.toThrow(/startup parameter/);
    await closeDb(db);
  });

  it('answers 503 and Retry-After where no session is free in time', async () => {
    const { browser: ordinary } = await startTestApp(database.db, { worker: false });
    const { email, password } = await signUp(ordinary());
    const signedIn = await ordinary().post('/api/v1/auth/login').send({ email, password });
    const cookie = signedIn.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
    const full = await startPgBouncer(database.url, { sessions: 1, waitSeconds: 1 });
    const db = createServingDb({ DATABASE_POOL_URL: full.url }, database.url);
    const holder = await db.pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT 1');
      const { browser } = await startTestApp(db, { worker: false });
      const login = { email, password };
      // One asks the driver itself, the other one asks through Prisma.
      for (const asked of [
        browser().get('/api/v1/auth/get-profile').set('Cookie', cookie),
        browser().post('/api/v1/auth/login').send(login),
      ]) {
        const answer = await asked;
        expect([answer.status, answer.body.code]).toEqual([503, 'DATABASE_UNAVAILABLE']);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
      await holder.query('ROLLBACK');
      await browser().post('/api/v1/auth/login').send(login).expect(200);
    } finally {
      holder.release();
      await closeDb(db);
      await full.stop();
    }
  });

  it('serves many people of several servers with few sessions', async () => {
    const { id: problemId } = await buildProblem(database.db);
    const apps = await Promise.all(servers.map((db) => startTestApp(db)));
    const verdicts = await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        const browser = apps[n % apps.length]?.browser();
        if (!browser) throw new Error('There is no server');
        await signUp(browser);
        const answer = await browser.post('/api/v1/execution-code').send({
          ...{ source_code: { PYTHON: n % 2 === 0 ? 'echo' : 'wrong' }, language_id: 71 },
          ...{ stdin: ['first'], expected_outputs: ['first'], problemId, problemTitle: 'Echo' },
        });
        await browser.get('/api/v1/problems/get-all-problems').expect(200);
        return answer.body.data.status as string;
      }),
    );
    const expected = verdicts.map((_, n) => (n % 2 === 0 ? 'Accepted' : 'Wrong Answer'));
    expect(verdicts).toEqual(expected);
    const [counted] = await database.db.$queryRaw<{ sessions: number }[]>`
      SELECT count(*)::int AS sessions FROM pg_stat_activity
      WHERE datname = current_database() AND client_port IS NOT NULL
        AND application_name = 'stepwise' AND pid <> pg_backend_pid()`;
    // Beside those of the pooler there are those of the test itself.
    const own = database.db.pool.totalCount;
    expect(counted?.sessions).toBeLessThanOrEqual(SESSIONS + own);
    expect(servers.reduce((sum, { pool }) => sum + pool.totalCount, 0)).toBeGreaterThan(SESSIONS);
  });
});
