import type { Rehearsal, RehearsalList } from '@stepwise/contracts/rehearsal';
import { describe, expect, it } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';

const database = useTestDatabase();

const ROOT = '/api/v1/rehearsal';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const RUBRIC = { askedFirst: 1, saidComplexity: 2, testedEdges: 3, spokeAloud: 4, cleanCode: 4 };

async function setUp() {
  const { browser: newBrowser } = await startTestApp(database.db);
  const browser = newBrowser();
  const user = await signUp(browser);
  const { id: problemId } = await buildProblem(database.db);
  return { newBrowser, browser, userId: user.id, problemId, ...rehearsalsOf(browser) };
}

function rehearsalsOf(browser: Browser) {
  const begin = (wish: object) => browser.post(ROOT).send({ minutes: 30, ...wish });
  const data = (answer: { body: unknown }) => (answer.body as { data: unknown }).data;
  return {
    begin,
    start: async (...problemIds: string[]) =>
      data(await begin({ problemIds }).expect(201)) as Rehearsal,
    list: async () => data(await browser.get(ROOT).expect(200)) as RehearsalList,
    read: async (id: string) => data(await browser.get(`${ROOT}/${id}`).expect(200)) as Rehearsal,
    open: (id: string, problemId: string) =>
      browser.post(`${ROOT}/${id}/opened`).send({ problemId }),
    end: async (id: string) =>
      data(await browser.post(`${ROOT}/${id}/end`).expect(200)) as Rehearsal,
    grade: (id: string, rubric: object) => browser.put(`${ROOT}/${id}/rubric`).send(rubric),
  };
}

/** Lets time go by: everything that has a time is so much older. */
async function pass(minutes: number): Promise<void> {
  const { db } = database;
  const age = `${minutes} minutes`;
  await db.$executeRaw`UPDATE "Rehearsal" SET "startedAt" = "startedAt" - ${age}::interval,
    "endsAt" = "endsAt" - ${age}::interval, "endedAt" = "endedAt" - ${age}::interval,
    "openSince" = "openSince" - ${age}::interval`;
  await db.$executeRaw`UPDATE "Draft" SET "writtenAt" = "writtenAt" - ${age}::interval`;
  await db.$executeRaw`UPDATE "Submission" SET "createdAt" = "createdAt" - ${age}::interval`;
}

function send(browser: Browser, problemId: string, source: string) {
  const input = { source_code: { PYTHON: source }, language_id: 71, problemId };
  return browser.post('/api/v1/execution-code').send(input).expect(200);
}

async function write(browser: Browser, problemId: string, code: string): Promise<void> {
  const address = `/api/v1/draft/${problemId}`;
  const [stored] = (await browser.get(address).expect(200)).body.data as { revision: number }[];
  const draft = { language: 'PYTHON', code, basedOn: stored?.revision ?? 0 };
  await browser.put(address).send(draft).expect(200);
}

