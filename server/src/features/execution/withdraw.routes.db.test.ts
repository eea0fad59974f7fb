import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JudgeEngine } from '../../judge/engine.ts';
import { alwaysRoom } from '../../lib/disk-room.ts';
import { createLogger } from '../../lib/logger.ts';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem, removeProblems } from '../../test/factories.ts';
import { echoEngine, endlessEngine } from '../../test/doubles/scripted-engine.ts';
import { listen, readEvents } from '../../test/streams.ts';
import { claimNext } from './queue/claim.queries.ts';
import { ProgressBus } from './streams/progress.ts';
import { judgeSubmission } from './worker/judge-submission.ts';
import { JudgeWorker } from './worker/judge-worker.ts';
import { JudgingPace } from './worker/judging-pace.ts';

const database = useTestDatabase();

/** On a machine that has much else to do. */
const PATIENT = { timeout: 20_000 };

beforeEach(async () => {
  await database.db.rateCounter.deleteMany();
  await removeProblems(database.db);
});

afterEach(() => void vi.useRealTimers());

async function signedIn(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { app, browser: newBrowser, stopping } = await startTestApp(database.db, overrides);
  const browser = newBrowser();
  const { id: userId } = await signUp(browser);
  const { id: problemId } = await buildProblem(database.db);
  const program = { source_code: { PYTHON: 'echo' }, language_id: 71, problemId };
  const send = (source: string, key: string) =>
    browser
      .post('/api/v1/execution-code')
      .set('Idempotency-Key', key)
      .send({ ...program, source_code: { PYTHON: source } });
  /** Sends a program in, and answers with its id once it is stored. */
  const queue = async (source: string) => {
    // Answered when it has its verdict, or is withdrawn.
    const answered = send(source, source).then((answer) => answer);
    const where = { userId, sourceCode: source };
    const find = () => database.db.submission.findFirst({ where });
    await expect.poll(find, PATIENT).not.toBeNull();
    return { id: (await find())?.id ?? '', answered };
  };
  return { app, newBrowser, browser, stopping, userId, program, send, queue };
}

const withdraw = (browser: Browser, id: string) =>
  browser.delete(`/api/v1/execution-code/${id}`).then((answer) => answer);

const WITHDRAWN = { message: 'Withdrawn: it is not judged', data: null };

/** What counts submissions: all zero where none was ever judged. */
async function counted(problemId: string) {
  const { db } = database;
  const { submissionCount, acceptedCount } = await db.problem.findUniqueOrThrow({
    where: { id: problemId },
  });
  const where = { problemId };
  const marks = await db.solvedMark.count({ where });
  return { rows: await db.submission.count({ where }), submissionCount, acceptedCount, marks };
}

const NOTHING = { rows: 0, submissionCount: 0, acceptedCount: 0, marks: 0 };

/** A worker of another server on the same database. */
function workerElsewhere(engine: JudgeEngine): JudgeWorker {
  const parts = { db: database.db, engine, logger: createLogger('silent'), hasRoom: alwaysRoom };
  const own = { progress: new ProgressBus(), pace: new JudgingPace() };
  return new JudgeWorker({ ...parts, ...own, owner: 'another server', concurrency: 1 });
}

describe('a submission that waits', () => {
  it('is gone at once when it is withdrawn, and makes room for another', async () => {
    const { browser, program, queue, send, stopping } = await signedIn({
      worker: false,
      rateLimitScale: 1,
    });
    const first = await queue('first');
    const second = await queue('second');
    await send('third', 'third').expect(429);
    const { status, body } = await withdraw(browser, first.id);
    expect([status, body]).toEqual([200, WITHDRAWN]);
    expect(await claimNext(database.db, 'a', LANGUAGE_KEYS)).toMatchObject({ id: second.id });
    await queue('third');
    const list = await browser.get('/api/v1/submission/get-all-submissions').expect(200);
    expect(JSON.stringify(list.body)).not.toContain(first.id);
    expect(await counted(program.problemId)).toEqual({ ...NOTHING, rows: 2 });
    await expect(first.answered).resolves.toMatchObject({
      status: 404,
      body: { message: 'This submission was withdrawn' },
    });
    expect((await withdraw(browser, first.id)).status).toBe(404);
    stopping.abort();
  });

  it('is not sent in anew by a request that was on its way', async () => {
    const { browser, program, queue, send } = await signedIn({ worker: false });
    const { id } = await queue('echo');
    await withdraw(browser, id);
    const late = await send('echo', 'echo').expect(409);
    expect(late.body.message).toBe('This submission was withdrawn: send it with another key');
    expect(await counted(program.problemId)).toEqual(NOTHING);
  });

  it('ends the streams that follow it with a word', async () => {
    const { app, newBrowser } = await signedIn({ worker: false });
    const api = await listen(app);
    const browser = newBrowser();
    const { email, password } = await signUp(browser);
    const login = await browser.post('/api/v1/auth/login').send({ email, password }).expect(200);
    const Cookie = login.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const { id: problemId } = await buildProblem(database.db);
    const body = { source_code: { PYTHON: 'echo' }, language_id: 71, problemId };
    const headers = { Cookie, 'Content-Type': 'application/json', Accept: 'text/event-stream' };
    const open = async () =>
      readEvents(
        await fetch(`${api}/execution-code`, {
          ...{ method: 'POST', headers: { ...headers, 'Idempotency-Key': 'the-one' } },
          body: JSON.stringify(body),
        }),
      );
    const streams = [await open(), await open()];
    await expect.poll(() => streams.every(({ names }) => names.length > 0), PATIENT).toBe(true);
    const { id } = await database.db.submission.findFirstOrThrow({ where: { problemId } });
    await withdraw(browser, id);
    await expect.poll(() => streams.every(({ hasEnded }) => hasEnded), PATIENT).toBe(true);
    expect(streams.map(({ names }) => names.at(-1))).toEqual(['withdrawn', 'withdrawn']);
  });

  it('is withdrawn by its own person alone', async () => {
    const { newBrowser, program, queue, stopping } = await signedIn({ worker: false });
    const { id } = await queue('echo');
    const stranger = newBrowser();
    await signUp(stranger);
    expect((await withdraw(stranger, id)).status).toBe(404);
    expect(await counted(program.problemId)).toEqual({ ...NOTHING, rows: 1 });
    stopping.abort();
  });

  it('stays when it is judged again, which is not this person’s doing', async () => {
    const { browser, queue, stopping } = await signedIn({ worker: false });
    const { id } = await queue('echo');
    await database.db.submission.update({ where: { id }, data: { priority: 1 } });
    const { status, body } = await withdraw(browser, id);
    expect([status, body.message]).toEqual([
      409,
      'It is being judged again, which cannot be stopped',
    ]);
    expect(await database.db.submission.count({ where: { id } })).toBe(1);
    stopping.abort();
  });
});

