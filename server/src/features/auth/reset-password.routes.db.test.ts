import { describe, expect, it } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { COMMAND } from '../audit/audit.queries.ts';
import { describePromotion, promoteUser } from './administrator.service.ts';
import { makeMailedLink } from './one-time-link.service.ts';
import { makeResetLink } from './reset-password.service.ts';

const database = useTestDatabase();

async function person() {
  const { browser: newBrowser } = await startTestApp(database.db);
  const browser = newBrowser();
  return { newBrowser, browser, user: await signUp(browser) };
}

async function tokenFor(email: string): Promise<string> {
  const path = await makeResetLink(database.db, { email }, COMMAND);
  return /^\/reset-password#([\w-]{43})$/.exec(path ?? '')?.[1] ?? '';
}

const reset = (browser: Browser, token: string, newPassword = 'a new password') =>
  browser.post('/api/v1/auth/reset-password').send({ token, newPassword });

const check = (browser: Browser, token: string) =>
  browser.post('/api/v1/auth/check-reset-link').send({ token });
const profile = (browser: Browser) => browser.get('/api/v1/auth/get-profile');

const actsOn = (subjectId: string) =>
  database.db.auditEvent.findMany({ where: { subjectId }, orderBy: { at: 'asc' } });

describe('a link to set a new password', () => {
  it('ends those before it, mailed ones too', async () => {
    const { newBrowser, user } = await person();
    const { id: userId } = await database.db.user.findUniqueOrThrow({
      where: { email: user.email },
    });
    const mailed = { userId, kind: 'RESET_PASSWORD', email: user.email } as const;
    const astray = await makeMailedLink(database.db, mailed);
    const first = await tokenFor(user.email);
    const second = await tokenFor(user.email);
    for (const ended of [astray, first]) await check(newBrowser(), ended).expect(409);
    await check(newBrowser(), second).expect(200);
    // Anybody may ask for a mail: it ends nothing.
    await makeMailedLink(database.db, mailed);
    await check(newBrowser(), second).expect(200);
  });

  it('sets it, and ends every session', async () => {
    const { newBrowser, browser, user } = await person();
    const [other, stranger] = [newBrowser(), newBrowser()];
    await other.post('/api/v1/auth/login').send(user).expect(200);
    await reset(stranger, await tokenFor(user.email)).expect(200);
    for (const signedIn of [browser, other]) await profile(signedIn).expect(401);
    const signIn = (password: string) =>
      stranger.post('/api/v1/auth/login').send({ email: user.email, password });
    await signIn(user.password).expect(401);
    await signIn('a new password').expect(200);
  });

  it('clears the cookies of the browser if it was that person, and of nobody else', async () => {
    const { newBrowser, browser, user } = await person();
    const own = await reset(browser, await tokenFor(user.email)).expect(200);
    expect(String(own.headers['set-cookie'])).toContain('stepwise_signed_in=;');
    const neighbour = newBrowser();
    await signUp(neighbour);
    const answer = await reset(neighbour, await tokenFor(user.email)).expect(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    await profile(neighbour).expect(200);
  });

  it('gives a password to who came through Google and had none', async () => {
    const { browser, user } = await person();
    await database.db.user.update({ where: { id: user.id }, data: { passwordHash: null } });
    await reset(browser, await tokenFor(user.email)).expect(200);
    const { email } = user;
    await browser
      .post('/api/v1/auth/login')
      .send({ email, password: 'a new password' })
      .expect(200);
  });

  it('works once, also when two tabs send it at the same moment', async () => {
    const { newBrowser, user } = await person();
    const token = await tokenFor(user.email);
    const passwords = Array.from({ length: 8 }, (_, tab) => `password of tab ${String(tab)}`);
    const answers = await Promise.all(passwords.map((own) => reset(newBrowser(), token, own)));
    const won = answers.flatMap(({ status }, tab) => (status === 200 ? [passwords[tab]] : []));
    expect(won).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of lost) {
      expect([status, body.code, body.message]).toEqual([
        409,
        'CONFLICT',
        'This link was used already: each works once. “Forgot password?” on the sign-in page says how to get another.',
      ]);
    }
    const signIn = { email: user.email, password: won[0] };
    await newBrowser().post('/api/v1/auth/login').send(signIn).expect(200);
    const acts = await actsOn(user.id);
    expect(acts.map(({ action }) => action)).toEqual(['link.made', 'password.reset']);
  });

  it('expires, is replaced by a newer one, and cannot be made up', async () => {
    const { newBrowser, browser, user } = await person();
    const { db } = database;
    const replaced = await tokenFor(user.email);
    const expired = await tokenFor(user.email);
    await db.$executeRaw`
      UPDATE "OneTimeLink" SET "createdAt" = now() - interval '31 minutes',
        "expiresAt" = now() - interval '1 minute' WHERE "userId" = ${user.id}::uuid`;
    const expectRefusal = async (token: string, message: RegExp) => {
      for (const { body } of [
        await check(newBrowser(), token).expect(409),
        await reset(newBrowser(), token).expect(409),
      ]) {
        expect(body.message).toMatch(message);
        expect(body.message).toMatch(
          /“Forgot password\?” on the sign-in page says how to get another\.$/,
        );
      }
    };
    await expectRefusal(expired, /has expired/);
    for (const token of [replaced, '', 'made-up']) await expectRefusal(token, /is not valid/);
    await profile(browser).expect(200);
  });

  it('can be asked for whether it works, and works afterwards', async () => {
    const { newBrowser, user } = await person();
    const token = await tokenFor(user.email);
    await check(newBrowser(), token).expect(200);
    await check(newBrowser(), token).expect(200);
    await reset(newBrowser(), token).expect(200);
    const { body } = await check(newBrowser(), token).expect(409);
    expect(body.message).toContain('This link was used already');
  });

  it('stays usable when the new password is refused', async () => {
    const { newBrowser, user } = await person();
    const token = await tokenFor(user.email);
    await reset(newBrowser(), token, 'short').expect(400);
    await reset(newBrowser(), token).expect(200);
  });

  it('leaves neither token nor password in the database', async () => {
    const { newBrowser, user } = await person();
    const token = await tokenFor(user.email);
    await reset(newBrowser(), token).expect(200);
    const { db } = database;
    const stored = [
      await db.oneTimeLink.findMany(),
      await actsOn(user.id),
      await db.user.findMany(),
    ];
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${token}|a new password`));
  });

  it('is made for nobody without an account', async () => {
    const count = () => database.db.auditEvent.count();
    const before = await count();
    expect(await makeResetLink(database.db, { email: 'nobody@example.com' }, COMMAND)).toBeNull();
    expect(await count()).toBe(before);
  });
});

describe('the record', () => {
  it('says who did what, and by which request', async () => {
    const { newBrowser, user } = await person();
    const answer = await reset(newBrowser(), await tokenFor(user.email)).expect(200);
    expect(await actsOn(user.id)).toMatchObject([
      { action: 'link.made', actorId: null, ip: null, requestId: null },
      {
        action: 'password.reset',
        actorId: user.id,
        ip: expect.stringMatching(/[\d.:]+/),
        requestId: answer.headers['x-request-id'],
      },
    ]);
  });

  it('holds the role before and after a promotion', async () => {
    const { user } = await person();
    const { db } = database;
    const { email } = user;
    const promote = () => promoteUser(db, email, COMMAND);
    const promoted = { wasAdministrator: false, isSuspended: false, isConfirmed: false };
    expect(await promote()).toEqual(promoted);
    expect(describePromotion(email, promoted)).toMatch(
      /is now an administrator\.\nThe address is not confirmed/,
    );
    const data = { suspendedAt: new Date(), suspensionReason: 'Spam', emailConfirmed: true };
    await db.user.update({ where: { email }, data });
    const again = { wasAdministrator: true, isSuspended: true, isConfirmed: true };
    expect(await promote()).toEqual(again);
    expect(describePromotion(email, again)).toMatch(
      /is an administrator already\.\nThe account is suspended[^\n]*$/,
    );
    expect(await promoteUser(db, 'nobody@example.com', COMMAND)).toBeNull();
    // Once: the second time nothing was changed.
    expect(await actsOn(user.id)).toMatchObject([
      { action: 'role.changed', before: { role: 'USER' }, after: { role: 'ADMIN' } },
    ]);
  });
});

describe('logout-everywhere', () => {
  it('ends every session of the person, and nobody else’s', async () => {
    const { newBrowser, browser, user } = await person();
    const [other, neighbour] = [newBrowser(), newBrowser()];
    await other.post('/api/v1/auth/login').send(user).expect(200);
    await signUp(neighbour);
    await browser.post('/api/v1/auth/logout-everywhere').send({}).expect(200);
    for (const ended of [browser, other]) await profile(ended).expect(401);
    await profile(neighbour).expect(200);
    await newBrowser().post('/api/v1/auth/logout-everywhere').send({}).expect(401);
  });
});
