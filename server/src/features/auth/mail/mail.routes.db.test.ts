import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { idleMail, SITE, startMailingApp } from '../../../test/mailing-app.ts';
import type { startMailServer } from '../../../test/doubles/mail-server.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

const database = useTestDatabase();

beforeEach(async () => {
  await database.db.mail.deleteMany();
  await database.db.rateCounter.deleteMany();
  await database.db.setting.deleteMany();
});

const post = (browser: Browser, route: string, body: object = {}) =>
  browser.post(`/api/v1/auth/${route}`).send(body);
const profile = (browser: Browser) => browser.get('/api/v1/auth/get-profile');

/** Waits for the mail with this subject, and answers with what its link ends with. */
async function linkIn({ mails }: MailServer, to: string, subject: string): Promise<string> {
  const find = () => mails.find((mail) => mail.to === to && mail.raw.includes(subject));
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 10_000 });
  const { text = '' } = find() ?? {};
  const [, path = '', token = ''] =
    /https:\/\/judge\.example(\/[\w-]+)#([\w-]{43})/.exec(text) ?? [];
  expect([path, token.length]).toEqual([expect.stringMatching(/^\/[\w-]+$/), 43]);
  return token;
}

const noMailWaits = () =>
  vi.waitFor(async () => expect(await database.db.mail.count()).toBe(0), { timeout: 10_000 });

/** Somebody who is signed in, and has confirmed nothing. */
async function person(overrides: Parameters<typeof startMailingApp>[1] = {}) {
  const { browser: newBrowser, server } = await startMailingApp(database.db, overrides);
  const browser = newBrowser();
  const user = await signUp(browser);
  const forgot = (email = user.email) => post(newBrowser(), 'forgot-password', { email });
  return { newBrowser, browser, server, user, forgot };
}

const RESET = 'Set a new password';
const CONFIRM = 'Confirm your email address';