describe('a submission that is being judged', () => {
  it('is called off on this server, and the next is judged', async () => {
    let runs = 0;
    const endless = endlessEngine(() => (runs += 1));
    const engine: JudgeEngine = {
      ...echoEngine,
      run: (job, signal) =>
        (job.program.source === 'endless' ? endless : echoEngine).run(job, signal),
    };
    const { browser, program, queue, send } = await signedIn({ engine });
    // Both slots of the worker.
    const first = await queue('endless');
    await expect.poll(() => runs, PATIENT).toBe(1);
    const { id: otherId } = await buildProblem(database.db);
    const other = browser
      .post('/api/v1/execution-code')
      .send({ ...program, source_code: { PYTHON: 'endless' }, problemId: otherId })
      .then((answer) => answer);
    await expect.poll(() => runs, PATIENT).toBe(2);
    expect((await withdraw(browser, first.id)).body).toEqual(WITHDRAWN);
    expect(await counted(program.problemId)).toEqual(NOTHING);
    await send('wrong', 'wrong').expect(200);
    expect(await counted(program.problemId)).toMatchObject({ rows: 1, acceptedCount: 0 });
    const last = await database.db.submission.findFirstOrThrow({ where: { problemId: otherId } });
    await withdraw(browser, last.id);
    expect((await other).status).toBe(404);
  });

  it('is called off on another server at its next heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { browser, program, queue } = await signedIn({ worker: false });
    const { id } = await queue('echo');
    let runs = 0;
    const worker = workerElsewhere(endlessEngine(() => (runs += 1)));
    await worker.start();
    await expect.poll(() => runs, PATIENT).toBe(1);
    await withdraw(browser, id);
    // There is one slot, so this begins when the other has ended.
    await queue('next');
    vi.advanceTimersByTime(10_000);
    await expect.poll(() => runs, PATIENT).toBe(2);
    await worker.stop(0);
    await database.db.submission.deleteMany();
    expect(await counted(program.problemId)).toEqual(NOTHING);
  });

  it.each(['before it is read', 'while it runs'])(
    'comes to nothing where another server has not heard of it %s',
    async (when) => {
      const { browser, program, queue } = await signedIn({ worker: false });
      const { id } = await queue('echo');
      const lease = await claimNext(database.db, 'another server', LANGUAGE_KEYS);
      if (!lease) throw new Error('nothing to claim');
      if (when === 'before it is read') await withdraw(browser, id);
      const engine: JudgeEngine = {
        ...echoEngine,
        async *run(job, signal) {
          await withdraw(browser, id);
          yield* echoEngine.run(job, signal);
        },
      };
      const deps = { db: database.db, engine, progress: new ProgressBus() };
      const { signal } = new AbortController();
      const wrote = await judgeSubmission({ ...deps, owner: 'another server' }, lease, signal);
      expect(wrote).toBe(false);
      expect(await counted(program.problemId)).toEqual(NOTHING);
    },
  );
});

describe('a submission whose verdict came first', () => {
  it('keeps it, and that is answered', async () => {
    const { browser, program, send } = await signedIn();
    const { body } = await send('echo', 'echo').expect(200);
    const { id } = body.data as { id: string };
    const answer = await withdraw(browser, id);
    expect(answer.body).toMatchObject({
      message: 'It was judged already',
      data: { id, status: 'Accepted' },
    });
    const all = { rows: 1, submissionCount: 1, acceptedCount: 1, marks: 1 };
    expect(await counted(program.problemId)).toEqual(all);
  });

  it('is either judged or withdrawn when both come at once', async () => {
    const { browser, program, queue } = await signedIn({ worker: false });
    const deps = { db: database.db, engine: echoEngine, progress: new ProgressBus() };
    let judged = 0;
    for (let round = 0; round < 10; round += 1) {
      const { id } = await queue(`echo-${round}`);
      await database.db.submission.update({ where: { id }, data: { sourceCode: 'echo' } });
      const lease = await claimNext(database.db, 'here', LANGUAGE_KEYS);
      if (!lease) throw new Error('nothing to claim');
      const { signal } = new AbortController();
      const [wrote, { body }] = await Promise.all([
        judgeSubmission({ ...deps, owner: 'here' }, lease, signal),
        withdraw(browser, id),
      ]);
      expect(body.data?.status ?? null).toBe(wrote ? 'Accepted' : null);
      judged += Number(wrote);
    }
    expect(await counted(program.problemId)).toMatchObject({
      ...{ rows: judged, submissionCount: judged, acceptedCount: judged },
    });
  });
});
