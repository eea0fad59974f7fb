import { beforeEach, describe, expect, it } from 'vitest';
import { signUp, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';

const database = useTestDatabase();

// Some tests count as production does.
beforeEach(() => database.db.rateCounter.deleteMany());

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'secret-enough' };

async function freshBrowser() {
  await database.db.user.deleteMany();
  const { browser } = await startTestApp(database.db);
  return browser();
}

describe('register', () => {
  it('creates the account, signs in and never shows the hash', async () => {
    const browser = await freshBrowser();
    const answer = await browser.post('/api/v1/auth/register').send(ada).expect(201);
    expect(answer.body).toMatchObject({
      message: 'Account created successfully',
      user: { name: ada.name, email: ada.email, role: 'USER', image: null },
    });
    expect(answer.text).not.toMatch(/\$2[aby]\$/);
    const profile = await browser.get('/api/v1/auth/get-profile').expect(200);
    expect(profile.body.data.email).toBe(ada.email);
  });

  it('trims and lower-cases the email, so that case makes no second account', async () => {
    const browser = await freshBrowser();
    await browser.post('/api/v1/auth/register').send(ada).expect(201);
    const answer = await browser
      .post('/api/v1/auth/register')
      .send({ ...ada, email: '  ADA@Example.com ' })
      .expect(409);
    expect(answer.body.code).toBe('EMAIL_TAKEN');
  });

  it('lets exactly one of two simultaneous registers of one email through', async () => {
    const browser = await freshBrowser();
    const register = () => browser.post('/api/v1/auth/register').send(ada);
    const answers = await Promise.all([register(), register(), register()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });

  it('ends the session that the browser had before', async () => {
    const browser = await freshBrowser();
    const first = await browser.post('/api/v1/auth/register').send(ada).expect(201);
    const earlier = first.headers['set-cookie'] as unknown as string[];
    const bob = { ...ada, email: 'bob@example.com' };
    await browser.post('/api/v1/auth/register').send(bob).expect(201);
    await browser.get('/api/v1/auth/get-profile').expect(200);
    await (await freshBrowser()).get('/api/v1/auth/get-profile').set('Cookie', earlier).expect(401);
  });

  it('leaves it where the new one is refused', async () => {
    const browser = await freshBrowser();
    const bob = { ...ada, email: 'bob@example.com' };
    await browser.post('/api/v1/auth/register').send(bob).expect(201);
    await browser.post('/api/v1/auth/register').send(ada).expect(201);
    const { email, password } = bob;
    await database.db.user.update({
      where: { email },
      data: { suspendedAt: new Date(), suspensionReason: 'Rent unpaid' },
    });
    await browser.post('/api/v1/auth/login').send({ email, password }).expect(403);
    await browser.get('/api/v1/auth/get-profile').expect(200);
  });

  it.each([
    ['Ada\nLovelace', 'Name must not contain control characters'],
    ['\u202eecalevoL', 'Name must not contain control characters'],
    ['\u200b\u200b\u200b\u200b', 'Name must be at least 3 character'],
  ])('refuses the name %j', async (name, message) => {
    const browser = await freshBrowser();
    const answer = await browser
      .post('/api/v1/auth/register')
      .send({ ...ada, name })
      .expect(400);
    expect(answer.body.errors).toEqual([message]);
  });

  it.each([
    ['half a character', 'secret\ud800enough'],
    ['the other half', 'secret\udc00enough'],
    ['NUL', 'secret\0enough'],
  ])('refuses a password with %s, here and at the login', async (_what, password) => {
    const browser = await freshBrowser();
    for (const route of ['register', 'login']) {
      // As a hostile client writes it: JSON has a way to say what UTF-8 has not.
      const answer = await browser
        .post(`/api/v1/auth/${route}`)
        .type('json')
        .send(JSON.stringify({ ...ada, password }));
      expect(answer.body.errors).toEqual(['Password must not contain NUL or broken characters']);
    }
  });

  it('ignores a picture that is not an https address', async () => {
    const browser = await freshBrowser();
    const answer = await browser
      .post('/api/v1/auth/register')
      .send({ ...ada, image: 5 })
      .expect(201);
    expect(answer.body.user.image).toBeNull();
  });

  it('never takes a longer password for one of 72 bytes', async () => {
    const browser = await freshBrowser();
    const password = 'é'.repeat(36);
    await browser
      .post('/api/v1/auth/register')
      .send({ ...ada, password })
      .expect(201);
    const { email } = ada;
    const signIn = (tried: string) =>
      browser.post('/api/v1/auth/login').send({ email, password: tried });
    await signIn(`${password}x`).expect(401);
    await signIn(password).expect(200);
  });

  it('ignores a role in the body', async () => {
    const browser = await freshBrowser();
    const answer = await browser.post('/api/v1/auth/register').send({ ...ada, role: 'ADMIN' });
    expect(answer.body.user.role).toBe('USER');
  });

  it.each([
    ['https://example.com/\0.png', null],
    [`https://example.com/${'x'.repeat(2048)}`, null],
    ['javascript:alert(1)', null],
    [null, null],
    ['https://example.com/me.png', 'https://example.com/me.png'],
  ])('keeps of the picture %j what a page can show', async (image, kept) => {
    const browser = await freshBrowser();
    const answer = await browser.post('/api/v1/auth/register').send({ ...ada, image });
    expect([answer.status, answer.body.user?.image]).toEqual([201, kept]);
  });

  it.each([
    [{ name: 'Al' }, 'Name must be at least 3 character'],
    [{ email: 'nobody' }, 'Enter a valid email'],
    [{ email: { contains: '@' } }, 'Enter a valid email'],
    [{ password: '12345' }, 'Password must be at least of 6 characters'],
    [{ password: 'é'.repeat(37) }, 'Password must be at most 72 bytes'],
    [{ name: 'A\0da' }, 'Text must not contain NUL or broken characters'],
  ])('refuses %j', async (change, message) => {
    const browser = await freshBrowser();
    const answer = await browser.post('/api/v1/auth/register').send({ ...ada, ...change });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', message });
  });
});

describe('login', () => {
  it('signs in and answers unknown email and wrong password alike', async () => {
    const browser = await freshBrowser();
    await signUp(browser, ada);
    const good = await browser.post('/api/v1/auth/login').send(ada).expect(200);
    expect(good.body.message).toBe('Login successful');

    const wrong = await browser.post('/api/v1/auth/login').send({ ...ada, password: 'wrong-one' });
    const unknown = await browser.post('/api/v1/auth/login').send({ ...ada, email: 'x@y.org' });
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({
        code: 'INVALID_CREDENTIALS',
        message: 'Invalid email or password',
      });
    }
  });

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const browser = await freshBrowser();
    await signUp(browser, ada);
    const answer = await browser.post('/api/v1/auth/login').send(ada);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^stepwise_session=ey.*HttpOnly.*SameSite=Lax/),
      expect.stringMatching(/^stepwise_signed_in=[\da-f-]{36}; .*SameSite=Lax/),
    ]);
  });

  it('tells scripts that there is a session, and logout that there is none', async () => {
    const browser = await freshBrowser();
    await signUp(browser, ada);
    const login = await browser.post('/api/v1/auth/login').send(ada);
    const [session, marker] = login.headers['set-cookie'] ?? [];
    expect(marker).not.toContain('HttpOnly');
    expect(expiryOf(marker)).toBe(expiryOf(session));
    const logout = await browser.post('/api/v1/auth/logout').send({});
    expect(logout.headers['set-cookie']).toEqual([
      expect.stringMatching(/^stepwise_session=; .*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^stepwise_signed_in=; .*Expires=Thu, 01 Jan 1970/),
    ]);
  });

  it('refuses the eleventh wrong password of one account and says when to come back', async () => {
    await database.db.user.deleteMany();
    const { browser: newBrowser } = await startTestApp(database.db, { rateLimitScale: 1 });
    const browser = newBrowser();
    const { email } = await signUp(browser, { email: 'guessed@example.com' });
    const attempt = () => browser.post('/api/v1/auth/login').send({ email, password: 'wrong-one' });
    for (let i = 0; i < 10; i++) await attempt().expect(401);
    const answer = await attempt().expect(429);
    expect(answer.body.code).toBe('RATE_LIMITED');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('lets nobody lock somebody else out, whether from one address or from many', async () => {
    await database.db.user.deleteMany();
    const { browser: newBrowser } = await startTestApp(database.db, {
      rateLimitScale: 1,
      trustedProxies: ['loopback'],
    });
    const owner = await signUp(newBrowser(), { email: 'guessed@example.com' });
    const attempt = (password: string, address: string) =>
      newBrowser()
        .post('/api/v1/auth/login')
        .set('X-Forwarded-For', address)
        .send({ email: owner.email, password });
    for (let i = 0; i < 10; i++) await attempt('wrong-one', '203.0.113.1').expect(401);
    await attempt(owner.password, '203.0.113.1').expect(429);
    for (let i = 2; i < 20; i++) await attempt('wrong-one', `203.0.113.${i}`).expect(401);
    await attempt(owner.password, '203.0.113.99').expect(200);
  });
});

