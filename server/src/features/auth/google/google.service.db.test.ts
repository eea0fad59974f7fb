import type { RequestListener } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUp, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import {
  GOOD_TOKEN_INFO,
  GOOD_USER_INFO,
  withFakeGoogle,
  type GoogleAnswers,
} from '../../../test/doubles/fake-google.ts';

const database = useTestDatabase();

/** What the client sends after Google has answered it; all but the token is decoration. */
const payload = {
  name: 'Mallory',
  email: 'mallory@example.com',
  image: 'https://example.com/m.png',
  password: 'subject-1',
  googleAccessToken: 'token-of-google',
};

const OF_ANOTHER = { provider: 'google', subject: 'subject-2' };

beforeEach(async () => {
  await database.db.user.deleteMany();
});

/** Writes for as long as it is read. */
const answerWithoutEnd: RequestListener = (_req, res) => {
  const write = () => {
    while (!res.destroyed && res.write('x'.repeat(8_192)));
  };
  res.on('drain', write);
  write();
};

const headersAlone: RequestListener = (_req, res) => res.writeHead(200).flushHeaders();

async function signIn(answers: GoogleAnswers, route = 'login', body: object = payload) {
  const app = { status: 0, body: {} as Record<string, never>, text: '' };
  await withFakeGoogle(answers, async (google) => {
    const { browser } = await startTestApp(database.db, { google });
    const answer = await browser().post(`/api/v1/auth/${route}`).send(body);
    Object.assign(app, { status: answer.status, body: answer.body, text: answer.text });
  });
  return app;
}

describe('signing in with Google', () => {
  it.each([
    ['login', 200],
    ['register', 201],
  ])('makes the account on the first %s, from what Google says', async (route, status) => {
    const answer = await signIn({}, route);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      user: { email: 'ada@gmail.com', name: 'Ada of Google', image: GOOD_USER_INFO.picture },
    });
    const user = await database.db.user.findFirstOrThrow();
    expect(user.passwordHash).toBeNull();
  });

  it.each([
    ['Ada \u202eecalevoL\u2069', 'Ada ecalevoL'],
    ['\u0000Ada\r\n', 'Ada'],
    ['Ada \ud83d', 'Ada'],
    [`${'a'.repeat(79)}😀 Lovelace`, 'a'.repeat(79)],
    [`${'a'.repeat(78)}😀 Lovelace`, `${'a'.repeat(78)}😀`],
    [`\u202e${'a'.repeat(80)}`, 'a'.repeat(80)],
    [' \u200b\u202e ', 'ada'],
  ])('stores of the name %j what others may see', async (name, stored) => {
    const answer = await signIn({ userInfo: { ...GOOD_USER_INFO, name } });
    expect(answer).toMatchObject({ status: 200, body: { user: { name: stored } } });
  });

  it('finds the account again by subject, whatever the email has become', async () => {
    await signIn({});
    const again = await signIn({ tokenInfo: { ...GOOD_TOKEN_INFO, email: 'new@gmail.com' } });
    expect(again.body).toMatchObject({ user: { email: 'ada@gmail.com' } });
    expect(await database.db.user.count()).toBe(1);
  });

  it('takes the address that Google calls verified, not the one of the profile', async () => {
    const answer = await signIn({
      userInfo: { ...GOOD_USER_INFO, email: 'victim@example.com', email_verified: undefined },
    });
    expect(answer.body).toMatchObject({ user: { email: 'ada@gmail.com' } });
  });

  it.each([
    ['a password', { passwordHash: 'a hash' }],
    ['a role', { role: 'ADMIN' }],
    ['a grant', { grants: { create: { role: 'SETTER', scopeType: 'SITE' } } }],
    ['another Google account', { accounts: { create: OF_ANOTHER } }],
  ] as const)('leaves an account of the same email with %s alone', async (_what, has) => {
    const before = await database.db.user.create({
      data: { name: 'Ada', email: 'ada@gmail.com', ...has },
    });
    const accounts = await database.db.account.findMany();
    for (const route of ['login', 'register']) {
      const answer = await signIn({}, route);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(/Sign in first, then connect Google in your profile/),
      });
    }
    expect(await database.db.user.findMany()).toEqual([before]);
    expect(await database.db.account.findMany()).toEqual(accounts);
    expect(await database.db.session.count()).toBe(0);
  });

  it('finds an account of the same email that has none of these', async () => {
    const data = { name: 'Ada', email: 'ada@gmail.com' };
    const { id } = await database.db.user.create({ data });
    expect((await signIn({})).body).toMatchObject({ user: { id } });
  });

  it('gives the subject id no power of its own', async () => {
    await signIn({});
    const { browser } = await startTestApp(database.db);
    await browser()
      .post('/api/v1/auth/login')
      .send({ email: 'ada@gmail.com', password: 'subject-1', image: 'https://example.com' })
      .expect(401);
  });

  const withoutAzp = { ...GOOD_TOKEN_INFO, azp: undefined };
  const withoutAud = { ...GOOD_TOKEN_INFO, aud: undefined };
  it.each<[string, GoogleAnswers, number]>([
    ['no azp', { tokenInfo: withoutAzp }, 200],
    ['a foreign audience', { tokenInfo: { ...GOOD_TOKEN_INFO, aud: 'another-app' } }, 401],
    ['a foreign azp', { tokenInfo: { ...GOOD_TOKEN_INFO, azp: 'another-app' } }, 401],
    ['no audience', { tokenInfo: withoutAud }, 401],
    ['an expired token', { tokenInfo: { ...GOOD_TOKEN_INFO, expires_in: '0' } }, 401],
    ['no email', { tokenInfo: { ...GOOD_TOKEN_INFO, email: undefined } }, 401],
    ['an unverified email', { tokenInfo: { ...GOOD_TOKEN_INFO, email_verified: 'false' } }, 401],
    ['another person', { userInfo: { ...GOOD_USER_INFO, sub: 'subject-2' } }, 401],
    ['a refusal', { tokenInfo: (_req, res) => res.writeHead(400).end('{}') }, 401],
    ['a page', { tokenInfo: (_req, res) => res.end('<html>') }, 401],
    ['too much', { tokenInfo: (_req, res) => res.end('x'.repeat(1_000_000)) }, 401],
    ['an answer without end', { userInfo: answerWithoutEnd }, 401],
    ['silence', { tokenInfo: () => undefined, answerWithinMs: 200 }, 503],
    ['silence after the headers', { userInfo: headersAlone, answerWithinMs: 200 }, 503],
    ['a fault', { tokenInfo: (_req, res) => res.writeHead(500).end() }, 503],
    ['a broken connection', { tokenInfo: (req) => req.socket.destroy() }, 503],
    [
      'a redirect',
      { tokenInfo: (_req, res) => res.writeHead(302, { Location: '/userinfo' }).end() },
      503,
    ],
  ])('meets %s well', async (_name, answers, status) => {
    const answer = await signIn(answers);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('token-of-google');
    if (status !== 200) expect(await database.db.user.count()).toBe(0);
  });

  it('is an ordinary password account without the token', async () => {
    const ordinary = { ...payload, googleAccessToken: undefined };
    const answer = await signIn({}, 'register', ordinary);
    expect(answer.status).toBe(201);
    expect(await database.db.account.count()).toBe(0);
  });
});

