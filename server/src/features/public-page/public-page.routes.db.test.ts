import { beforeEach, describe, expect, it } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { storeJudged } from '../../test/judged-program.ts';

const database = useTestDatabase();
const OWN = '/api/v1/public-page';

beforeEach(async () => {
  await database.db.user.deleteMany();
  await database.db.formerHandle.deleteMany();
  await database.db.rateCounter.deleteMany();
});

const choose = (browser: Browser, handle: string, isPublic = true) =>
  browser.put(OWN).send({ handle, isPublic });

async function person(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { browser: newBrowser } = await startTestApp(database.db, overrides);
  const browser = newBrowser();
  const user = await signUp(browser);
  const read = (handle: string) => newBrowser().get(`/api/v1/people/${handle}`);
  const badge = (handle: string, name: string) =>
    newBrowser().get(`/api/v1/people/${handle}/badges/${name}`);
  return { newBrowser, browser, user, read, badge };
}

async function solve(userId: string, difficulty: 'EASY' | 'MEDIUM' | 'HARD', daysAgo: number) {
  const { db } = database;
  const problem = await buildProblem(db);
  await db.problem.update({ where: { id: problem.id }, data: { difficulty } });
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  const submissionId = await storeJudged(db, { userId, problem, source: 'x', at });
  await db.solvedMark.create({ data: { userId, problemId: problem.id, submissionId } });
  return problem;
}

/** As if the name had been chosen, and others given up, so many days earlier. */
async function letDaysPass(days: number): Promise<void> {
  await database.db.$executeRaw`
    UPDATE "PublicPage" SET "chosenAt" = "chosenAt" - make_interval(days => ${days})`;
  await database.db.$executeRaw`
    UPDATE "FormerHandle" SET "freeAt" = "freeAt" - make_interval(days => ${days})`;
}

