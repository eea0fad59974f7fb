import { randomUUID } from 'node:crypto';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import type { SubmissionState } from '@stepwise/db/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUp, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';
import { JudgingPace } from '../worker/judging-pace.ts';
import { claimNext } from './claim.queries.ts';

const database = useTestDatabase();

beforeEach(() => database.db.submission.deleteMany());

type Stored = {
  readonly minutesAgo?: number;
  readonly state?: SubmissionState;
  readonly key?: string;
};

/** A submission that stands in the database without having been sent. */
async function store(userId: string, { minutesAgo = 0, state = 'QUEUED', key }: Stored = {}) {
  const { db } = database;
  const problem = await buildProblem(db);
  const { currentTestSetId } = await db.problem.findUniqueOrThrow({ where: { id: problem.id } });
  const isDone = state === 'DONE';
  return db.submission.create({
    data: {
      userId,
      problemId: problem.id,
      problemTitle: problem.title,
      testSetId: currentTestSetId ?? '',
      language: 'PYTHON',
      sourceCode: 'echo',
      totalCount: 2,
      state,
      createdAt: new Date(Date.now() - minutesAgo * 60_000),
      ...(isDone ? { verdict: 'Wrong Answer', doneAt: new Date() } : {}),
      ...(key === undefined ? {} : { idempotencyKey: key }),
    },
  });
}

/** Makes a submission one that waits to be judged again. */
async function putBack(id: string, runAfter: Date | null = null): Promise<void> {
  await database.db.submission.update({ where: { id }, data: { priority: 1, runAfter } });
}

async function somebodyElse(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  return (await database.db.user.create({ data: { name: 'Somebody', email } })).id;
}

async function signedIn(queueMax: number, worker: boolean, pace = new JudgingPace()) {
  // Limits per person as they are in production.
  const app = await startTestApp(database.db, { queueMax, worker, pace, rateLimitScale: 1 });
  const browser = app.browser();
  const { id } = await signUp(browser, { email: `${randomUUID()}@example.com` });
  const problem = await buildProblem(database.db);
  const execute = (key: string, problemId = problem.id) =>
    browser
      .post('/api/v1/execution-code')
      .set('Idempotency-Key', key)
      .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId });
  return { id, execute, stopping: app.stopping };
}

describe('a full queue', () => {
  it('stores nothing more and says when to come back', async () => {
    const { id, execute } = await signedIn(2, false);
    await store(await somebodyElse(), { minutesAgo: 1 });
    await store(await somebodyElse());
    const answer = await execute('new').expect(503);
    expect(answer.body.code).toBe('QUEUE_FULL');
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThan(75);
    expect(await database.db.submission.count({ where: { userId: id } })).toBe(0);
  });

  it('is one that takes longer than a minute, however few wait in it', async () => {
    const pace = new JudgingPace();
    pace.record(40_000);
    const { execute } = await signedIn(200, false, pace);
    for (let i = 0; i < 3; i++) await store(await somebodyElse());
    expect(await claimNext(database.db, 'another server', LANGUAGE_KEYS)).not.toBeNull();
    const answer = await execute('new').expect(503);
    expect(answer.body.code).toBe('QUEUE_FULL');
    expect(answer.headers['retry-after']).toBe('80');
  });

  it('is not one that waits for a judge that is away', async () => {
    const pace = new JudgingPace();
    pace.record(40_000);
    const { id, execute, stopping } = await signedIn(200, false, pace);
    for (let i = 0; i < 5; i++) await store(await somebodyElse(), { minutesAgo: 5 });
    const asking = execute('new').then();
    await expect.poll(() => database.db.submission.count({ where: { userId: id } })).toBe(1);
    stopping.abort();
    expect((await asking).status).toBe(202);
  });

  it('still answers for what was stored before', async () => {
    const { id, execute } = await signedIn(1, false);
    await store(await somebodyElse());
    const { id: stored, problemId } = await store(id, { state: 'DONE', key: 'earlier' });
    const answer = await execute('earlier', problemId).expect(200);
    expect(answer.body.data).toMatchObject({ id: stored, status: 'Wrong Answer' });
  });
});

describe('what is judged again', () => {
  it('keeps nobody from submitting, not even those whose it is', async () => {
    const { id, execute } = await signedIn(1, true);
    // Not before tomorrow, so that they still wait when the new one comes.
    const runAfter = new Date(Date.now() + 86_400_000);
    for (const userId of [id, id, id, await somebodyElse()]) {
      await putBack((await store(userId)).id, runAfter);
    }
    const answer = await execute('new').expect(200);
    expect(answer.body.data.status).toBe('Accepted');
  });

  it('comes after what waits for its first verdict', async () => {
    const old = await store(await somebodyElse(), { minutesAgo: 60 });
    await putBack(old.id);
    const fresh = await store(await somebodyElse());
    const claimed = [
      await claimNext(database.db, 'a', LANGUAGE_KEYS),
      await claimNext(database.db, 'a', LANGUAGE_KEYS),
    ];
    expect(claimed.map((lease) => lease?.id)).toEqual([fresh.id, old.id]);
  });
});
