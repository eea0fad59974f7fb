import { describe, expect, it } from 'vitest';
import { signUp, signUpAdmin } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { letDaysPass, listReviews, reviewsOf, startReviewing } from '../../test/reviews.ts';
import { toDay } from './review-day.ts';
import { scheduleOf } from './schedule.ts';

const database = useTestDatabase();

describe('a solved problem', () => {
  it('has a grade, and is due again after some days', async () => {
    const { browser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    const { open, solve, readSolved } = reviewsOf(browser, id);
    expect(await open()).toMatchObject({ card: null, grade: null, help: { hints: 0 } });
    await solve();
    const { card, grade, today } = await readSolved();
    expect(grade).toMatchObject({ grade: 'EASY', chosen: false, canChange: true });
    expect(card).toMatchObject({ due: grade.dueBy.EASY, lastReview: today, reviews: 1 });
    const { AGAIN, HARD, GOOD, EASY } = grade.dueBy;
    expect([AGAIN, HARD, GOOD, EASY]).toEqual([AGAIN, HARD, GOOD, EASY].sort());
    expect(AGAIN > today).toBe(true);
    expect(await listReviews(browser)).toMatchObject({
      due: [],
      laterCount: 0,
      cardCount: 1,
      doneToday: 0,
    });
  });

  it('is graded from what the server knows', async () => {
    const { browser } = await startReviewing(database.db);
    const graded = async (act: (of: ReturnType<typeof reviewsOf>) => Promise<unknown>) => {
      const { id } = await buildProblem(database.db);
      const of = reviewsOf(browser, id);
      await of.open();
      await act(of);
      await of.solve();
      return (await of.readSolved()).grade.grade;
    };
    expect(await graded(({ post }) => post('seen', { hints: 1 }).expect(200))).toBe('HARD');
    expect(await graded(({ post }) => post('seen', { editorial: true }).expect(200))).toBe('AGAIN');
    expect(await graded(({ post }) => post('seen', { solution: true }).expect(200))).toBe('AGAIN');
    expect(await graded(({ solve }) => solve('wrong'))).toBe('GOOD');
    const slow = async ({ post }: ReturnType<typeof reviewsOf>) => {
      for (let told = 0; told < 4; told += 1) await post('active', { seconds: 600 }).expect(200);
    };
    expect(await graded(slow)).toBe('HARD');
  });

  it('keeps its grade when help is opened afterwards', async () => {
    const { browser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    const { open, solve, post, read } = reviewsOf(browser, id);
    await open();
    await solve();
    await post('seen', { editorial: true, hints: 3 }).expect(200);
    expect(await read()).toMatchObject({
      grade: { grade: 'EASY' },
      help: { hints: 3, editorial: true },
    });
    await post('seen', { hints: 1 }).expect(200);
    expect((await read()).help.hints).toBe(3);
  });

  it('is graded by the first look at help since the last grade, whenever its verdict comes', async () => {
    const { db } = database;
    const { browser } = await startReviewing(db);
    const { id } = await buildProblem(db);
    const { open, solve, post, readSolved } = reviewsOf(browser, id);
    const where = { problemId: id };
    /** Looks at a hint as if what was sent last were still being judged. */
    const lookMeanwhile = async () => {
      const sent = await db.submission.findFirstOrThrow({ where, orderBy: { createdAt: 'desc' } });
      const set = (data: object) => db.submission.update({ where: { id: sent.id }, data });
      const leaseUntil = new Date(Date.now() + 600_000);
      const running = { state: 'RUNNING', owner: 'elsewhere', leaseUntil };
      await set({ ...running, verdict: null, doneAt: null });
      await post('seen', { hints: 1 }).expect(200);
      const { verdict, doneAt } = sent;
      await set({ state: 'DONE', owner: null, leaseUntil: null, verdict, doneAt });
    };
    await open();
    await post('seen', { hints: 1 }).expect(200);
    await solve();
    await lookMeanwhile();
    expect((await readSolved()).grade.grade).toBe('HARD');

    await letDaysPass(db, 40);
    await open(true);
    await solve('wrong');
    await lookMeanwhile();
    await solve();
    expect((await readSolved()).grade.grade).toBe('HARD');
  });

  it('takes another grade from the person for ten minutes', async () => {
    const { browser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    const { solve, post, read, readSolved } = reviewsOf(browser, id);
    await post('grade', { grade: 'HARD' }).expect(409);
    await solve();
    const { grade } = await readSolved();
    const changed = await post('grade', { grade: 'AGAIN' }).expect(200);
    expect(changed.body.data).toMatchObject({
      grade: { grade: 'AGAIN', chosen: true },
      card: { due: grade.dueBy.AGAIN },
    });
    await database.db.$executeRaw`UPDATE "ReviewLog" SET at = at - interval '11 minutes'`;
    await post('grade', { grade: 'EASY' }).expect(409);
    expect((await read()).grade).toMatchObject({ grade: 'AGAIN', canChange: false });
  });

  it('has one grade a day, however many tabs solve it at once', async () => {
    const { browser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    const { solve, read } = reviewsOf(browser, id);
    await Promise.all([solve(), solve()]);
    for (let race = 0; race < 100; race += 1) {
      await database.db.reviewLog.deleteMany({ where: { problemId: id } });
      await Promise.all([read(), read(), listReviews(browser)]);
      expect(await database.db.reviewLog.count({ where: { problemId: id } })).toBe(1);
    }
  });

  it('was not known by whoever had asked for its solution', async () => {
    const { browser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    const { open, solve, readSolved } = reviewsOf(browser, id);
    await open();
    await browser.post(`/api/v1/problems/reveal-reference-solution/${id}`).expect(200);
    await solve();
    expect((await readSolved()).grade.grade).toBe('AGAIN');
  });

  it('is graded as usual when it was solved in a rehearsal', async () => {
    const { browser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    const { solve, readSolved } = reviewsOf(browser, id);
    const wish = { minutes: 90, problemIds: [id] };
    const { body } = await browser.post('/api/v1/rehearsal').send(wish).expect(201);
    await solve('wrong');
    await solve();
    await browser.post(`/api/v1/rehearsal/${body.data.id as string}/end`).expect(200);
    const { card, grade } = await readSolved();
    expect([card.reviews, grade.grade]).toEqual([1, 'GOOD']);
  });

  it('is as before its last grade when the program of that is judged to be wrong', async () => {
    const { db } = database;
    const { browser, newBrowser } = await startReviewing(db);
    const admin = newBrowser();
    await signUpAdmin(db, admin);
    const { id } = await buildProblem(db, { tests: [{ input: 'a', output: 'a' }] });
    const { open, solve, read, readSolved } = reviewsOf(browser, id);
    await open();
    await solve();
    await readSolved();
    await letDaysPass(db, 40);
    await open(true);
    await solve('a');
    expect((await readSolved()).card.reviews).toBe(2);
    const tests = { create: [{ input: 'b', output: 'b', position: 1 }] };
    const set = await db.testSet.create({ data: { problemId: id, hash: 'b', tests } });
    await db.problem.update({ where: { id }, data: { currentTestSetId: set.id } });
    const { body } = await admin.post(`/api/v1/problems/rejudge/${id}`).expect(202);
    const job = `/api/v1/rejudging/${body.data.id as string}`;
    await expect.poll(async () => (await admin.get(job)).body.data.state as string).toBe('DONE');
    const { card } = await read();
    const left = await db.reviewLog.findMany({ where: { problemId: id } });
    const [first] = left.map(({ day, grade }) => ({ day: toDay(day), grade }));
    expect(left).toHaveLength(1);
    const due = first && scheduleOf([first])?.due;
    expect(card).toMatchObject({ reviews: 1, lastReview: first?.day, due });
  });

  it('is no card when its only accepted program is judged to be wrong', async () => {
    const { browser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    const { solve, read } = reviewsOf(browser, id);
    await solve();
    expect((await read()).card).not.toBeNull();
    await database.db.submission.updateMany({
      where: { problemId: id },
      data: { verdict: 'Wrong Answer', doneAt: new Date() },
    });
    expect(await listReviews(browser)).toMatchObject({ cardCount: 0 });
    expect(await read()).toMatchObject({ card: null, grade: null });
  });
});

describe('reviews', () => {
  it('are of one person alone', async () => {
    const { browser, newBrowser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    await reviewsOf(browser, id).solve();
    await listReviews(browser);
    const other = newBrowser();
    await signUp(other);
    expect(await listReviews(other)).toMatchObject({ cardCount: 0, due: [] });
    expect(await reviewsOf(other, id).read()).toMatchObject({ card: null });
  });

  it('refuse what makes no sense', async () => {
    const { browser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    const { post } = reviewsOf(browser, id);
    await post('opened', { timeZone: 'Middle/Earth' }).expect(400);
    await post('seen', {}).expect(400);
    await post('seen', { hints: 0 }).expect(400);
    await post('active', { seconds: 601 }).expect(400);
    await post('grade', { grade: 'PERFECT' }).expect(400);
    const settings = { perDay: 3, interviewOn: null, pausedUntil: null };
    for (const wrong of [
      ...[{ perDay: 0 }, { perDay: 21 }, { interviewOn: '2026-02-30' }],
      ...[{ retention: 79 }, { retention: 96 }, { retention: 90.5 }, { retention: 0.9 }],
      ...[
        { interviewOn: '0000-01-01' },
        { pausedUntil: '0000-12-31' },
        { pausedUntil: '1999-12-31' },
      ],
    ]) {
      const put = browser.put('/api/v1/review/settings');
      await put.send({ ...settings, ...wrong }).expect(400);
    }
    const missing = reviewsOf(browser, '00000000-0000-7000-8000-000000000000');
    await missing.post('opened', { timeZone: 'UTC' }).expect(404);
    await missing.post('seen', { hints: 1 }).expect(404);
  });

  it('are in the export, and go with the account', async () => {
    const { browser, user } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    const { open, post, solve, read } = reviewsOf(browser, id);
    await open();
    await post('seen', { hints: 2 }).expect(200);
    await solve();
    await read();
    const { body } = await browser.get('/api/v1/auth/export').expect(200);
    expect(body.data.reviews).toMatchObject({
      settings: { perDay: 3, retention: 90, timeZone: 'UTC' },
      cards: [{ problemId: id }],
      grades: [{ problemId: id, grade: 'HARD', evidence: { hint: true } }],
      opened: [{ problemId: id, isReview: false }],
      help: [{ problemId: id, hints: 2 }],
    });
    await browser
      .delete('/api/v1/auth/delete-account')
      .send({ password: 'secret-enough' })
      .expect(200);
    for (const left of [
      database.db.reviewLog.count({ where: { userId: user.id } }),
      database.db.reviewCard.count({ where: { userId: user.id } }),
      database.db.solveSession.count({ where: { userId: user.id } }),
      database.db.problemProgress.count({ where: { userId: user.id } }),
    ]) {
      expect(await left).toBe(0);
    }
  });
});
