import type { ProblemFigures } from '@stepwise/contracts/metrics';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { DAY, HOUR, makePerson, MINUTE, PROGRAM, sendAgo } from '../../test/sent-ago.ts';
import { countProblems } from './problem-figures.queries.ts';

const database = useTestDatabase();
const PROBLEMS = '/api/v1/admin/metrics/problems';

beforeAll(async () => {
  const { db } = database;
  const { id: stairs } = await buildProblem(db, { title: 'Stairs' });
  const { id: islands } = await buildProblem(db, { title: 'Islands' });
  await db.problem.update({ where: { id: islands }, data: { isDraft: true } });
  const gone = await buildProblem(db, { title: 'Gone' });
  await db.problem.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
  const people: string[] = [];
  for (const name of ['Ada', 'Bob', 'Carol', 'Dan', 'Eve']) {
    people.push(await makePerson(db, name, 100 * DAY));
  }
  const [ada = '', bob = '', carol = '', dan = '', eve = ''] = people;
  const [wrong, right] = [{ verdict: 'Wrong Answer' }, { verdict: 'Accepted' }];
  // Solved by Ada at the second try; what she sent in later counts no more.
  await sendAgo(db, { ...wrong, by: ada, to: stairs, secondsAgo: 3 * DAY, fails: [2] });
  await sendAgo(db, { ...right, by: ada, to: stairs, secondsAgo: 2 * DAY });
  await sendAgo(db, { ...wrong, by: ada, to: stairs, secondsAgo: DAY });
  await sendAgo(db, { ...wrong, by: bob, to: stairs, secondsAgo: HOUR, fails: [1, 2] });
  await sendAgo(db, { verdict: 'Compilation Error', by: bob, to: stairs, secondsAgo: HOUR });
  await sendAgo(db, { ...right, by: carol, to: islands, secondsAgo: 3 * DAY });
  await sendAgo(db, { ...wrong, by: dan, to: islands, secondsAgo: 20 * DAY, fails: [1] });
  await sendAgo(db, { ...wrong, by: eve, to: islands, secondsAgo: 40 * DAY });
  await sendAgo(db, { verdict: null, by: carol, to: islands, secondsAgo: MINUTE });
  // Who began anew has not tried what was sent before, and solves it in as many tries as since.
  const progressSince = new Date(Date.now() - 8 * DAY * 1_000);
  const fay = await makePerson(db, 'Fay', 100 * DAY);
  await db.user.updateMany({ where: { id: { in: [ada, fay] } }, data: { progressSince } });
  await sendAgo(db, { ...wrong, by: ada, to: stairs, secondsAgo: 9 * DAY });
  await sendAgo(db, { ...wrong, by: fay, to: islands, secondsAgo: 9 * DAY });
});

let administrator: Browser;

beforeEach(async () => {
  const { browser } = await startTestApp(database.db, { worker: false });
  administrator = browser();
  await signUpAdmin(database.db, administrator);
});

async function readProblems(query = ''): Promise<{ data: ProblemFigures[]; total: number }> {
  const { body } = await administrator.get(`${PROBLEMS}${query}`).expect(200);
  return body;
}

describe('the figures of problems', () => {
  it('count people, and what they sent in until it was solved', async () => {
    const { data, total } = await readProblems();
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { title: 'Stairs', isDraft: false, tried: 2, solved: 1, attempts: 2 },
      { title: 'Islands', isDraft: true, tried: 3, solved: 1, attempts: 1 },
    ]);
  });

  it('name the test that fails most, without the input of a hidden one', async () => {
    const [stairs, islands] = (await readProblems()).data;
    expect(stairs?.hardestTest).toEqual({
      ...{ position: 2, isHidden: true, input: null, failed: 2, of: 6 },
    });
    expect(islands?.hardestTest).toEqual({
      ...{ position: 1, isHidden: false, input: 'first', failed: 1, of: 4 },
    });
  });

  it('tell at which hint most people stopped', async () => {
    const { id } = await buildProblem(database.db, { title: 'Hinted' });
    for (const [name, hints] of Object.entries({ Gus: 0, Hal: 2, Ida: 3, Jan: 2, Kim: 1 })) {
      const userId = await makePerson(database.db, name, 100 * DAY);
      await database.db.problemProgress.create({ data: { userId, problemId: id, hints } });
    }
    const { data } = await readProblems('?sort=title');
    expect(data.map(({ title, hints }) => [title, hints])).toEqual([
      ['Hinted', { people: 4, last: 2 }],
      ['Islands', null],
      ['Stairs', null],
    ]);
    await database.db.problem.update({ where: { id }, data: { deletedAt: new Date() } });
  });

  it('leave out tests of an earlier edition', async () => {
    const { db } = database;
    const { id } = await buildProblem(db, { title: 'Edited' });
    const by = await makePerson(db, 'Grace', 100 * DAY);
    await sendAgo(db, { by, to: id, verdict: 'Wrong Answer', secondsAgo: HOUR, fails: [1] });
    const newer = { problemId: id, hash: 'newer' };
    const { id: currentTestSetId } = await db.testSet.create({ data: newer });
    await db.problem.update({ where: { id }, data: { currentTestSetId } });
    const { data } = await readProblems('?sort=title');
    expect(data[0]).toMatchObject({ title: 'Edited', tried: 1, hardestTest: null });
    await db.submission.deleteMany({ where: { problemId: id } });
    await db.problem.update({ where: { id }, data: { deletedAt: new Date() } });
  });

  it.each([
    ['?sort=title', ['Islands', 'Stairs']],
    ['?sort=title&descending=true', ['Stairs', 'Islands']],
    ['?sort=tried&descending=true', ['Islands', 'Stairs']],
    ['?sort=share&descending=true', ['Stairs', 'Islands']],
    ['?sort=attempts', ['Islands', 'Stairs']],
    ['?page=2', []],
  ])('are in the order that is asked for (%s)', async (query, titles) => {
    const { data, total } = await readProblems(query);
    expect([data.map(({ title }) => title), total]).toEqual([titles, 2]);
  });

  it('are the same however many are counted at once', async () => {
    const byTwo = await countProblems(database.db, 2);
    expect(await countProblems(database.db, 1)).toEqual(byTwo);
    expect(byTwo.map(({ title }) => title).sort()).toEqual(['Islands', 'Stairs']);
  });

  it.each(['?sort=people', '?page=0', '?page=x', '?descending=perhaps'])(
    'are refused in an order or page that there is not (%s)',
    async (query) => {
      const { body } = await administrator.get(`${PROBLEMS}${query}`).expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
    },
  );

  it('name nobody, hold no program, and are for administrators alone', async () => {
    const text = JSON.stringify(await readProblems());
    expect(text).not.toMatch(/figures\.example|Ada|Carol|Lovelace/);
    expect(text).not.toContain(PROGRAM);
    const { browser } = await startTestApp(database.db, { worker: false });
    await browser().get(PROBLEMS).expect(401);
    const learner = browser();
    await signUp(learner);
    await learner.get(PROBLEMS).expect(403);
  });
});