describe('who forgot the password', () => {
  it('asks, opens the link in the mail, and is back in; every session has ended', async () => {
    const { newBrowser, browser, server, user, forgot } = await person();
    await forgot(` ${user.email.toUpperCase()} `).expect(200);
    const token = await linkIn(server, user.email, RESET);
    const newPassword = 'a new password';
    await post(newBrowser(), 'reset-password', { token, newPassword }).expect(200);
    await profile(browser).expect(401);
    const again = newBrowser();
    await post(again, 'login', { email: user.email, password: newPassword }).expect(200);
    const own = await again.get('/api/v1/auth/email').expect(200);
    expect(own.body.data).toEqual({ email: user.email, isConfirmed: true, mailIsOn: true });
    const row = await database.db.oneTimeLink.findMany({ where: { userId: user.id } });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('has an hour', async () => {
    const { server, user, forgot, newBrowser } = await person();
    await forgot().expect(200);
    const token = await linkIn(server, user.email, RESET);
    const [link] = await database.db.$queryRaw<{ minutes: number }[]>`
      SELECT extract(epoch FROM "expiresAt" - now())::int / 60 AS minutes FROM "OneTimeLink"
      WHERE "userId" = ${user.id}::uuid AND kind = 'RESET_PASSWORD'`;
    expect(link?.minutes).toBeGreaterThanOrEqual(58);
    expect(link?.minutes).toBeLessThanOrEqual(60);
    await database.db.$executeRaw`
      UPDATE "OneTimeLink" SET "createdAt" = now() - interval '61 minutes',
        "expiresAt" = now() - interval '1 minute' WHERE "userId" = ${user.id}::uuid`;
    const late = { token, newPassword: 'a new password' };
    const { body } = await post(newBrowser(), 'reset-password', late).expect(409);
    expect(body.message).toContain('This link has expired');
  });

  it('uses one link once, in however many tabs, and the others that were asked for end', async () => {
    const { newBrowser, server, user, forgot } = await person();
    await forgot().expect(200);
    const first = await linkIn(server, user.email, RESET);
    server.mails.length = 0;
    await forgot().expect(200);
    const second = await linkIn(server, user.email, RESET);
    const tries = [first, second, first, second, first, second];
    const answers = await Promise.all(
      tries.map((token, tab) =>
        post(newBrowser(), 'reset-password', { token, newPassword: `password of tab ${tab}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const tab = answers.findIndex(({ status }) => status === 200);
    const password = `password of tab ${tab}`;
    await post(newBrowser(), 'login', { email: user.email, password }).expect(200);
  });

  it('is told the same whether there is an account, after the same work', async () => {
    const { db } = database;
    const mail = idleMail;
    const { browser } = await startTestApp(db, { mail, worker: false });
    const { email } = await signUp(browser());
    // Counters are cleaned up now and then, by chance.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const statements = vi.spyOn(db.pool, 'query');
    const seen: unknown[] = [];
    for (const to of [email, 'nobody@example.com']) {
      statements.mockClear();
      const { status, body } = await post(browser(), 'forgot-password', { email: to });
      const asked = statements.mock.calls.map(([query]) => (query as { text?: string }).text ?? '');
      expect(asked.filter((text) => text.includes('"Mail"'))).toHaveLength(1);
      seen.push({ status, body: body as unknown, asked });
    }
    vi.restoreAllMocks();
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({ status: 200, body: { data: null } });
  });

  it('gets no mail without an account', async () => {
    const { server, forgot } = await person();
    await forgot('nobody@example.com').expect(200);
    await noMailWaits();
    expect(server.mails.map(({ to }) => to)).not.toContain('nobody@example.com');
  });

  it('is mailed three times an hour, wherever it is asked for, whether there is an account or not', async () => {
    const { user, forgot } = await person({ rateLimitScale: 1 });
    for (const email of [user.email, 'nobody@example.com']) {
      const statuses: number[] = [];
      for (let n = 0; n < 4; n += 1) statuses.push((await forgot(email)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  it('shares thirty an hour with the others at one address', async () => {
    const { forgot } = await person({ rateLimitScale: 1 });
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await forgot(`${n}@example.com`)).status);
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses[30]).toBe(429);
  });

  it.each([{}, { email: '' }, { email: 'ada' }, { email: 'a@example.com, b@example.com' }])(
    'has to name an address: %j',
    async (body) => {
      const { newBrowser } = await person();
      expect((await post(newBrowser(), 'forgot-password', body)).body.code).toBe(
        'VALIDATION_FAILED',
      );
    },
  );
});

describe('an address', () => {
  it('is confirmed by the mail after registration, and locks nobody out before', async () => {
    const { browser, server, user, newBrowser } = await person();
    const email = () => browser.get('/api/v1/auth/email');
    expect((await email()).body.data).toMatchObject({ isConfirmed: false });
    await profile(browser).expect(200);
    const token = await linkIn(server, user.email, CONFIRM);
    await post(newBrowser(), 'confirm-email', { token }).expect(200);
    expect((await email()).body.data).toMatchObject({ isConfirmed: true });
    const { body } = await post(newBrowser(), 'confirm-email', { token }).expect(409);
    expect(body.message).toContain('This link was used already');
  });

  it('is confirmed by another mail, asked for three times an hour at most', async () => {
    const { browser, server, user } = await person({ rateLimitScale: 1 });
    await linkIn(server, user.email, CONFIRM);
    server.mails.length = 0;
    await post(browser, 'send-confirmation').expect(200);
    const token = await linkIn(server, user.email, CONFIRM);
    await post(browser, 'confirm-email', { token }).expect(200);
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await post(browser, 'send-confirmation')).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('does nothing but what it is for', async () => {
    const { server, user, newBrowser, forgot } = await person();
    const confirmation = await linkIn(server, user.email, CONFIRM);
    const reset = { token: confirmation, newPassword: 'a new password' };
    await post(newBrowser(), 'reset-password', reset).expect(409);
    await forgot().expect(200);
    const token = await linkIn(server, user.email, RESET);
    await post(newBrowser(), 'confirm-email', { token }).expect(409);
  });

  it('is changed when the new one is confirmed; the old one is told, and its links end', async () => {
    const { browser, server, user, newBrowser, forgot } = await person();
    await forgot().expect(200);
    const stale = await linkIn(server, user.email, RESET);
    const next = `new-${user.email}`;
    await post(browser, 'change-email', { email: next, password: 'wrong' }).expect(401);
    await post(browser, 'change-email', { email: next, password: user.password }).expect(200);
    const token = await linkIn(server, next, CONFIRM);
    await post(newBrowser(), 'login', user).expect(200);
    await post(browser, 'confirm-email', { token }).expect(200);
    const own = await browser.get('/api/v1/auth/email').expect(200);
    expect(own.body.data).toMatchObject({ email: next, isConfirmed: true });
    await post(newBrowser(), 'login', user).expect(401);
    await post(newBrowser(), 'login', { email: next, password: user.password }).expect(200);
    await vi.waitFor(() => {
      const told = server.mails.filter(({ raw }) => raw.includes('has another email address'));
      expect(told).toMatchObject([{ to: user.email, text: expect.stringContaining(SITE) }]);
    });
    const late = { token: stale, newPassword: 'of the old address' };
    await post(newBrowser(), 'reset-password', late).expect(409);
    const acts = await database.db.auditEvent.findMany({ where: { subjectId: user.id } });
    expect(acts).toMatchObject([{ action: 'email.changed', actorId: user.id }]);
    expect(JSON.stringify(acts)).not.toContain('@');
  });

  it('is not changed by a stranger who gets the mail, signed in or not', async () => {
    const { browser, server, user, newBrowser } = await person();
    const mistyped = `mistyped-${user.email}`;
    const wish = { email: mistyped, password: user.password };
    await post(browser, 'change-email', wish).expect(200);
    const token = await linkIn(server, mistyped, CONFIRM);
    const stranger = newBrowser();
    await signUp(stranger);
    for (const other of [newBrowser(), stranger]) {
      const { body } = await post(other, 'confirm-email', { token }).expect(403);
      expect(body.message).toContain('Sign in to that account');
    }
    expect((await browser.get('/api/v1/auth/email')).body.data).toMatchObject({
      email: user.email,
      isConfirmed: false,
    });
    // Refused, it works on for whoever may use it.
    await post(browser, 'confirm-email', { token }).expect(200);
  });

  it('of somebody else gets no mail, and one that was taken meanwhile is refused', async () => {
    const { browser, server, user, newBrowser } = await person();
    const other = await signUp(newBrowser());
    await noMailWaits();
    server.mails.length = 0;
    const ask = (email: string) =>
      post(browser, 'change-email', { email, password: user.password }).expect(200);
    const free = `free-${user.email}`;
    expect((await ask(other.email)).body).toEqual((await ask(free)).body);
    const token = await linkIn(server, free, CONFIRM);
    await noMailWaits();
    expect(server.mails.map(({ to }) => to)).toEqual([free]);
    await signUp(newBrowser(), { email: free });
    const { body } = await post(browser, 'confirm-email', { token }).expect(409);
    expect(body.code).toBe('EMAIL_TAKEN');
    expect((await browser.get('/api/v1/auth/email')).body.data.email).toBe(user.email);
  });

  it('goes to one person of two who want it at once', async () => {
    const { browser, server, user, newBrowser } = await person();
    const rival = newBrowser();
    const { password } = await signUp(rival);
    const email = `wanted-${user.email}`;
    await post(browser, 'change-email', { email, password: user.password }).expect(200);
    const first = await linkIn(server, email, CONFIRM);
    await noMailWaits();
    server.mails.length = 0;
    await post(rival, 'change-email', { email, password }).expect(200);
    const second = await linkIn(server, email, CONFIRM);
    const answers = await Promise.all([
      post(browser, 'confirm-email', { token: first }),
      post(rival, 'confirm-email', { token: second }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('has to be at a domain that may register here', async () => {
    const { browser, user } = await person();
    const value = { mode: 'OPEN', domains: ['school.example'] };
    await database.db.setting.create({ data: { key: 'registration', value } });
    const body = { email: 'ada@other.example', password: user.password };
    const answer = await post(browser, 'change-email', body).expect(400);
    expect(answer.body.message).toBe('Use an email at school.example');
  });
});

describe('without a mail server', () => {
  it('the site says so, mails nothing, and everything else works', async () => {
    const { browser: newBrowser } = await startTestApp(database.db);
    const browser = newBrowser();
    const user = await signUp(browser);
    expect((await newBrowser().get('/api/v1/auth/mail')).body.data).toEqual({ isOn: false });
    const own = await browser.get('/api/v1/auth/email').expect(200);
    expect(own.body.data).toEqual({ email: user.email, isConfirmed: false, mailIsOn: false });
    for (const [route, body] of [
      ['forgot-password', { email: user.email }],
      ['send-confirmation', {}],
      ['change-email', { email: 'new@example.com', password: user.password }],
    ] as const) {
      const { status, body: answer } = await post(browser, route, body);
      expect([status, answer.message]).toEqual([404, expect.stringContaining('sends no mail')]);
    }
    expect(await database.db.mail.count()).toBe(0);
  });
});
