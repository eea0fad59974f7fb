import { once } from 'node:events';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JudgeEngine } from '../../../judge/engine.ts';
import type { Database, Db } from '../../../lib/db/db.ts';
import { alwaysRoom } from '../../../lib/disk-room.ts';
import { createLogger } from '../../../lib/logger.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { fillQueue } from '../../../test/fill/fill-queue.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import {
  echoEngine,
  engineWithout,
  scriptedEngine,
} from '../../../test/doubles/scripted-engine.ts';
import { unhurried } from '../../../test/unhurried.ts';
import { announceJudge } from '../queue/judge-servers.queries.ts';
import { JudgeWorker } from '../worker/judge-worker.ts';
import { JudgingPace } from '../worker/judging-pace.ts';
import { ProgressBus } from '../streams/progress.ts';
import { claimRejudge, giveBackRejudgeLeases } from './rejudge-walk.queries.ts';
import { insertRejudging } from './rejudging.queries.ts';

const database = useTestDatabase();
const workers: JudgeWorker[] = [];

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop(0);
});

function startWorker(engine: JudgeEngine, owner = 'this server'): Promise<void> {
  const parts = { db: database.db, engine, logger: createLogger('silent'), owner };
  const worker = new JudgeWorker({
    ...parts,
    ...{ pace: new JudgingPace(), progress: new ProgressBus(), hasRoom: alwaysRoom },
    concurrency: 1,
  });
  workers.push(worker);
  return worker.start();
}

let problemId: string;

/** Every submission of the problem is judged and accepted. */
async function judged(count: number): Promise<void> {
  const { db } = database;
  problemId = await fillQueue(db, { waiting: count, people: count });
  await db.submission.updateMany({
    where: { problemId },
    data: { state: 'DONE', verdict: 'Accepted', passedCount: 1, doneAt: new Date() },
  });
  await db.$executeRaw`INSERT INTO "SolvedMark" ("userId", "problemId", "submissionId")
    SELECT "userId", "problemId", id FROM "Submission"`;
  await db.problem.update({
    where: { id: problemId },
    data: { submissionCount: count, acceptedCount: count },
  });
}

async function begin({ all } = { all: true }): Promise<string> {
  const { db } = database;
  const user = await db.user.findFirstOrThrow();
  const { currentTestSetId } = await db.problem.findUniqueOrThrow({ where: { id: problemId } });
  const wanted = { problemId, testSetId: currentTestSetId ?? '', all };
  const id = await insertRejudging(db, { ...wanted, createdById: user.id });
  return id ?? '';
}

const job = (id: string) => database.db.rejudging.findUniqueOrThrow({ where: { id } });

/** The database, which notes how many rows of submissions each of its transactions reads. */
function noting(db: Database, read: number[]): Database {
  const $transaction = <T>(work: (tx: Db) => Promise<T>) =>
    db.$transaction(async (tx) => {
      let answer: T | undefined;
      read.push(await rowsRead(tx, async () => (answer = await work(tx))));
      return answer;
    });
  return new Proxy(db, {
    get: (target, name) => (name === '$transaction' ? $transaction : Reflect.get(target, name)),
  });
}

/** Wrong for half of the sources, so that marks and counters have to follow. */
const halfRight = scriptedEngine((source, stdin) => ({ stdout: source === 'echo' ? stdin : 'no' }));

beforeEach(async () => {
  await database.db.rejudging.deleteMany();
  await database.db.submission.deleteMany();
});

/** Verdicts, results, marks and counters, wherever they do not agree. */
async function contradictions(): Promise<unknown[]> {
  const { db } = database;
  return db.$queryRaw`
    SELECT 'mark without an accepted submission' AS what FROM "SolvedMark" m
      JOIN "Submission" s ON s.id = m."submissionId" WHERE s.verdict <> 'Accepted'
    UNION ALL SELECT 'accepted without a mark' FROM "Submission" s WHERE s.verdict = 'Accepted'
      AND NOT EXISTS (SELECT FROM "SolvedMark" m WHERE m."userId" = s."userId")
    UNION ALL SELECT 'counters' FROM "Problem" p WHERE
      p."acceptedCount" <> (SELECT count(*) FROM "Submission" s WHERE s.verdict = 'Accepted')
      OR p."submissionCount" <> (SELECT count(*) FROM "Submission" s WHERE s.state = 'DONE')
    UNION ALL SELECT 'no verdict' FROM "Submission" s WHERE s.verdict IS NULL
    UNION ALL SELECT 'changed without the outcome before' FROM "Submission" s
      WHERE s."replacedVerdict" IS NOT NULL
        AND NOT EXISTS (SELECT FROM "PastJudging" p WHERE p."submissionId" = s.id)`;
}

