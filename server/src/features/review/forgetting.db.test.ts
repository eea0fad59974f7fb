import { describe, expect, it } from 'vitest';
import { signUp, signUpAdmin } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { letDaysPass, listReviews, reviewsOf, startReviewing } from '../../test/reviews.ts';

const database = useTestDatabase();

async function start() {
  const { db } = database;
  const { browser, newBrowser, user } = await startReviewing(db);
  const { id } = await buildProblem(db, { tests: [{ input: 'a', output: 'a' }] });
  const of = reviewsOf(browser, id);
  const forget = async () => (await of.post('forget').expect(200)).body.data as unknown;
  const isSolved = async () => {
    const { body } = await browser.get(`/api/v1/problems/get-problem/${id}`).expect(200);
    return (body.data.solvedBy as unknown[]).length > 0;
  };
  return { ...of, db, id, browser, newBrowser, user, forget, isSolved };
}

describe('whoever forgets the reviews of a problem', () => {
  it('has no card and no grade of it, whoever looks, and it stays solved', async () => {
    const { db, id, browser, user, forget, isSolved, open, solve, readSolved } = await start();
    await open();
    await solve();
    await readSolved();
    expect(await forget()).toMatchObject({ card: null, grade: null, reviewSeconds: null });
    await db.reviewSettings.updateMany({ data: { syncedAt: null } });
    expect(await listReviews(browser)).toMatchObject({ cardCount: 0, due: [], upcoming: [] });
    const where = { userId: user.id, problemId: id };
    expect(await db.reviewLog.count({ where })).toBe(0);
    expect(await db.solveSession.count({ where })).toBe(0);
    expect(await isSolved()).toBe(true);
    expect(await db.submission.count({ where })).toBe(1);
  });

  it('begins anew with the next solution, without what was seen before', async () => {
    const { forget, open, post, solve, readSolved } = await start();
    await open();
    await post('seen', { editorial: true, hints: 2 }).expect(200);
    await solve('wrong');
    await solve();
    expect((await readSolved()).grade.grade).toBe('AGAIN');
    await forget();
    await open();
    // The same one so soon would be taken for a double click.
    await solve('a');
    const { card, grade } = await readSolved();
    expect([card.reviews, grade.grade]).toEqual([1, 'EASY']);
  });

  it('is not reminded by a program that was still being judged', async () => {
    const { db, id, browser, forget, solve, read } = await start();
    await solve();
    await forget();
    // As if its verdict came only now.
    await db.submission.updateMany({ data: { doneAt: new Date() } });
    expect(await listReviews(browser)).toMatchObject({ cardCount: 0 });
    expect((await read()).card).toBeNull();
    expect(await db.reviewLog.count({ where: { problemId: id } })).toBe(0);
  });

  it('is not reminded by a program that is judged again and accepted', async () => {
    const { db, id, browser, newBrowser, forget, solve, read } = await start();
    await solve('b');
    await forget();
    const admin = newBrowser();
    await signUpAdmin(db, admin);
    const tests = { create: [{ input: 'b', output: 'b', position: 1 }] };
    const set = await db.testSet.create({ data: { problemId: id, hash: 'b', tests } });
    await db.problem.update({ where: { id }, data: { currentTestSetId: set.id } });
    const { body } = await admin.post(`/api/v1/problems/rejudge/${id}`).expect(202);
    const job = `/api/v1/rejudging/${body.data.id as string}`;
    await expect.poll(async () => (await admin.get(job)).body.data.state as string).toBe('DONE');
    expect((await db.submission.findFirstOrThrow()).verdict).toBe('Accepted');
    expect(await listReviews(browser)).toMatchObject({ cardCount: 0 });
    expect((await read()).card).toBeNull();
  });

  it('has no unfinished review of it either', async () => {
    const { db, browser, forget, open, solve, readSolved, read } = await start();
    await open();
    await solve();
    await readSolved();
    await letDaysPass(db, 40);
    await open(true);
    await forget();
    await letDaysPass(db, 1);
    expect(await listReviews(browser)).toMatchObject({ cardCount: 0 });
    expect(await read()).toMatchObject({ card: null, grade: null });
  });

  it('looks at it as at any other problem where a link to its review is left', async () => {
    const { db, browser, forget, open, solve, readSolved, read } = await start();
    // The same holds before it was ever solved.
    expect(await open(true)).toMatchObject({ reviewSeconds: null });
    await letDaysPass(db, 1);
    expect(await read()).toMatchObject({ card: null });
    await solve();
    await readSolved();
    await forget();
    expect(await open(true)).toMatchObject({ reviewSeconds: null });
    await letDaysPass(db, 1);
    expect(await listReviews(browser)).toMatchObject({ cardCount: 0 });
    expect(await read()).toMatchObject({ card: null, grade: null });
  });

  it('forgets nothing of anybody else, and nothing of other problems', async () => {
    const { db, id, browser, newBrowser, forget, solve, read } = await start();
    const other = newBrowser();
    await signUp(other);
    const { id: otherId } = await buildProblem(db);
    await solve();
    await reviewsOf(browser, otherId).solve();
    await reviewsOf(other, id).solve();
    await forget();
    expect((await read()).card).toBeNull();
    expect((await reviewsOf(browser, otherId).read()).card).not.toBeNull();
    expect((await reviewsOf(other, id).read()).card).not.toBeNull();
  });
});
