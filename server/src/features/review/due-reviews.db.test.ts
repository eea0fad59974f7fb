import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { letDaysPass, listReviews, reviewsOf, startReviewing } from '../../test/reviews.ts';

const database = useTestDatabase();

describe('what is due', () => {
  it('are as many as wanted a day, the others later, what is done counted', async () => {
    const { browser } = await startReviewing(database.db);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { id } = await buildProblem(database.db);
      ids.push(id);
      await reviewsOf(browser, id).solve();
    }
    await listReviews(browser);
    await letDaysPass(database.db, 40);
    const before = await listReviews(browser);
    expect(before).toMatchObject({ laterCount: 2, doneToday: 0, cardCount: 5 });
    expect(before.due).toHaveLength(3);
    expect(before.due[0]).not.toHaveProperty('difficulty');
    const [first] = before.due;
    const { open, solve } = reviewsOf(browser, first?.id ?? '');
    await open(true);
    await solve();
    const after = await listReviews(browser);
    expect(after).toMatchObject({ laterCount: 2, doneToday: 1 });
    expect(after.due.map((due: { id: string }) => due.id)).toEqual(
      before.due.slice(1).map((due: { id: string }) => due.id),
    );

    const settings = { perDay: 5, interviewOn: null, pausedUntil: null };
    const more = await browser.put('/api/v1/review/settings').send(settings).expect(200);
    expect(more.body.data).toMatchObject({ laterCount: 0, settings });
    expect(more.body.data.due).toHaveLength(4);
    const paused = { ...settings, pausedUntil: '9999-12-31' };
    const none = await browser.put('/api/v1/review/settings').send(paused).expect(200);
    expect(none.body.data).toMatchObject({ due: [], laterCount: 0, settings: paused });
  });

  it('is what it was after a pause', async () => {
    const { browser } = await startReviewing(database.db);
    for (let count = 0; count < 3; count += 1) {
      const { id } = await buildProblem(database.db);
      await reviewsOf(browser, id).solve();
    }
    await listReviews(browser);
    const cards = () => database.db.reviewCard.findMany({ orderBy: { problemId: 'asc' } });
    const before = await cards();
    const settings = { perDay: 3, interviewOn: null, pausedUntil: null };
    for (const pausedUntil of ['9999-12-31', null]) {
      const put = browser.put('/api/v1/review/settings');
      await put.send({ ...settings, pausedUntil }).expect(200);
      expect(await cards()).toEqual(before);
    }
  });

  it('is done by whoever solves it again on the day of another time zone', async () => {
    const { browser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db, { tests: [{ input: 'a', output: 'a' }] });
    const { open, post, solve, readSolved } = reviewsOf(browser, id);
    // Their clocks are 25 hours apart: here it is always a later day.
    const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'] as const;
    await open(false, west);
    await solve();
    await post('grade', { grade: 'AGAIN' }).expect(200);
    await open(true, east);
    expect(await listReviews(browser)).toMatchObject({ due: [{ id }], doneToday: 0 });
    await solve('a');
    expect(await listReviews(browser)).toMatchObject({ due: [], doneToday: 1 });
    expect(await readSolved()).toMatchObject({ card: { reviews: 2 }, grade: { chosen: false } });
  });

  it('is on the clock from when it is opened until it is solved', async () => {
    const { browser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    const { open, post, solve, read, readSolved } = reviewsOf(browser, id);
    expect(await open()).toMatchObject({ reviewSeconds: null });
    await solve();
    await readSolved();
    await letDaysPass(database.db, 30);
    expect(await read()).toMatchObject({ reviewSeconds: null });
    expect(await open(true)).toMatchObject({ reviewSeconds: 0 });
    await post('active', { seconds: 90 }).expect(200);
    expect(await open(true)).toMatchObject({ reviewSeconds: 90 });
    await solve();
    expect(await read()).toMatchObject({ reviewSeconds: null });
  });

  it('leaves out what is put off, suspended or deleted', async () => {
    const { browser } = await startReviewing(database.db);
    const made = [];
    for (let count = 0; count < 4; count += 1) made.push(await buildProblem(database.db));
    const of = made.map(({ id }) => reviewsOf(browser, id));
    for (const { solve } of of) await solve();
    await listReviews(browser);
    await letDaysPass(database.db, 40);
    const settings = { perDay: 20, interviewOn: null, pausedUntil: null };
    await browser.put('/api/v1/review/settings').send(settings).expect(200);
    const dueCount = async () => (await listReviews(browser)).due.length;
    expect(await dueCount()).toBe(4);
    await of[0]?.post('bury').expect(200);
    expect(await dueCount()).toBe(3);
    expect(
      (await of[1]?.post('suspend', { suspended: true }).expect(200))?.body.data.card,
    ).toMatchObject({ suspended: true });
    expect(await dueCount()).toBe(2);
    await database.db.problem.update({
      where: { id: made[2]?.id ?? '' },
      data: { deletedAt: new Date() },
    });
    expect(await dueCount()).toBe(1);
    await of[1]?.post('suspend', { suspended: false }).expect(200);
    await letDaysPass(database.db, 1);
    expect(await dueCount()).toBe(3);
  });

  it('was not known where a review of yesterday was not finished', async () => {
    const { browser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    const { open, solve, read } = reviewsOf(browser, id);
    await open();
    await solve();
    await listReviews(browser);
    await letDaysPass(database.db, 40);
    await open(true);
    await solve('wrong');
    expect(await read()).toMatchObject({ card: { reviews: 1 } });
    await letDaysPass(database.db, 1);
    expect(await listReviews(browser)).toMatchObject({ cardCount: 1 });
    expect(await read()).toMatchObject({ card: { reviews: 2 } });
    const logs = await database.db.reviewLog.findMany({
      where: { problemId: id },
      orderBy: { day: 'asc' },
    });
    expect(logs.map(({ grade }) => grade)).toEqual(['EASY', 'AGAIN']);
  });

  it('comes sooner before an interview', async () => {
    const { browser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    const { open, solve, readSolved } = reviewsOf(browser, id);
    await open();
    await solve();
    const { card, today } = await readSolved();
    const soon = new Date(Date.parse(today) + 4 * 86_400_000).toISOString().slice(0, 10);
    const settings = { perDay: 3, interviewOn: soon, pausedUntil: null };
    await browser.put('/api/v1/review/settings').send(settings).expect(200);
    const sooner = (await readSolved()).card.due;
    expect(sooner < card.due).toBe(true);
    expect(Date.parse(sooner) - Date.parse(today)).toBeLessThanOrEqual(2 * 86_400_000);
    await browser
      .put('/api/v1/review/settings')
      .send({ ...settings, interviewOn: null })
      .expect(200);
    expect((await readSolved()).card.due).toBe(card.due);
  });

  it('comes sooner to whoever wants to know more of it still, and loses no grade', async () => {
    const { db } = database;
    const { browser, user } = await startReviewing(db);
    const { id } = await buildProblem(db);
    const { open, solve, post, readSolved } = reviewsOf(browser, id);
    await open();
    await solve();
    await readSolved();
    await post('grade', { grade: 'HARD' }).expect(200);
    const logs = () => db.reviewLog.findMany({ where: { userId: user.id } });
    const [before, { card }] = [await logs(), await readSolved()];
    const choose = async (retention?: number) => {
      const settings = { perDay: 3, interviewOn: null, pausedUntil: null };
      const put = browser.put('/api/v1/review/settings').send({ ...settings, retention });
      const { body } = await put.expect(200);
      const { due } = (await readSolved()).card;
      return [body.data.settings.retention as number, due] as const;
    };
    const [, strict] = await choose(95);
    const [, relaxed] = await choose(80);
    expect(strict <= card.due && card.due <= relaxed && strict < relaxed).toBe(true);
    // A page that knows no retention leaves it as it is.
    expect(await choose()).toEqual([80, relaxed]);
    expect(await choose(90)).toEqual([90, card.due]);
    expect(await logs()).toEqual(before);
    expect((await listReviews(browser)).settings).toMatchObject({ retention: 90 });
  });

  it('includes what was solved before anybody looked', async () => {
    const { browser } = await startReviewing(database.db);
    const { id } = await buildProblem(database.db);
    await reviewsOf(browser, id).solve();
    await letDaysPass(database.db, 60);
    expect(await listReviews(browser)).toMatchObject({ due: [{ id }], cardCount: 1 });
  });
});
