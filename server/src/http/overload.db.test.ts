import { describe, expect, it } from 'vitest';
import { engineWithRoom } from '../judge/engine-with-room.ts';
import { createLogger } from '../lib/logger.ts';
import { signUp, startTestApp } from '../test/app.ts';
import { useTestDatabase } from '../test/database.ts';
import { buildProblem } from '../test/factories.ts';
import { echoEngine } from '../test/doubles/scripted-engine.ts';

const database = useTestDatabase();

/** As the log writes it. */
const WARNING = 40;

const noRoom = () => Promise.resolve(false);
let people = 0;
const somebody = () => ({ email: `overload-${(people += 1)}@example.com` });

describe('with a disk that is nearly full', () => {
  it('is not ready, and says why', async () => {
    const { browser } = await startTestApp(database.db, { hasRoom: noRoom });
    await browser().get('/healthz').expect(200);
    const answer = await browser().get('/readyz').expect(503);
    expect(answer.body).toMatchObject({
      ready: false,
      database: { ok: true },
      disk: { ok: false },
    });
  });

  it('is not ready without room for programs to run either, and lets nobody try one out', async () => {
    const hasRoomToJudge = noRoom;
    const engine = engineWithRoom(echoEngine, hasRoomToJudge);
    const { browser: newBrowser } = await startTestApp(database.db, { engine, hasRoomToJudge });
    const browser = newBrowser();
    const readiness = await browser.get('/readyz').expect(503);
    expect(readiness.body.disk.reason).toMatch(/temporary files is nearly full: nothing is judged/);
    await signUp(browser, somebody());
    const { id: problemId } = await buildProblem(database.db);
    const program = { source_code: { PYTHON: 'echo' }, language_id: 71, problemId };
    const tried = await browser
      .post('/api/v1/execution-code/custom')
      .send({ ...program, stdin: ['1'] })
      .expect(503);
    expect(tried.body.code).toBe('JUDGE_UNAVAILABLE');
  });

  it('lets people in, read and delete, and stores nothing more', async () => {
    let room = true;
    const hasRoom = () => Promise.resolve(room);
    const { browser: newBrowser } = await startTestApp(database.db, { hasRoom });
    const browser = newBrowser();
    const { email, password } = await signUp(browser, somebody());
    const list = await browser.post('/api/v1/playlist/create-playlist').send({ name: 'Mine' });
    const problem = await buildProblem(database.db);
    room = false;
    await browser.post('/api/v1/auth/login').send({ email, password }).expect(200);
    await browser.get('/api/v1/playlist').expect(200);
    const token = 'x'.repeat(43);
    for (const path of ['shared-report', 'auth/check-reset-link', 'auth/check-invitation']) {
      const answer = await newBrowser().post(`/api/v1/${path}`).send({ token });
      expect([path, answer.body.code]).not.toEqual([path, 'DATABASE_UNAVAILABLE']);
    }
    await browser.delete(`/api/v1/playlist/${list.body.data.id as string}`).expect(200);
    const growing = [
      browser.post('/api/v1/playlist/create-playlist').send({ name: 'Another' }),
      browser
        .post('/api/v1/execution-code')
        .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId: problem.id }),
      newBrowser()
        .post('/api/v1/auth/register')
        .send({ name: 'Ada', ...somebody(), password }),
    ];
    for (const request of growing) {
      const answer = await request.expect(503);
      expect(answer.body).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
      expect(answer.headers['retry-after']).toBe('30');
    }
    expect(await database.db.submission.count()).toBe(0);
    await browser.post('/api/v1/auth/logout-everywhere').send({}).expect(200);
  });

  it('answers in the same way when PostgreSQL finds it first', async () => {
    const { browser: newBrowser } = await startTestApp(database.db);
    const browser = newBrowser();
    await signUp(browser, somebody());
    await database.db.$executeRawUnsafe(
      `CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`,
    );
    await database.db.$executeRawUnsafe(
      'CREATE TRIGGER full_disk BEFORE INSERT ON "Playlist" EXECUTE FUNCTION disk_full()',
    );
    const answer = await browser.post('/api/v1/playlist/create-playlist').send({ name: 'New' });
    await database.db.$executeRawUnsafe('DROP FUNCTION disk_full CASCADE');
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect(answer.body.message).toMatch(/disk/);
    expect(answer.headers['retry-after']).toBe('30');
  });
});

describe('with an event loop that lags', () => {
  it('notes that it refuses in one line, which is no failure', async () => {
    let log = '';
    const logger = createLogger('warn', { write: (line: string) => (log += line) });
    const { browser } = await startTestApp(database.db, { isLagging: () => true, logger });
    await browser().get('/api/v1/openapi.json').expect(503);
    const answer = { res: { status: 503, code: 'OVERLOADED' }, level: WARNING };
    await expect.poll(() => log).toMatch(/\n$/);
    expect(JSON.parse(log)).toMatchObject(answer);
  });

  it('puts off strangers who read and programs to try out, and nobody at work', async () => {
    let lags = false;
    const { browser: newBrowser } = await startTestApp(database.db, { isLagging: () => lags });
    const [browser, stranger] = [newBrowser(), newBrowser()];
    const { email, password } = await signUp(browser, somebody());
    const problem = await buildProblem(database.db);
    const program = { source_code: { PYTHON: 'echo' }, language_id: 71, problemId: problem.id };
    lags = true;
    const custom = { ...program, stdin: ['1'] };
    for (const request of [
      stranger.get('/api/v1/openapi.json'),
      browser.post('/api/v1/execution-code/custom').send(custom),
      browser.post('/api/v1/Execution-Code/Custom/').send(custom),
    ]) {
      const answer = await request.expect(503);
      expect(answer.body.code).toBe('OVERLOADED');
      expect(answer.headers['retry-after']).toBe('2');
    }
    await stranger.get('/healthz').expect(200);
    await stranger.get('/readyz').expect(200);
    // That it is busy may be what is announced.
    await stranger.get('/api/v1/announcements').expect(200);
    // Who has no session is told so: a page that waits for its turn would never learn of it.
    for (const path of ['/problems/get-all-problems', '/auth/get-profile', '/playlist']) {
      const answer = await stranger.get(`/api/v1${path}`).expect(401);
      expect(answer.body.code).toBe('UNAUTHENTICATED');
    }
    await browser.get('/api/v1/problems/get-all-problems').expect(200);
    await browser.post('/api/v1/execution-code').send(program).expect(200);
    await stranger.post('/api/v1/auth/login').send({ email, password }).expect(200);
    lags = false;
    await newBrowser().get('/api/v1/openapi.json').expect(200);
  });
});