describe('connecting Google', () => {
  const PASSWORD = 'secret-enough';
  const profile = '/api/v1/auth/google-connection';

  /** What a signed-in person is answered who connects Google; `others` stand in the database before. */
  async function connect(body: object, others?: { email: string; subject: string }) {
    const seen = { status: 0, code: '', connected: false, userId: '' };
    await withFakeGoogle({}, async (google) => {
      if (others) {
        const { email, subject } = others;
        const accounts = { create: { provider: 'google', subject } };
        await database.db.user.create({ data: { name: 'Bob', email, accounts } });
      }
      const { browser: newBrowser } = await startTestApp(database.db, { google });
      const browser = newBrowser();
      const person = await signUp(browser, { email: 'ada@gmail.com', password: PASSWORD });
      const answer = await browser.post('/api/v1/auth/connect-google').send(body);
      const { connected } = (await browser.get(profile).expect(200)).body.data;
      const { code = '' } = answer.body;
      Object.assign(seen, { status: answer.status, code, connected, userId: person.id });
      await browser.get('/api/v1/auth/get-profile').expect(200);
    });
    return seen;
  }

  it('lets it sign in as the person, who keeps the password', async () => {
    const body = { googleAccessToken: 'token-of-google', password: PASSWORD };
    const { status, connected, userId } = await connect(body);
    expect({ status, connected }).toEqual({ status: 200, connected: true });
    expect((await signIn({})).body).toMatchObject({ user: { id: userId } });
    const { browser } = await startTestApp(database.db);
    const credentials = { email: 'ada@gmail.com', password: PASSWORD };
    await browser().post('/api/v1/auth/login').send(credentials).expect(200);
  });

  it('needs the password', async () => {
    const body = { googleAccessToken: 'token-of-google', password: 'a wrong one' };
    expect(await connect(body)).toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
      connected: false,
    });
  });

  it('takes nobody else’s Google account', async () => {
    const body = { googleAccessToken: 'token-of-google', password: PASSWORD };
    const others = { email: 'bob@example.com', subject: 'subject-1' };
    expect(await connect(body, others)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      connected: false,
    });
  });

  it('is not there where Google is not configured', async () => {
    const { browser: newBrowser } = await startTestApp(database.db);
    const browser = newBrowser();
    await signUp(browser, { email: 'ada@gmail.com', password: PASSWORD });
    const body = { googleAccessToken: 'token-of-google', password: PASSWORD };
    await browser.post('/api/v1/auth/connect-google').send(body).expect(404);
  });
});
