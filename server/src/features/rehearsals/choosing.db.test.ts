import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem, removeProblems } from '../../test/factories.ts';
import { letDaysPass, reviewsOf, startReviewing } from '../../test/reviews.ts';

const database = useTestDatabase();

const ROOT = '/api/v1/rehearsal';
const LEVEL = 'LVL-3';

async function setUp() {
  await removeProblems(database.db);
  const { browser, user } = await startReviewing(database.db);
  const draw = (count: number) =>
    browser.post(ROOT).send({ minutes: 30, draw: { level: LEVEL, count } });
  return {
    browser,
    userId: user.id,
    draw,
    ids: async (count: number) => {
      const { id, problems } = ((await draw(count).expect(201)).body as { data: Rehearsal }).data;
      await browser.post(`${ROOT}/${id}/end`).expect(200);
      return problems.map(({ problemId }) => problemId);
    },
    build: (title: string, level = LEVEL) =>
      buildProblem(database.db, { title, tags: ['Graph', level] }),
    solve: (id: string) => reviewsOf(browser, id).solve(),
  };
}

describe('a draw', () => {
  it('takes problems of the level, those that are new to the person first', async () => {
    const { userId, build, draw, ids, solve } = await setUp();
    await build('Of another level', 'LVL-2');
    const { id: solved } = await build('Solved');
    const { id: fresh } = await build('New');
    const { id: seen } = await build('Seen');
    await solve(solved);
    await database.db.revealedSolution.create({ data: { userId, problemId: seen } });
    const tooMany = await draw(3).expect(409);
    expect(tooMany.body.message).toBe(
      'This level has 2 problems that you have not solved within 14 days',
    );
    expect(await ids(1)).toEqual([fresh]);
    expect(await ids(2)).toEqual([fresh, seen]);
    await letDaysPass(database.db, 15);
    expect((await ids(3)).sort()).toEqual([solved, fresh, seen].sort());
  });

  it('of two or more takes one that is due for review, and new ones besides', async () => {
    const { browser, build, ids, solve } = await setUp();
    const due = [(await build('Due')).id, (await build('Due, too')).id];
    const { id: ofOtherLevel } = await build('Due elsewhere', 'LVL-2');
    for (const id of [...due, ofOtherLevel]) await solve(id);
    await letDaysPass(database.db, 40);
    const recent = (await build('Solved of late')).id;
    await solve(recent);
    const fresh = [(await build('New')).id, (await build('New, too')).id];
    expect(fresh).toContain((await ids(1))[0]);
    const [first, ...others] = await ids(3);
    expect(due).toContain(first);
    expect(others.sort()).toEqual(fresh.sort());

    for (const id of due) await reviewsOf(browser, id).post('bury').expect(200);
    expect((await ids(2)).sort()).toEqual(fresh.sort());
  });

  it('takes none that is due while reviews are paused', async () => {
    const { browser, build, ids, solve } = await setUp();
    const { id: due } = await build('Due');
    const fresh = [(await build('New')).id, (await build('New, too')).id];
    await solve(due);
    await letDaysPass(database.db, 40);
    expect((await ids(2))[0]).toBe(due);
    const settings = { perDay: 3, interviewOn: null, pausedUntil: '9999-12-31' };
    await browser.put('/api/v1/review/settings').send(settings).expect(200);
    expect((await ids(2)).sort()).toEqual(fresh.sort());
  });
});