describe('a public page', () => {
  it('is seen by everybody from when its person wants it, until not any more', async () => {
    const { browser, user, read, badge } = await person();
    expect((await browser.get(OWN).expect(200)).body.data).toEqual({
      ...{ handle: null, isPublic: false, staysUntil: null },
    });
    await solve(user.id, 'EASY', 0);
    await solve(user.id, 'EASY', 1);
    await solve(user.id, 'HARD', 5);
    const chosen = await choose(browser, ' Ada-Lovelace ', false).expect(200);
    expect(chosen.body.data).toMatchObject({ handle: 'ada-lovelace', isPublic: false });
    await read('ada-lovelace').expect(404);
    await badge('ada-lovelace', 'solved.svg').expect(404);
    await choose(browser, 'ada-lovelace').expect(200);
    const { body } = await read('Ada-Lovelace').expect(200);
    expect(body.data).toEqual({
      ...{ handle: 'ada-lovelace', name: 'Ada Lovelace', image: null },
      since: new Date().getUTCFullYear(),
      ...{ solved: { EASY: 2, MEDIUM: 0, HARD: 1 }, streakDays: 2 },
    });
    expect(JSON.stringify(body)).not.toContain(user.email);
    await choose(browser, 'ada-lovelace', false).expect(200);
    await read('ada-lovelace').expect(404);
  });

  it('counts no problem that was taken back or deleted, and shows no suspended person', async () => {
    const { browser, user, read } = await person();
    const [draft, deleted] = [await solve(user.id, 'EASY', 3), await solve(user.id, 'EASY', 3)];
    await choose(browser, 'ada').expect(200);
    const { db } = database;
    await db.problem.update({ where: { id: draft.id }, data: { isDraft: true } });
    await db.problem.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } });
    const { body } = await read('ada').expect(200);
    expect(body.data).toMatchObject({ solved: { EASY: 0, MEDIUM: 0, HARD: 0 }, streakDays: 0 });
    const suspended = { suspendedAt: new Date(), suspensionReason: 'Spam' };
    await db.user.update({ where: { id: user.id }, data: suspended });
    await read('ada').expect(404);
  });

  it.each([
    ['Pacific/Kiritimati', 2],
    ['UTC', 1],
    // Known to this Node.js, but not to every PostgreSQL.
    ['+05:30', 1],
    ['Nowhere/Land', 1],
  ])('counts days where the person is: %s', async (timeZone, streakDays) => {
    const { browser, user, read } = await person();
    await database.db.reviewSettings.create({ data: { userId: user.id, timeZone } });
    const halfPastTen = new Date();
    halfPastTen.setUTCHours(10, 30, 0, 0);
    if (halfPastTen.getTime() > Date.now()) halfPastTen.setUTCDate(halfPastTen.getUTCDate() - 1);
    // Two days on that island, of which a new one begins at ten, and one of Greenwich.
    const problem = await buildProblem(database.db);
    for (const hours of [0, 1]) {
      const at = new Date(halfPastTen.getTime() - hours * 3_600_000);
      await storeJudged(database.db, { userId: user.id, problem, source: 'x', at });
    }
    await choose(browser, 'ada').expect(200);
    expect((await read('ada').expect(200)).body.data).toMatchObject({ streakDays });
  });

  it.each(['ad', 'a'.repeat(25), '-ada', 'ada-', 'a--da', 'adä', 'a da', 'ada/', '', 'admin'])(
    'is never called %j',
    async (handle) => {
      const { browser } = await person();
      const { body } = await choose(browser, handle).expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('the name of a public page', () => {
  it('is one person’s, of two who want it at once as well', async () => {
    const { browser, newBrowser } = await person();
    const other = newBrowser();
    await signUp(other);
    const answers = await Promise.all([choose(browser, 'ada'), choose(other, 'ada')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('This name is taken');
  });

  it('stays for a month, and then leads to nobody else for another three', async () => {
    const { browser, newBrowser, read } = await person();
    const { body } = await choose(browser, 'ada').expect(200);
    expect(Date.parse(body.data.staysUntil as string)).toBeGreaterThan(
      Date.now() + 29 * 86_400_000,
    );
    const early = await choose(browser, 'countess').expect(409);
    expect(early.body.message).toBe('A name stays for 30 days');
    await letDaysPass(31);
    expect((await browser.get(OWN)).body.data.staysUntil).toBeNull();
    await choose(browser, 'countess').expect(200);
    await read('ada').expect(404);
    await read('countess').expect(200);
    const other = newBrowser();
    await signUp(other);
    await choose(other, 'ada').expect(409);
    await letDaysPass(91);
    await choose(other, 'ada').expect(200);
  });

  it('is nobody’s for a while after the account is gone', async () => {
    const { browser, newBrowser, user, read } = await person();
    await choose(browser, 'ada').expect(200);
    const { password } = user;
    await browser.delete('/api/v1/auth/delete-account').send({ password }).expect(200);
    await read('ada').expect(404);
    const other = newBrowser();
    await signUp(other);
    await choose(other, 'ada').expect(409);
  });

  it('is refused twenty times an hour', async () => {
    const { browser } = await person({ rateLimitScale: 1 });
    for (let count = 0; count < 25; count += 1) await choose(browser, 'ada').expect(200);
    for (let count = 0; count < 20; count += 1) await choose(browser, 'countess').expect(409);
    await choose(browser, 'ada').expect(429);
  });
});

describe('a badge', () => {
  it('is a picture of one figure, which other sites may show and keep for a while', async () => {
    const { browser, user, badge } = await person();
    await solve(user.id, 'MEDIUM', 0);
    await choose(browser, 'ada').expect(200);
    const { headers, body } = await badge('ada', 'solved.svg').buffer(true).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      etag: expect.any(String),
    });
    expect(headers).not.toHaveProperty('ratelimit');
    const text = (body as Buffer).toString();
    expect(text).toContain('1 solved');
    expect(text).not.toMatch(/<script|href=/);
    const streak = await badge('ada', 'streak.svg').buffer(true).expect(200);
    expect((streak.body as Buffer).toString()).toContain('1 day in a row');
  });

  it.each(['rating.svg', 'solved', 'solved.png', 'constructor.svg'])(
    'is not there under another name: %s',
    async (name) => {
      const { browser, badge } = await person();
      await choose(browser, 'ada').expect(200);
      await badge('ada', name).expect(404);
      await badge('nobody-here', 'solved.svg').expect(404);
    },
  );
});
