import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';
import { scriptedEngine } from '../../../test/doubles/scripted-engine.ts';

const database = useTestDatabase();

/** An engine on which a program that is judged again waits until the gate is opened. */
function gatedEngine() {
  let room = Infinity;
  const engine = scriptedEngine(async (source, stdin) => {
    while (room === 0) await sleep(5);
    room -= 1;
    return { stdout: source === 'echo' ? stdin : source };
  });
  return {
    engine,
    shut: () => (room = 0),
    open: () => (room = Infinity),
    /** Lets one more through. */
    letOneThrough: () => (room += 1),
  };
}

async function submittedOnOldTests(submissions = 1) {
  const { db } = database;
  const gate = gatedEngine();
  const { browser: newBrowser } = await startTestApp(db, { engine: gate.engine });
  const [learner, admin] = [newBrowser(), newBrowser()];
  await signUp(learner);
  await signUpAdmin(db, admin);
  const problem = await buildProblem(db, { tests: [{ input: 'a', output: 'a' }] });
  const ids: string[] = [];
  for (let i = 0; i < submissions; i++) {
    const answer = await learner
      .post('/api/v1/execution-code')
      .set('Idempotency-Key', `${problem.id}-${i}`)
      .send({ source_code: { PYTHON: 'a' }, language_id: 71, problemId: problem.id })
      .expect(200);
    expect(answer.body.data).toMatchObject({ status: 'Accepted', judgedAgain: false });
    ids.push(answer.body.data.id as string);
  }
  await changeTests(problem.id, 'b');
  return { learner, admin, problem, ids, gate };
}

async function changeTests(problemId: string, text: string): Promise<string> {
  const { db } = database;
  const tests = { create: [{ input: text, output: text, position: 1 }] };
  const { id } = await db.testSet.create({ data: { problemId, hash: text, tests } });
  await db.problem.update({ where: { id: problemId }, data: { currentTestSetId: id } });
  return id;
}

const rejudge = (admin: Browser, problemId: string, query = '') =>
  admin.post(`/api/v1/problems/rejudge/${problemId}${query}`);

async function jobOf(admin: Browser, id: string) {
  const answer = await admin.get(`/api/v1/rejudging/${id}`).expect(200);
  return answer.body.data as Record<string, unknown>;
}

const stateOf = async (admin: Browser, id: string) => (await jobOf(admin, id))['state'];

async function seenBy(learner: Browser, problemId: string) {
  const list = await learner.get('/api/v1/problems/get-all-problems').expect(200);
  const problem = list.body.data.find((entry: { id: string }) => entry.id === problemId);
  const own = await learner.get(`/api/v1/submission/get-submission/${problemId}`).expect(200);
  return {
    solved: problem.solvedBy.length === 1,
    acceptance: problem.acceptance as number,
    submissions: own.body.data as Record<string, unknown>[],
  };
}