it('lets sixty people of one address sign in at once', async () => {
  const { browser: newcomer } = await startTestApp(database.db);
  const people = await Promise.all(Array.from({ length: 60 }, () => signUp(newcomer())));
  const { browser: newBrowser } = await startTestApp(database.db, { rateLimitScale: 1 });
  const answers = await Promise.all(
    people.map(({ email, password }) =>
      newBrowser().post('/api/v1/auth/login').send({ email, password }),
    ),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

describe('sessions', () => {
  it('end with logout, even for a copy of the cookie', async () => {
    const browser = await freshBrowser();
    await signUp(browser, ada);
    const login = await browser.post('/api/v1/auth/login').send(ada);
    const cookie = login.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    await browser.post('/api/v1/auth/logout').expect(200);
    const { browser: other } = await startTestApp(database.db);
    await other().get('/api/v1/auth/get-profile').set('Cookie', cookie).expect(401);
  });

  it('are refused when the token is forged', async () => {
    const browser = await freshBrowser();
    const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwic2lkIjoieSJ9.';
    const answer = await browser
      .get('/api/v1/auth/get-profile')
      .set('Cookie', `stepwise_session=${forged}`);
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('UNAUTHENTICATED');
  });

  it('expire', async () => {
    const { db } = database;
    await db.user.deleteMany();
    const browser = await freshBrowser();
    await signUp(browser, ada);
    await browser.get('/api/v1/auth/get-profile').expect(200);
    const [ends] = await db.$queryRaw<{ days: number }[]>`
      SELECT extract(epoch FROM "expiresAt" - "createdAt")::float / 86400 AS days FROM "Session"`;
    expect(ends?.days).toBeCloseTo(7);
    await db.$executeRaw`UPDATE "Session" SET "expiresAt" = now()`;
    await browser.get('/api/v1/auth/get-profile').expect(401);
  });

  it('let anybody log out', async () => {
    const browser = await freshBrowser();
    const answer = await browser.post('/api/v1/auth/logout').expect(200);
    expect(answer.body.message).toBe('Logout successful');
  });
});

function expiryOf(cookie: string | undefined): string | undefined {
  return /Max-Age=\d+/.exec(cookie ?? '')?.[0];
}
