import { beforeEach, describe, expect, it } from 'vitest';
import { signUp, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import {
  GOOD_TOKEN_INFO,
  GOOD_USER_INFO,
  withFakeGoogle,
  type GoogleAnswers,
} from '../../test/fake-google.ts';

const database = useTestDatabase();

/** What the client sends after Google has answered it; all but the token is decoration. */
const payload = {
  name: 'Mallory',
  email: 'mallory@example.com',
  image: 'https://example.com/m.png',
  password: 'subject-1',
  googleAccessToken: 'token-of-google',
};

beforeEach(async () => {
  await database.db.user.deleteMany();
});

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

  it('finds the account again by subject, whatever the email has become', async () => {
    await signIn({});
    const again = await signIn({ userInfo: { ...GOOD_USER_INFO, email: 'new@gmail.com' } });
    expect(again.body).toMatchObject({ user: { email: 'ada@gmail.com' } });
    expect(await database.db.user.count()).toBe(1);
  });

  it('takes over a password account of the same email and throws out whoever was in', async () => {
    const { browser: newBrowser } = await startTestApp(database.db);
    const squatter = newBrowser();
    const person = await signUp(squatter, { email: 'ada@gmail.com' });
    expect((await signIn({})).status).toBe(200);
    await squatter.get('/api/v1/auth/get-profile').expect(401);
    await squatter.post('/api/v1/auth/login').send(person).expect(401);
    expect(await database.db.user.count()).toBe(1);
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
    ['an unverified email', { tokenInfo: { ...GOOD_TOKEN_INFO, email_verified: 'false' } }, 401],
    ['another person', { userInfo: { ...GOOD_USER_INFO, sub: 'subject-2' } }, 401],
    ['a refusal', { tokenInfo: (_req, res) => res.writeHead(400).end('{}') }, 401],
    ['a page', { tokenInfo: (_req, res) => res.end('<html>') }, 401],
    ['too much', { tokenInfo: (_req, res) => res.end('x'.repeat(1_000_000)) }, 401],
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