describe('judging again', () => {
  it('is taken over from a server that died, at any moment, and never half done', async () => {
    const { db } = database;
    await judged(60);
    await db.$executeRaw`UPDATE "Submission" SET "sourceCode" = 'wrong'
      WHERE id IN (SELECT id FROM "Submission" ORDER BY id LIMIT 30)`;
    const id = await begin();
    // Dead servers: each has claimed and come to nothing.
    for (let step = await claimRejudge(db, 'dead', LANGUAGE_KEYS); step === 'again';)
      step = await claimRejudge(db, 'dead', LANGUAGE_KEYS);
    await claimRejudge(db, 'this server', LANGUAGE_KEYS);
    await db.$executeRaw`UPDATE "RejudgeTask" SET "leaseUntil" = now() - interval '1 second'
      WHERE owner = 'dead'`;
    await startWorker(halfRight);
    for (let look = 0; look < 20; look++) {
      expect(await contradictions()).toEqual([]);
      await workers[0]?.stop(0);
      workers.splice(0);
      await startWorker(halfRight);
    }
    await expect.poll(async () => (await job(id)).state, { timeout: 20_000 }).toBe('DONE');
    expect(await contradictions()).toEqual([]);
    expect(await job(id)).toMatchObject({
      total: 60,
      judged: 60,
      changed: 30,
      lost: 30,
      failed: 0,
    });
    expect(await db.rejudgeTask.count()).toBe(0);
    expect(await db.pastJudging.count()).toBe(60);
  });

  it('lets nothing be written by a server that another has replaced', async () => {
    const { db } = database;
    await judged(1);
    const id = await begin();
    let entered: () => void = () => undefined;
    let leave: () => void = () => undefined;
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const outside = new Promise<void>((resolve) => (leave = resolve));
    const slow = scriptedEngine(async () => {
      entered();
      await outside;
      return { stdout: 'late and wrong' };
    });
    await startWorker(slow, 'slow server');
    await inside;
    await giveBackRejudgeLeases(db, 'slow server');
    await startWorker(echoEngine, 'fast server');
    await expect.poll(async () => (await job(id)).state, { timeout: 10_000 }).toBe('DONE');
    leave();
    await workers.splice(0, 1)[0]?.stop(0);
    expect(await db.submission.findFirst()).toMatchObject({ verdict: 'Accepted' });
    expect(await job(id)).toMatchObject({ judged: 1, changed: 0 });
  });

  it('keeps the old verdict where the judge fails again and again', async () => {
    const { db } = database;
    await judged(1);
    const id = await begin();
    await claimRejudge(db, 'x', LANGUAGE_KEYS);
    for (let step = await claimRejudge(db, 'x', LANGUAGE_KEYS); step !== null && step === 'again';)
      step = await claimRejudge(db, 'x', LANGUAGE_KEYS);
    await giveBackRejudgeLeases(db, 'x');
    await db.rejudgeTask.updateMany({ data: { failures: 11, crashes: 0 } });
    await startWorker(
      scriptedEngine(() => {
        throw new Error('the sandbox broke');
      }),
    );
    await expect.poll(async () => (await job(id)).state, { timeout: 10_000 }).toBe('DONE');
    expect(await job(id)).toMatchObject({ judged: 0, failed: 1 });
    expect(await db.submission.findFirst()).toMatchObject({ verdict: 'Accepted', state: 'DONE' });
    expect(await contradictions()).toEqual([]);
  });

  it('judges again what was tried once more on the old tests meanwhile', async () => {
    const { db } = database;
    await judged(1);
    const set = (data: object) => db.submission.updateMany({ data });
    const givenUp = { state: 'ERROR', verdict: 'Internal Error', doneAt: new Date() };
    const leaseUntil = new Date(Date.now() + 600_000);
    const tried = { state: 'RUNNING', verdict: null, doneAt: null, owner: 'elsewhere', leaseUntil };
    await set({ ...givenUp, passedCount: 0 });
    await db.solvedMark.deleteMany();
    await db.problem.updateMany({ data: { submissionCount: 0, acceptedCount: 0 } });
    const tests = { create: [{ input: 'b', output: 'b', position: 1 }] };
    const { id: testSetId } = await db.testSet.create({ data: { problemId, hash: 'b', tests } });
    await db.problem.updateMany({ data: { currentTestSetId: testSetId } });
    const id = await begin({ all: false });
    let runs = 0;
    const engine = scriptedEngine(async (_source, stdin) => {
      runs += 1;
      if (runs === 1) await set(tried);
      return { stdout: stdin };
    });
    await startWorker(engine);
    await expect
      .poll(() => db.rejudgeTask.findMany(), { timeout: 10_000 })
      .toMatchObject([{ owner: null, failures: 0 }]);
    await set({ ...givenUp, owner: null, leaseUntil: null });
    workers[0]?.wake();
    await expect.poll(async () => (await job(id)).state, { timeout: 10_000 }).toBe('DONE');
    expect(await job(id)).toMatchObject({ total: 1, judged: 1 });
    expect(await db.submission.findFirst()).toMatchObject({ verdict: 'Accepted', testSetId });
    expect(await contradictions()).toEqual([]);
  });

  it('looks at so many in one step and no more, however many there are', async () => {
    const { db } = database;
    problemId = await fillQueue(db, { waiting: 6_000, people: 3 });
    await unhurried(db, async (tx) => {
      const doneAt = new Date();
      await tx.submission.updateMany({ data: { state: 'DONE', verdict: 'Wrong Answer', doneAt } });
      // Rows come in the order of their ids, which hold the time; these ids are random.
      await tx.$executeRaw`CLUSTER "Submission" USING "Submission_problemId_id_idx"`;
      await tx.$executeRaw`ANALYZE "Submission"`;
    });
    const id = await begin({ all: false });
    const read: number[] = [];
    while ((await claimRejudge(noting(db, read), 'x', LANGUAGE_KEYS)) === 'again');
    expect(await job(id)).toMatchObject({ state: 'DONE', total: 0 });
    // Counted in four steps, walked through in thirteen, and ended.
    expect(read).toHaveLength(18);
    expect(Math.max(...read)).toBeLessThanOrEqual(2_000);
    expect(Math.max(...read.slice(4))).toBeLessThanOrEqual(2 * 500);
  });

  it('keeps nobody waiting: a submission is judged beside it, even on one slot', async () => {
    const { db } = database;
    await judged(1);
    await begin();
    let background = 0;
    const engine: JudgeEngine = {
      ...echoEngine,
      async *run(work, signal) {
        if (work.isBackground !== true) return yield* echoEngine.run(work, signal);
        background += 1;
        await once(signal, 'abort');
        signal.throwIfAborted();
      },
    };
    await startWorker(engine);
    await expect.poll(() => background, { timeout: 5_000 }).toBe(1);
    await fillQueue(db, { waiting: 1, people: 2 });
    workers[0]?.wake();
    await expect
      .poll(() => db.submission.count({ where: { state: 'DONE' } }), { timeout: 5_000 })
      .toBe(2);
    expect(await db.rejudgeTask.count()).toBe(1);
    await workers.splice(0)[0]?.stop(0);
    // Put back, and nobody is blamed.
    expect(await db.rejudgeTask.findFirst()).toMatchObject({
      owner: null,
      crashes: 0,
      failures: 0,
    });
  });

  it('leaves what it cannot run to servers that can, and goes on with the rest', async () => {
    const { db } = database;
    await judged(30);
    await db.$executeRaw`UPDATE "Submission" SET language = 'JAVA'
      WHERE id IN (SELECT id FROM "Submission" ORDER BY id LIMIT 10)`;
    const id = await begin();
    await announceJudge(db, 'has Java', ['JAVA']);
    await startWorker(engineWithout('JAVA', halfRight));
    await expect.poll(async () => (await job(id)).judged, { timeout: 20_000 }).toBe(20);
    expect(await db.rejudgeTask.findMany()).toMatchObject(
      Array.from({ length: 10 }, () => ({ owner: null, failures: 0 })),
    );
    await startWorker(halfRight, 'has Java');
    await expect.poll(async () => (await job(id)).state, { timeout: 20_000 }).toBe('DONE');
    expect(await job(id)).toMatchObject({ judged: 30, failed: 0 });
  });
});