describe('rejudge', () => {
  it('says how many were judged on older tests, and how the last time went', async () => {
    const { learner, admin, problem } = await submittedOnOldTests(2);
    const path = `/api/v1/problems/rejudge/${problem.id}`;
    await learner.get(path).expect(403);
    expect((await admin.get(path).expect(200)).body.data).toEqual({ outdated: 2, newest: null });
    await rejudge(admin, problem.id).expect(202);
    await expect
      .poll(async () => (await admin.get(path)).body.data.newest.state as string)
      .toBe('DONE');
    expect((await admin.get(path)).body.data).toMatchObject({
      outdated: 0,
      newest: { total: 2, judged: 2, lost: 2 },
    });
  });

  it('lets the old verdict stand until the new one is known, then changes all at once', async () => {
    const { learner, admin, problem, ids, gate } = await submittedOnOldTests();
    gate.shut();
    const answer = await rejudge(admin, problem.id).expect(202);
    const job = answer.body.data as { id: string };
    expect(job).toMatchObject({ problemTitle: 'Echo', state: 'RUNNING', judged: 0 });
    await expect.poll(() => database.db.rejudgeTask.count()).toBe(1);

    const during = await seenBy(learner, problem.id);
    expect(during).toMatchObject({ solved: true, acceptance: 1 });
    expect(during.submissions).toMatchObject([
      { status: 'Accepted', judgedAgain: true, replaced: null, passedCount: 1 },
    ]);
    expect(during.submissions[0]?.['testCases']).toHaveLength(1);

    gate.open();
    await expect.poll(() => stateOf(admin, job.id)).toBe('DONE');
    const after = await seenBy(learner, problem.id);
    expect(after).toMatchObject({ solved: false, acceptance: 0 });
    expect(after.submissions).toMatchObject([
      {
        ...{ status: 'Wrong Answer', judgedAgain: false, outdated: false, passedCount: 0 },
        replaced: { status: 'Accepted', byNewTests: true },
      },
    ]);
    expect(await jobOf(admin, job.id)).toMatchObject({
      ...{ total: 1, judged: 1, changed: 1, lost: 1, won: 0, failed: 0, secondsLeft: null },
    });
    expect(
      await database.db.pastJudging.findMany({ where: { submissionId: ids[0] ?? '' } }),
    ).toMatchObject([{ verdict: 'Accepted', passedCount: 1 }]);
    const { body } = await learner.get('/api/v1/auth/export').expect(200);
    expect(body.data.submissions[0].earlierJudgings).toMatchObject([
      { verdict: 'Accepted', tests: [{ index: 1, status: 'Accepted', time: '0.012 s' }] },
    ]);
  });

  it('waits for a program that is still judged on the old tests, then judges it again', async () => {
    const { db } = database;
    const { learner, admin, problem, gate } = await submittedOnOldTests(0);
    gate.shut();
    const sent = learner
      .post('/api/v1/execution-code')
      .send({ source_code: { PYTHON: 'b' }, language_id: 71, problemId: problem.id })
      .then(({ body }) => body.data.status as string);
    await expect.poll(() => db.submission.count({ where: { state: 'RUNNING' } })).toBe(1);
    const testSetId = await changeTests(problem.id, 'c');
    const { id } = (await rejudge(admin, problem.id).expect(202)).body.data;
    await expect
      .poll(() => db.rejudging.findUnique({ where: { id } }), { timeout: 10_000 })
      .toMatchObject({ state: 'RUNNING', isWalked: true, total: 1 });
    expect((await seenBy(learner, problem.id)).submissions).toMatchObject([{ judgedAgain: false }]);
    gate.letOneThrough();
    expect(await sent).toBe('Accepted');
    gate.open();
    await expect.poll(() => stateOf(admin, id), { timeout: 10_000 }).toBe('DONE');
    expect(await jobOf(admin, id)).toMatchObject({ total: 1, judged: 1, lost: 1 });
    const where = { problemId: problem.id };
    expect(await db.submission.findMany({ where })).toMatchObject([
      { verdict: 'Wrong Answer', testSetId },
    ]);
  });

  it('moves a solved mark to another accepted submission of the same person', async () => {
    const { db } = database;
    const { learner, admin, problem, ids } = await submittedOnOldTests(2);
    const mark = await db.solvedMark.findFirstOrThrow({ where: { problemId: problem.id } });
    expect(mark.submissionId).toBe(ids[0]);
    await db.submission.update({ where: { id: ids[1] ?? '' }, data: { sourceCode: 'echo' } });
    const job = (await rejudge(admin, problem.id).expect(202)).body.data as { id: string };
    await expect.poll(() => stateOf(admin, job.id)).toBe('DONE');
    const moved = await db.solvedMark.findFirstOrThrow({ where: { problemId: problem.id } });
    expect(moved.submissionId).toBe(ids[1]);
    expect((await seenBy(learner, problem.id)).solved).toBe(true);
    expect(await db.problem.findUnique({ where: { id: problem.id } })).toMatchObject({
      submissionCount: 2,
      acceptedCount: 1,
    });
  });

  it('leaves alone what was judged on the present tests, unless asked for all', async () => {
    const { admin, problem } = await submittedOnOldTests();
    for (const [query, total] of [
      ['', 1],
      ['', 0],
      ['?all=true', 1],
    ] as const) {
      const { id } = (await rejudge(admin, problem.id, query).expect(202)).body.data;
      await expect.poll(() => stateOf(admin, id)).toBe('DONE');
      expect(await jobOf(admin, id)).toMatchObject({ total, judged: total });
    }
  });

  it('pauses, goes on, and is the same one when asked for twice', async () => {
    const { admin, problem, gate } = await submittedOnOldTests(3);
    gate.shut();
    const { id } = (await rejudge(admin, problem.id).expect(202)).body.data;
    await expect.poll(() => database.db.rejudgeTask.count()).toBe(2);
    expect((await rejudge(admin, problem.id).expect(202)).body.data.id).toBe(id);
    const other = await rejudge(admin, problem.id, '?all=true').expect(409);
    expect(other.body.code).toBe('CONFLICT');

    const act = (what: string) => admin.post(`/api/v1/rejudging/${id}/${what}`);
    expect((await act('pause').expect(200)).body.data.state).toBe('PAUSED');
    gate.open();
    await expect.poll(async () => (await jobOf(admin, id))['judged']).toBe(2);
    expect(await database.db.rejudgeTask.count()).toBe(0);
    expect(await stateOf(admin, id)).toBe('PAUSED');
    await act('resume').expect(200);
    await expect.poll(() => stateOf(admin, id)).toBe('DONE');
    expect(await jobOf(admin, id)).toMatchObject({ total: 3, judged: 3 });
    expect((await act('pause').expect(409)).body.code).toBe('CONFLICT');
    const list = (await admin.get('/api/v1/rejudging').expect(200)).body.data as { id: string }[];
    expect(list.map((job) => job.id)).toContain(id);
  });

  it('says how long it takes, which falls as it goes on', async () => {
    const { admin, problem, gate } = await submittedOnOldTests(5);
    gate.shut();
    const { id } = (await rejudge(admin, problem.id).expect(202)).body.data;
    const seconds: unknown[] = [];
    for (let judged = 1; judged < 5; judged++) {
      gate.letOneThrough();
      await expect.poll(async () => (await jobOf(admin, id))['judged']).toBe(judged);
      seconds.push((await jobOf(admin, id))['secondsLeft']);
      // As if the next one took a minute.
      await database.db.$executeRaw`
        UPDATE "Rejudging" SET "lastAt" = "lastAt" - interval '1 minute' WHERE id = ${id}::uuid`;
    }
    gate.open();
    const minutes = seconds.map((left) => (left === null ? null : Math.floor(Number(left) / 60)));
    expect(minutes).toEqual([null, 3, 2, 1]);
  });

  it('is cancelled: what is judged just now keeps its verdict, like all the others', async () => {
    const { learner, admin, problem, gate } = await submittedOnOldTests(3);
    gate.shut();
    const { id } = (await rejudge(admin, problem.id).expect(202)).body.data;
    await expect.poll(() => database.db.rejudgeTask.count()).toBe(2);
    for (let i = 0; i < 2; i++) await admin.post(`/api/v1/rejudging/${id}/cancel`).expect(200);
    gate.open();
    const again = (await rejudge(admin, problem.id, '?all=true').expect(202)).body.data;
    await admin.post(`/api/v1/rejudging/${again.id}/cancel`).expect(200);
    expect(await jobOf(admin, id)).toMatchObject({ state: 'CANCELLED', judged: 0 });
    const { submissions, solved } = await seenBy(learner, problem.id);
    expect(solved).toBe(true);
    for (const one of submissions) {
      expect(one).toMatchObject({ status: 'Accepted', judgedAgain: false, outdated: true });
    }
  });

  it('is for administrators', async () => {
    const { learner, problem } = await submittedOnOldTests();
    await rejudge(learner, problem.id).expect(403);
    await learner.get('/api/v1/rejudging').expect(403);
  });
});
