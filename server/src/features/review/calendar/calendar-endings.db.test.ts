import { describe, expect, it } from 'vitest';
import { lockPerson } from '../../../lib/db/lock-person.ts';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { oneWaitsForLock } from '../../../test/waits-for-lock.ts';

const database = useTestDatabase();
const AUTH = '/api/v1/auth';
const CALENDAR = '/api/v1/review/calendar';

async function start() {
  const { browser: newBrowser } = await startTestApp(database.db, { worker: false });
  const browser = newBrowser();
  const user = await signUp(browser);
  return { newBrowser, browser, user };
}

type Started = Awaited<ReturnType<typeof start>>;

async function make(browser: Browser): Promise<string> {
  const { body } = await browser.post(CALENDAR).expect(200);
  return (body as { data: { path: string } }).data.path;
}

const administrate = async ({ newBrowser, user }: Started, act: string): Promise<Browser> => {
  const admin = newBrowser();
  await signUpAdmin(database.db, admin);
  await admin.post(`/api/v1/admin/users/${user.id}/${act}`).expect(200);
  return admin;
};

const ENDINGS: Readonly<Record<string, (started: Started) => PromiseLike<unknown>>> = {
  'another password': ({ browser, user }) =>
    browser
      .post(`${AUTH}/change-password`)
      .send({ currentPassword: user.password, newPassword: 'another-one' })
      .expect(200),
  'a password set with a link': async (started) => {
    const { newBrowser, user } = started;
    const admin = newBrowser();
    await signUpAdmin(database.db, admin);
    const made = await admin.post(`/api/v1/admin/users/${user.id}/reset-link`).expect(200);
    const token = (made.body as { data: { path: string } }).data.path.split('#').at(-1);
    const reset = { token, newPassword: 'another-one' };
    await newBrowser().post(`${AUTH}/reset-password`).send(reset).expect(200);
  },
  'signed out everywhere': ({ browser }) => browser.post(`${AUTH}/logout-everywhere`).expect(200),
  'signed out by an administrator': (started) => administrate(started, 'end-sessions'),
};

describe('the address of a calendar', () => {
  it.each(Object.entries(ENDINGS))('ends with %s, and that of nobody else', async (_how, end) => {
    const started = await start();
    const { newBrowser, browser } = started;
    const other = newBrowser();
    await signUp(other);
    const [path, foreign] = [await make(browser), await make(other)];
    const stranger = newBrowser();
    await stranger.get(path).expect(200);
    await end(started);
    await stranger.get(path).expect(404);
    await stranger.get(foreign).expect(200);
  });

  it('is not made in a session that ends with another password meanwhile', async () => {
    const { db } = database;
    const { browser, user } = await start();
    const begun = await db.$transaction(async (tx) => {
      await lockPerson(tx, user.id);
      await tx.session.deleteMany({ where: { userId: user.id } });
      // Until this transaction ends the session is there.
      const answer = Promise.resolve(browser.post(CALENDAR));
      await oneWaitsForLock(db);
      return { answer };
    });
    expect((await begun.answer).status).toBe(401);
    expect(await db.reviewSettings.count({ where: { userId: user.id } })).toBe(0);
  });
});
