import { describe, expect, it } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { makeMailedLink } from '../one-time-link.service.ts';

const database = useTestDatabase();

const confirm = (browser: Browser, token: string) =>
  browser.post('/api/v1/auth/confirm-email').send({ token });

/** Somebody who is signed in, with a link in a mail to this address; to their own where it is null. */
async function person(to: string | null) {
  const { db } = database;
  const { browser: newBrowser } = await startTestApp(db, { worker: false });
  const browser = newBrowser();
  const { id: userId, email, password } = await signUp(browser);
  const token = await makeMailedLink(db, { userId, kind: 'CONFIRM_EMAIL', email: to ?? email });
  const again = async () => {
    const other = newBrowser();
    await other.post('/api/v1/auth/login').send({ email, password }).expect(200);
    return other;
  };
  return { userId, token, browser, again };
}

describe.each([
  ['one’s address', null],
  ['another address', 'new@example.com'],
])('a link that confirms %s', (_what, to) => {
  it('is refused after a day', async () => {
    const { userId, token, browser } = await person(to);
    await database.db.$executeRaw`
      UPDATE "OneTimeLink" SET "createdAt" = "createdAt" - interval '25 hours',
        "expiresAt" = "expiresAt" - interval '24 hours 1 second' WHERE "userId" = ${userId}::uuid`;
    const { body } = await confirm(browser, token).expect(409);
    expect(body.message).toContain('This link has expired');
    expect(await database.db.user.count({ where: { email: 'new@example.com' } })).toBe(0);
  });

  it('works once, in however many browsers of the person', async () => {
    const { userId, token, browser, again } = await person(to);
    const browsers = [browser, await again(), await again(), await again()];
    const answers = await Promise.all(browsers.map((one) => confirm(one, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const used = { userId, usedAt: { not: null } };
    expect(await database.db.oneTimeLink.count({ where: used })).toBe(1);
    await database.db.user.delete({ where: { id: userId } });
  });
});