describe('a rehearsal', () => {
  it('runs for the time chosen by the server’s clock, and goes on after a reload', async () => {
    const { start, list, problemId } = await setUp();
    const before = Date.now();
    const started = await start(problemId);
    expect(Date.parse(started.endsAt) - Date.parse(started.startedAt)).toBe(30 * 60_000);
    expect(Math.abs(Date.parse(started.now) - before)).toBeLessThan(60_000);
    expect(started).toMatchObject({
      ...{ minutes: 30, endedAt: null, rubric: null },
      problems: [{ problemId, title: 'Echo', openedAt: null, seconds: 0, tries: [], final: null }],
    });
    expect(JSON.stringify(started)).not.toMatch(/EASY|String|LVL/);
    const { running, past } = await list();
    expect({ ...running, now: started.now }).toEqual(started);
    expect(past).toEqual([]);
  });

  it('is one of a person: of starts at the same moment one comes through', async () => {
    const { begin, list, problemId } = await setUp();
    const starts = await Promise.all(
      Array.from({ length: 4 }, () => begin({ problemIds: [problemId] })),
    );
    expect(starts.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = await begin({ problemIds: [problemId] }).expect(409);
    expect(refused.body.message).toBe('A rehearsal of yours is running already');
    expect((await list()).running).not.toBeNull();
    expect(await database.db.rehearsal.count({ where: { endedAt: null } })).toBeGreaterThan(0);
  });

  it('is refused where the wish makes no sense', async () => {
    const { begin, problemId } = await setUp();
    const draw = { level: 'LVL-0', count: 1 };
    for (const wish of [
      {},
      { problemIds: [problemId], draw },
      { problemIds: [] },
      { problemIds: Array.from({ length: 5 }, () => problemId) },
      { problemIds: [problemId], minutes: 31 },
      { draw: { level: 'LVL-9', count: 1 } },
      { draw: { level: 'LVL-0', count: 0 } },
    ]) {
      expect((await begin(wish)).status, JSON.stringify(wish)).toBe(400);
    }
    await begin({ problemIds: [NOBODY] }).expect(404);
    await database.db.problem.update({ where: { id: problemId }, data: { isDraft: true } });
    await begin({ problemIds: [problemId] }).expect(404);
  });

  it('is over with its time, on every read, and another one may start', async () => {
    const { start, list, read, open, problemId } = await setUp();
    const { id, endsAt } = await start(problemId);
    await pass(29);
    expect((await list()).running).toMatchObject({ id, endedAt: null });
    await pass(1);
    const over = await read(id);
    expect(over.endedAt).toBe(over.endsAt);
    expect(Date.parse(over.endsAt)).toBe(Date.parse(endsAt) - 30 * 60_000);
    expect(await list()).toMatchObject({
      running: null,
      past: [{ id, minutes: 30, problemCount: 1, acceptedCount: 0 }],
    });
    await open(id, problemId).expect(409);
    const next = await start(problemId);
    await pass(31);
    await start(problemId);
    expect((await read(next.id)).endedAt).not.toBeNull();
  });

  it('ends when the person ends it, once', async () => {
    const { start, end, list, problemId } = await setUp();
    const { id, endsAt } = await start(problemId);
    const ended = await end(id);
    expect(Date.parse(ended.endedAt ?? '')).toBeLessThan(Date.parse(endsAt));
    expect((await end(id)).endedAt).toBe(ended.endedAt);
    expect((await list()).running).toBeNull();
  });

  it('counts the time of each problem, from its opening to that of another', async () => {
    const { start, open, end, problemId } = await setUp();
    const { id: otherId } = await buildProblem(database.db);
    const { id } = await start(problemId, otherId);
    await open(id, problemId).expect(200);
    await pass(5);
    await open(id, problemId).expect(200);
    await pass(1);
    const opened = await open(id, otherId).expect(200);
    expect(opened.body.data.problems).toMatchObject([
      { openedAt: expect.any(String), isOpen: false },
      { openedAt: expect.any(String), isOpen: true },
    ]);
    await pass(3);
    const { problems } = await end(id);
    expect(problems.map(({ seconds }) => Math.round(seconds / 60))).toEqual([6, 3]);
    expect(problems.map(({ isOpen }) => isOpen)).toEqual([false, false]);
    const { id: third } = await buildProblem(database.db);
    await open(id, third).expect(409);
  });

  it('knows no problem but its own', async () => {
    const { start, open, problemId } = await setUp();
    const { id: otherId } = await buildProblem(database.db);
    const { id } = await start(problemId);
    await open(id, otherId).expect(404);
  });

  it('tells what was sent in while it ran, with the verdicts', async () => {
    const { browser, start, end, list, problemId } = await setUp();
    await send(browser, problemId, 'echo');
    await pass(1);
    const { id } = await start(problemId);
    await send(browser, problemId, 'wrong');
    await send(browser, problemId, 'echo');
    const { problems } = await end(id);
    await send(browser, problemId, 'echo later');
    expect(problems[0]?.tries).toMatchObject([
      { status: 'Wrong Answer', passedCount: 0, totalCount: 2, language: 'PYTHON' },
      { status: 'Accepted', passedCount: 2 },
    ]);
    expect((await list()).past).toMatchObject([{ problemCount: 1, acceptedCount: 1 }]);
  });

  it('is graded by the person when it has ended', async () => {
    const { start, end, read, grade, problemId } = await setUp();
    const { id } = await start(problemId);
    await grade(id, RUBRIC).expect(409);
    await end(id);
    await grade(id, { ...RUBRIC, cleanCode: 5 }).expect(400);
    await grade(id, { askedFirst: 1 }).expect(400);
    expect((await grade(id, RUBRIC).expect(200)).body.data.rubric).toEqual(RUBRIC);
    await grade(id, { ...RUBRIC, askedFirst: 4 }).expect(200);
    expect((await read(id)).rubric).toEqual({ ...RUBRIC, askedFirst: 4 });
  });

  it('is for nobody else', async () => {
    const { newBrowser, start, problemId } = await setUp();
    const { id } = await start(problemId);
    const other = newBrowser();
    await signUp(other);
    const ofOther = rehearsalsOf(other);
    await other.get(`${ROOT}/${id}`).expect(404);
    await ofOther.open(id, problemId).expect(404);
    await other.post(`${ROOT}/${id}/end`).expect(404);
    await ofOther.grade(id, RUBRIC).expect(404);
    expect(await ofOther.list()).toEqual({ running: null, past: [] });
  });

  it('is kept until a hundred others have followed', async () => {
    const { start, userId, problemId } = await setUp();
    const [endsAt, endedAt] = [new Date('2026-01-01T01:00Z'), new Date('2026-01-01T01:00Z')];
    const old = { userId, minutes: 60, startedAt: new Date('2026-01-01T00:00Z') };
    await database.db.rehearsal.createMany({
      data: Array.from({ length: 100 }, () => ({ ...old, endsAt, endedAt })),
    });
    await start(problemId);
    expect(await database.db.rehearsal.count({ where: { userId } })).toBe(100);
  });
});

describe('the final code', () => {
  it('is what was written by the end, and not what came later', async () => {
    const { browser, start, read, problemId } = await setUp();
    const { id } = await start(problemId);
    await write(browser, problemId, 'in time');
    await pass(31);
    await write(browser, problemId, 'too late');
    expect((await read(id)).problems[0]?.final).toEqual({ language: 'PYTHON', code: 'in time' });
  });

  it('is what was typed in the last seconds, when it arrives a moment later', async () => {
    const { browser, start, read, problemId } = await setUp();
    const { id } = await start(problemId);
    await write(browser, problemId, 'half');
    await pass(30);
    await write(browser, problemId, 'whole');
    expect((await read(id)).problems[0]?.final).toMatchObject({ code: 'whole' });
  });

  it('is the program sent in where no draft is newer, and none where nothing was written', async () => {
    const { browser, start, end, problemId } = await setUp();
    const { id: otherId } = await buildProblem(database.db);
    const { id } = await start(problemId, otherId);
    await send(browser, problemId, 'sent in');
    const { problems } = await end(id);
    expect(problems.map(({ final }) => final)).toEqual([
      { language: 'PYTHON', code: 'sent in' },
      null,
    ]);
  });
});

describe('what was written before', () => {
  it('is set aside: the problem begins with its starter, and the text comes back later', async () => {
    const { browser, start, end, problemId } = await setUp();
    await write(browser, problemId, 'written before');
    await pass(1);
    const { id } = await start(problemId);
    const drafts = await browser.get(`/api/v1/draft/${problemId}`).expect(200);
    expect(drafts.body.data).toMatchObject([{ language: 'PYTHON', code: null, revision: 2 }]);
    const versions = async () => {
      const address = `/api/v1/draft/${problemId}/versions?language=PYTHON`;
      const { body } = await browser.get(address).expect(200);
      return (body.data as { code: string }[]).map(({ code }) => code);
    };
    expect(await versions()).toEqual([]);
    const { problems } = await end(id);
    expect(problems[0]?.final).toBeNull();
    expect(await versions()).toEqual(['written before']);
  });
});
