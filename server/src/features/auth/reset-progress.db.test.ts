import { describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { listReviews, reviewsOf, startReviewing } from '../../test/reviews.ts';
import { scriptedEngine } from '../../test/doubles/scripted-engine.ts';

const database = useTestDatabase();

const reset = (browser: Browser, password = 'secret-enough') =>
  browser.post('/api/v1/auth/reset-progress').send({ password });

async function start() {
  const { db } = database;
  const { browser, newBrowser, user } = await startReviewing(db);
  const { id } = await buildProblem(db, { tests: [{ input: 'a', output: 'a' }] });
  /** What lists and the problem's page say of it. */
  const marks = async () => {
    const [page, list] = [
      await browser.get(`/api/v1/problems/get-problem/${id}`).expect(200),
      await browser.get('/api/v1/problems/get-all-problems').expect(200),
    ];
    type Marked = { id: string; solvedBy: unknown[]; tried: boolean };
    const listed = (list.body.data as Marked[]).find((problem) => problem.id === id);
    return [page.body.data as Marked, listed].map((problem) => [
      (problem?.solvedBy.length ?? 0) > 0,
      problem?.tried,
    ]);
  };
  const solved = async () =>
    (await browser.get('/api/v1/problems/get-solved-problems').expect(200)).body.data as unknown[];
  return { db, browser, newBrowser, user, id, marks, solved, ...reviewsOf(browser, id) };
}

type Started = Awaited<ReturnType<typeof start>>;

const UNTOUCHED = [
  [false, false],
  [false, false],
];
const SOLVED = [
  [true, true],
  [true, true],
];

/** Judges everything of the problem again, by a test that "a" fails and "b" passes. */
async function rejudge({ db, newBrowser, id }: Started): Promise<void> {
  const admin = newBrowser();
  await signUpAdmin(db, admin);
  const tests = { create: [{ input: 'b', output: 'b', position: 1 }] };
  const set = await db.testSet.create({ data: { problemId: id, hash: 'b', tests } });
  await db.problem.update({ where: { id }, data: { currentTestSetId: set.id } });
  const { body } = await admin.post(`/api/v1/problems/rejudge/${id}`).expect(202);
  const job = `/api/v1/rejudging/${body.data.id as string}`;
  await expect.poll(async () => (await admin.get(job)).body.data.state as string).toBe('DONE');
}

describe('whoever resets the progress', () => {
  it('has solved and tried nothing, and nothing comes back; submissions stay', async () => {
    const { db, browser, user, id, marks, solved, open, post, solve, readSolved } = await start();
    await open();
    await post('seen', { hints: 2, editorial: true }).expect(200);
    await browser.post(`/api/v1/problems/reveal-reference-solution/${id}`).expect(200);
    await browser
      .put(`/api/v1/draft/${id}`)
      .send({ language: 'PYTHON', code: 'typed', basedOn: 0 })
      .expect(200);
    await solve('wrong');
    await solve();
    await readSolved();
    expect(await marks()).toEqual(SOLVED);

    await reset(browser).expect(200, { message: 'Your progress begins anew', data: null });
    expect(await marks()).toEqual(UNTOUCHED);
    expect(await solved()).toEqual([]);
    expect(await listReviews(browser)).toMatchObject({ cardCount: 0, due: [], upcoming: [] });
    expect(await reviewsOf(browser, id).read()).toMatchObject({
      ...{ card: null, grade: null, help: { hints: 0, editorial: false } },
    });
    await browser.get(`/api/v1/problems/get-reference-solution/${id}`).expect(403);
    expect(await db.submission.count({ where: { userId: user.id } })).toBe(2);
    // What was typed is not lost: it is an earlier version.
    const [draft] = await db.draft.findMany({ include: { versions: true } });
    expect([draft?.code, draft?.versions.map(({ code }) => code)]).toEqual([null, ['typed']]);
  });

  it('begins with the next program, and with the first grade', async () => {
    const { browser, marks, solve, readSolved } = await start();
    await solve();
    await readSolved();
    await reset(browser).expect(200);
    await solve('wrong');
    expect(await marks()).toEqual([
      [false, true],
      [false, true],
    ]);
    // The same one so soon would be taken for a double click.
    await solve('a');
    expect(await marks()).toEqual(SOLVED);
    expect((await readSolved()).card.reviews).toBe(1);
  });

  it('keeps the streak on the public page, and no solved problem', async () => {
    const { browser, newBrowser, solve } = await start();
    const handle = 'begins-anew';
    await browser.put('/api/v1/public-page').send({ handle, isPublic: true }).expect(200);
    await solve();
    const shown = async () =>
      (await newBrowser().get(`/api/v1/people/${handle}`)).body.data as object;
    expect(await shown()).toMatchObject({ solved: { EASY: 1 }, streakDays: 1 });
    await reset(browser).expect(200);
    expect(await shown()).toMatchObject({ solved: { EASY: 0 }, streakDays: 1 });
  });

  it('is given no mark by a program that was still being judged', async () => {
    const { db } = database;
    let goOn = () => {};
    const judged = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const engine = scriptedEngine(async (_source, stdin) => {
      await judged;
      return { stdout: stdin };
    });
    const { browser: newBrowser } = await startTestApp(db, { engine });
    const browser = newBrowser();
    const user = await signUp(browser);
    const { id } = await buildProblem(db);
    const sent = Promise.resolve(reviewsOf(browser, id).solve());
    const where = { userId: user.id };
    const stateOf = async () => (await db.submission.findFirst({ where }))?.state;
    await expect.poll(stateOf).toBe('RUNNING');
    await reset(browser).expect(200);
    goOn();
    await sent;
    expect(await db.submission.findFirst({ where })).toMatchObject({ verdict: 'Accepted' });
    expect(await db.solvedMark.count({ where })).toBe(0);
    expect(await listReviews(browser)).toMatchObject({ cardCount: 0 });
  });

  it('is given no mark by a program of before that is accepted when judged again', async () => {
    const started = await start();
    const { browser, marks, solve, read } = started;
    await solve('b');
    await reset(browser).expect(200);
    await rejudge(started);
    expect(await marks()).toEqual(UNTOUCHED);
    expect((await read()).card).toBeNull();
  });

  it('loses the mark of a program that fails now, though an older one passes', async () => {
    const started = await start();
    const { browser, marks, solve } = started;
    await solve('b');
    await solve('echo');
    await reset(browser).expect(200);
    await solve('a');
    expect(await marks()).toEqual(SOLVED);
    await rejudge(started);
    expect(await marks()).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  it('is asked for the password, and waits for the end of a rehearsal', async () => {
    const { browser, id, marks, solve } = await start();
    await solve();
    await reset(browser, 'a wrong one').expect(401);
    const wish = { minutes: 30, problemIds: [id] };
    const { body } = await browser.post('/api/v1/rehearsal').send(wish).expect(201);
    const refused = await reset(browser).expect(409);
    expect(refused.body.message).toBe('You can begin anew when your rehearsal has ended');
    await browser.post(`/api/v1/rehearsal/${body.data.id as string}/end`).expect(200);
    expect(await marks()).toEqual(SOLVED);
    await reset(browser).expect(200);
    expect(await marks()).toEqual(UNTOUCHED);
  });

  it('keeps the code of a rehearsal whose time is up, though nobody has asked for it since', async () => {
    const { db, browser, id } = await start();
    const wish = { minutes: 30, problemIds: [id] };
    const { body } = await browser.post('/api/v1/rehearsal').send(wish).expect(201);
    const rehearsal = body.data.id as string;
    const draft = { language: 'PYTHON', code: 'the last word', basedOn: 0 };
    await browser.put(`/api/v1/draft/${id}`).send(draft).expect(200);
    await db.$executeRaw`UPDATE "Rehearsal" SET "startedAt" = "startedAt" - interval '30 minutes',
      "endsAt" = "endsAt" - interval '30 minutes' WHERE id = ${rehearsal}::uuid`;
    await reset(browser).expect(200);
    const report = await browser.get(`/api/v1/rehearsal/${rehearsal}`).expect(200);
    const final = { language: 'PYTHON', code: 'the last word' };
    expect(report.body.data.problems).toMatchObject([{ final }]);
  });

  it('takes nothing from anybody else', async () => {
    const { browser, newBrowser, id } = await start();
    const { browser: other } = await startReviewing(database.db);
    await reviewsOf(other, id).solve();
    await reset(browser).expect(200);
    const page = await other.get(`/api/v1/problems/get-problem/${id}`).expect(200);
    expect(page.body.data.solvedBy).toHaveLength(1);
    await reset(newBrowser()).expect(401);
  });
});
