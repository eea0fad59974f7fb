import { describe, expect, it } from 'vitest';
import { createLogger } from '../../../lib/logger.ts';
import { makeToken, signUp, signUpAdmin, startTestApp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';
import { setClockOff } from '../../../test/faults/wrong-clock.ts';
import { tokenHash } from '../../../lib/secret-token.ts';

const database = useTestDatabase();

const TOKENS = '/api/v1/auth/tokens';
const LIST = '/api/v1/problems/get-all-problems';

async function person(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { browser: newBrowser } = await startTestApp(database.db, overrides);
  const browser = newBrowser();
  return { newBrowser, browser, user: await signUp(browser) };
}

/** A program that has nothing but a token. */
const program = (newBrowser: () => Browser, secret: string, path = LIST) =>
  newBrowser().get(path).set('Authorization', `Bearer ${secret}`);

const make = (browser: Browser, body: object = {}) =>
  browser
    .post(TOKENS)
    .send({ name: 'Laptop', scopes: ['read'], password: 'secret-enough', ...body });

describe('a token', () => {
  it('is made with the password, shown once, stored as a hash, and recorded', async () => {
    const { newBrowser, browser, user } = await person();
    await make(browser, { password: 'wrong' }).expect(401);
    const made = await make(browser, { days: 30 }).expect(201);
    const { secret, token } = made.body.data;
    expect(secret).toMatch(/^swp_[\w-]{43}$/);
    expect(token).toMatchObject({
      ...{ name: 'Laptop', start: secret.slice(0, 8), scopes: ['read'] },
      ...{ lastUsedAt: null, expired: false },
    });
    await program(newBrowser, secret).expect(200);
    const listed = await browser.get(TOKENS).expect(200);
    expect(listed.body.data).toEqual([{ ...token, lastUsedAt: expect.any(String) }]);
    expect(listed.text).not.toContain(secret);
    const row = await database.db.apiToken.findUniqueOrThrow({ where: { id: token.id } });
    expect(row.tokenHash).toBe(tokenHash(secret));
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBeCloseTo(30 * 86_400_000, -4);
    const acts = await database.db.auditEvent.findMany({ where: { subjectId: user.id } });
    expect(acts).toMatchObject([
      { action: 'token.made', actorId: user.id, after: { name: 'Laptop', days: 30 } },
    ]);
    expect(JSON.stringify(acts)).not.toMatch(/swp_/);
  });

  it('is refused with a reason at each field', async () => {
    const { browser } = await person();
    const messageFor = async (body: object) => (await make(browser, body).expect(400)).body.message;
    expect(await messageFor({ name: ' ' })).toBe('Say what the token is for');
    expect(await messageFor({ name: 'a\nb' })).toMatch(/control characters/);
    expect(await messageFor({ scopes: [] })).toBe('Choose what the token may do');
    expect(await messageFor({ scopes: ['read', 'read'] })).toBe('Name each scope once');
    expect(await messageFor({ scopes: ['admin'] })).toMatch(/must be one of read, submit/);
    expect(await messageFor({ days: 366 })).toBe('Between 1 and 365 days');
  });

  it('is one of at most twenty, also when many are asked for at once', async () => {
    const { browser } = await person();
    for (let count = 0; count < 17; count += 1) await makeToken(browser);
    const answers = await Promise.all(Array.from({ length: 6 }, () => make(browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect((await browser.get(TOKENS)).body.data).toHaveLength(20);
  });

  it('says who it is, and for how long', async () => {
    const { newBrowser, browser, user } = await person();
    const { secret, id } = await makeToken(browser, { name: 'Laptop' });
    const own = await program(newBrowser, secret, '/api/v1/token').expect(200);
    expect(own.body.data).toMatchObject({
      user: { id: user.id, name: 'Ada Lovelace' },
      token: { id, name: 'Laptop', scopes: ['read', 'submit'] },
    });
    expect(own.text).not.toMatch(/@example|hash/i);
    await browser.get('/api/v1/token').expect(404);
  });

  it('stands for the session that comes along, right or wrong', async () => {
    const { newBrowser, browser, user } = await person();
    const other = newBrowser();
    await signUp(other);
    const { secret } = await makeToken(other);
    const both = await browser.get('/api/v1/token').set('Authorization', `bearer ${secret}`);
    expect(both.body.data.user.id).not.toBe(user.id);
    for (const wrong of ['', 'x', `${secret}x`, secret.replace('swp_', 'swp-')]) {
      const answer = await browser.get(LIST).set('Authorization', `Bearer ${wrong}`).expect(401);
      expect(answer.body).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(answer.body.message).toMatch(/^This token is not valid/);
    }
    // That of a proxy in front is not ours.
    await browser.get(LIST).set('Authorization', 'Basic eDp5').expect(200);
    await newBrowser().get(`${LIST}?access_token=${secret}`).expect(401);
    await newBrowser().get(LIST).set('Cookie', `stepwise_session=${secret}`).expect(401);
  });

  it('sets no cookie', async () => {
    const { newBrowser, browser } = await person();
    const { secret } = await makeToken(browser);
    const answer = await program(newBrowser, secret).expect(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('ends by the clock of the database', async () => {
    const { newBrowser, browser } = await person();
    const { secret, id } = await makeToken(browser, { days: 1 });
    setClockOff(2 * 86_400_000);
    await program(newBrowser, secret).expect(200);
    await database.db.$executeRaw`
      UPDATE "ApiToken" SET "createdAt" = now() - interval '2 days',
        "expiresAt" = now() - interval '1 second' WHERE id = ${id}::uuid`;
    const answer = await program(newBrowser, secret).expect(401);
    expect(answer.body.message).toMatch(/^This token has expired/);
    expect((await browser.get(TOKENS)).body.data).toMatchObject([{ id, expired: true }]);
  });

  it('never gives the rights of an administrator', async () => {
    const { browser: newBrowser } = await startTestApp(database.db);
    const admin = newBrowser();
    await signUpAdmin(database.db, admin);
    const { secret } = await makeToken(admin);
    const { id } = await buildProblem(database.db);
    const path = `/api/v1/problems/get-problem/${id}`;
    expect((await admin.get(path).expect(200)).text).toContain('a hidden input');
    expect((await program(newBrowser, secret, path).expect(200)).text).not.toMatch(
      /a hidden input|the reference solution/,
    );
    await database.db.problem.update({ where: { id }, data: { isDraft: true } });
    await admin.get(path).expect(200);
    await program(newBrowser, secret, path).expect(404);
  });

  it('is never written into the log, but who used which is', async () => {
    let log = '';
    const logger = createLogger('trace', { write: (line: string) => (log += line) });
    const { newBrowser, browser, user } = await person({ logger });
    const { secret, id } = await makeToken(browser);
    await program(newBrowser, secret).expect(200);
    await program(newBrowser, `${secret}x`).expect(401);
    await program(newBrowser, secret, '/api/v1/admin/users').expect(403);
    await newBrowser().get(`${LIST}?token=${secret}`).expect(401);
    expect(log).not.toContain('swp_');
    expect(log).not.toContain(tokenHash(secret));
    expect(log).toContain(`"user":"${user.id}","token":"${id}"`);
  });

  it('counts for its person, and a made-up one for its address', async () => {
    const { browser: newBrowser } = await startTestApp(database.db, { rateLimitScale: 1 / 60 });
    // Those of the tests before do not count.
    await database.db.rateCounter.deleteMany();
    // Ten a minute: those of the address are spent by strangers.
    const browser = newBrowser();
    await signUp(browser);
    const { secret } = await makeToken(browser);
    await program(newBrowser, secret).expect(200);
    let status = 0;
    for (let count = 0; count < 15 && status !== 429; count += 1) {
      status = (await program(newBrowser, `swp_${count}`)).status;
    }
    expect(status).toBe(429);
    await program(newBrowser, secret).expect(200);
    for (let count = 0; count < 15; count += 1) await program(newBrowser, secret);
    await program(newBrowser, secret).expect(429);
    await browser.get(LIST).expect(429);
  });
});

describe('revoking a token', () => {
  it('ends it at once, is recorded, and does not reach those of others', async () => {
    const { newBrowser, browser, user } = await person();
    const { secret, id } = await makeToken(browser);
    const other = newBrowser();
    await signUp(other);
    await other.delete(`${TOKENS}/${id}`).expect(404);
    await program(newBrowser, secret).expect(200);
    await browser.delete(`${TOKENS}/${id}`).expect(200);
    await program(newBrowser, secret).expect(401);
    await browser.delete(`${TOKENS}/${id}`).expect(404);
    const acts = await database.db.auditEvent.findMany({
      where: { subjectId: user.id, action: 'token.revoked' },
    });
    expect(acts).toMatchObject([{ actorId: user.id, before: { name: 'Laptop' } }]);
  });
});

describe('what ends sessions ends tokens', () => {
  const ENDINGS = {
    'another password': (browser: Browser) =>
      browser
        .post('/api/v1/auth/change-password')
        .send({ currentPassword: 'secret-enough', newPassword: 'another-one' }),
    'signed out everywhere': (browser: Browser) => browser.post('/api/v1/auth/logout-everywhere'),
    suspended: (_browser: Browser, admin: Browser, id: string) =>
      admin.post(`/api/v1/admin/users/${id}/suspend`).send({ reason: 'Spam' }),
    'signed out by an administrator': (_browser: Browser, admin: Browser, id: string) =>
      admin.post(`/api/v1/admin/users/${id}/end-sessions`),
  };

  it.each(Object.entries(ENDINGS))('%s', async (_how, end) => {
    const { newBrowser, browser, user } = await person();
    const admin = newBrowser();
    await signUpAdmin(database.db, admin);
    const { secret } = await makeToken(browser);
    const { secret: foreign } = await makeToken(admin);
    await program(newBrowser, secret).expect(200);
    await end(browser, admin, user.id).expect(200);
    await program(newBrowser, secret).expect(401);
    await program(newBrowser, foreign).expect(200);
  });

  it('a token that is made at the same moment as another password ends too, or is not made', async () => {
    const { newBrowser, browser, user } = await person();
    const thief = newBrowser();
    await thief.post('/api/v1/auth/login').send(user).expect(200);
    const [made] = await Promise.all([
      make(thief),
      browser
        .post('/api/v1/auth/change-password')
        .send({ currentPassword: 'secret-enough', newPassword: 'another-one' })
        .expect(200),
    ]);
    expect([201, 401]).toContain(made.status);
    expect(await database.db.apiToken.count({ where: { userId: user.id } })).toBe(0);
  });
});
