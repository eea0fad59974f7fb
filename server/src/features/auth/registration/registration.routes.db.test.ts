import type { Registration } from '@stepwise/contracts/registration';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin, startTestApp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { withFakeGoogle } from '../../../test/doubles/fake-google.ts';

const database = useTestDatabase();

const REGISTRATION = '/api/v1/admin/registration';
const INVITATIONS = '/api/v1/admin/invitations';

beforeEach(async () => {
  await database.db.setting.deleteMany();
  await database.db.rateCounter.deleteMany();
  await database.db.invitation.deleteMany();
});

/** A school's site on which an administrator decides who may register. */
async function school(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { browser: newBrowser } = await startTestApp(database.db, overrides);
  const admin = newBrowser();
  const { id: adminId } = await signUpAdmin(database.db, admin);
  return {
    ...{ newBrowser, admin, adminId },
    decide: (body: Registration) => admin.put(REGISTRATION).send({ ...body, basedOn: 0 }),
    invite: async (wish: object = {}) => {
      const data = { note: 'Class 10b', places: 1, days: 7, ...wish };
      const { body } = await admin.post(INVITATIONS).send(data).expect(201);
      const { path, invitation } = body.data as { path: string; invitation: { id: string } };
      const [, token = ''] = /^\/register#([\w-]{43})$/.exec(path) ?? [];
      return { token, id: invitation.id };
    },
  };
}

let pupils = 0;

function register(browser: Browser, { invitation = '', domain = 'school.example' } = {}) {
  pupils += 1;
  return browser.post('/api/v1/auth/register').send({
    ...{ name: 'Grace Hopper', email: `pupil-${pupils}@${domain}`, password: 'secret-enough' },
    ...(invitation === '' ? {} : { invitation }),
  });
}

const check = (browser: Browser, invitation: string) =>
  browser.post('/api/v1/auth/check-invitation').send({ invitation });

const actsOn = (subjectId: string) =>
  database.db.auditEvent.findMany({
    where: { subjectId },
    orderBy: { id: 'asc' },
    select: { action: true, actorId: true, before: true, after: true },
  });

describe('registration', () => {
  it('is open to everybody on a new installation, and says so', async () => {
    const { newBrowser } = await school();
    const { body } = await newBrowser().get('/api/v1/auth/registration').expect(200);
    expect(body.data).toEqual({ mode: 'OPEN', domains: [] });
    await register(newBrowser()).expect(201);
  });

  it('that is closed lets nobody in, whatever they bring', async () => {
    const { newBrowser, decide, invite } = await school();
    const { token } = await invite();
    await decide({ mode: 'CLOSED', domains: [] }).expect(200);
    for (const invitation of ['', token]) {
      const { status, body } = await register(newBrowser(), { invitation });
      expect([status, body.code]).toEqual([403, 'REGISTRATION_CLOSED']);
      expect(body.message).toContain('Registration is closed here');
    }
    await check(newBrowser(), token).expect(403);
    expect(await database.db.invitation.findFirst()).toMatchObject({ taken: 0 });
  });

  it('by invitation needs one, and Google is no way round it', async () => {
    const { newBrowser, decide, invite } = await school();
    await decide({ mode: 'INVITATION', domains: [] }).expect(200);
    const refused = await register(newBrowser());
    expect([refused.status, refused.body.code]).toEqual([403, 'REGISTRATION_CLOSED']);
    expect(refused.body.message).toContain('You need an invitation');
    const { token: invitation } = await invite();
    await check(newBrowser(), invitation).expect(200);
    await register(newBrowser(), { invitation }).expect(201);

    await withFakeGoogle({}, async (google) => {
      const { browser } = await startTestApp(database.db, { google });
      const googleAccessToken = 'token-of-google';
      const come = (route: string, more: object = {}) =>
        browser()
          .post(`/api/v1/auth/${route}`)
          .send({ googleAccessToken, ...more });
      for (const route of ['login', 'register']) await come(route).expect(403);
      await come('register', { invitation: (await invite()).token }).expect(201);
      // Who has an account needs none.
      await come('login').expect(200);
    });
  });

  it('can ask for an email of certain domains, also with an invitation', async () => {
    const { newBrowser, decide, invite } = await school();
    const domains = [' School.example', 'school.example', 'firm.example'];
    const { body } = await decide({ mode: 'OPEN', domains }).expect(200);
    expect(body.data.domains).toEqual(['school.example', 'firm.example']);
    const { token: invitation } = await invite();
    for (const domain of ['other.example', 'evil-school.example', 'sub.school.example']) {
      const refused = await register(newBrowser(), { domain, invitation }).expect(400);
      const message = 'Register with an email at school.example or firm.example';
      expect(refused.body.details).toEqual([{ path: 'email', message }]);
    }
    await register(newBrowser(), { domain: 'SCHOOL.example', invitation }).expect(201);
  });

  it.each(['school', '@school.example', 'a b.example', 'school.example/x', ''])(
    'refuses "%s" as a domain',
    async (domain) => {
      const { decide } = await school();
      const { body } = await decide({ mode: 'OPEN', domains: [domain] }).expect(400);
      expect(body.message).toBe('Write each domain like school.example');
    },
  );

  it('is decided by administrators, and each decision is recorded', async () => {
    const { newBrowser, adminId, decide } = await school();
    const pupil = newBrowser();
    await register(pupil).expect(201);
    await pupil.put(REGISTRATION).send({ mode: 'CLOSED', domains: [], basedOn: 0 }).expect(403);
    await decide({ mode: 'CLOSED', domains: [] }).expect(200);
    await decide({ mode: 'CLOSED', domains: [] }).expect(200);
    const { id } = await database.db.setting.findFirstOrThrow();
    expect(await actsOn(id)).toEqual([
      {
        action: 'registration.changed',
        actorId: adminId,
        before: { mode: 'OPEN', domains: [] },
        after: { mode: 'CLOSED', domains: [] },
      },
    ]);
  });
});

describe('an invitation', () => {
  it('for one person lets one in, however many want its place at once', async () => {
    const { newBrowser, invite } = await school();
    const { token: invitation } = await invite();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => register(newBrowser(), { invitation })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
    const late = await check(newBrowser(), invitation).expect(409);
    expect(late.body.message).toContain('Everybody whom this invitation was for has registered');
  });

  it('keeps the place of who could not register', async () => {
    const { newBrowser, invite } = await school();
    const { token: invitation } = await invite();
    const browser = newBrowser();
    const twice = await register(newBrowser()).expect(201);
    const { email } = twice.body.user as { email: string };
    const person = { name: 'Grace Hopper', email, password: 'secret-enough', invitation };
    await browser.post('/api/v1/auth/register').send(person).expect(409);
    await register(browser, { invitation }).expect(201);
  });

  it.each([
    ['has expired', { expiresAt: new Date(Date.now() - 1_000) }, 'has expired'],
    ['was revoked', { revokedAt: new Date() }, 'was withdrawn'],
  ])('that %s says so', async (_what, data, says) => {
    const { newBrowser, invite } = await school();
    const { token: invitation, id } = await invite();
    const createdAt = new Date(Date.now() - 60_000);
    await database.db.invitation.update({ where: { id }, data: { createdAt, ...data } });
    for (const answer of [
      await check(newBrowser(), invitation),
      await register(newBrowser(), { invitation }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT']);
      expect(answer.body.message).toContain(says);
    }
  });

  it('that nobody made is not valid', async () => {
    const { newBrowser } = await school();
    const { body } = await register(newBrowser(), { invitation: 'x'.repeat(43) }).expect(409);
    expect(body.message).toContain('not valid');
  });

  it('is listed with what became of it, and never with its token', async () => {
    const { newBrowser, admin, adminId, invite } = await school();
    const { token: invitation, id } = await invite({ places: 30 });
    await register(newBrowser(), { invitation }).expect(201);
    const listed = await admin.get(INVITATIONS).expect(200);
    expect(listed.body).toMatchObject({
      data: [{ id, note: 'Class 10b', places: 30, taken: 1, by: 'Ada Lovelace', state: 'OPEN' }],
      nextCursor: null,
    });
    const revoked = await admin.post(`${INVITATIONS}/${id}/revoke`).send({}).expect(200);
    expect(revoked.body.data.state).toBe('REVOKED');
    await admin.post(`${INVITATIONS}/${id}/revoke`).send({}).expect(200);
    await register(newBrowser(), { invitation }).expect(409);
    const acts = await actsOn(id);
    expect(acts).toMatchObject([
      { action: 'invitation.made', actorId: adminId, after: { note: 'Class 10b', places: 30 } },
      { action: 'invitation.revoked', actorId: adminId, before: { note: 'Class 10b', taken: 1 } },
    ]);
    const rows = await database.db.invitation.findMany();
    expect(JSON.stringify([listed.body, revoked.body, acts, rows])).not.toContain(invitation);
  });

  it('comes in pages, newest first', async () => {
    const { admin, invite } = await school();
    await database.db.invitation.createMany({
      data: Array.from({ length: 50 }, (_, n) => ({
        ...{ tokenHash: String(n), note: `Old ${n}`, places: 1 },
        expiresAt: new Date(Date.now() + 60_000),
      })),
    });
    await invite({ note: 'Newest' });
    const first = await admin.get(INVITATIONS);
    const second = await admin
      .get(INVITATIONS)
      .query({ cursor: String((first.body as { nextCursor: unknown }).nextCursor) });
    expect(first.body.data[0].note).toBe('Newest');
    expect([first.body.data.length, second.body.data.length]).toEqual([50, 1]);
    expect(second.body.nextCursor).toBeNull();
  });

  it.each([
    { places: 0 },
    { places: 1_001 },
    { places: 1.5 },
    { days: 0 },
    { days: 366 },
    { note: ' ' },
    { note: 'Class \u202eb01' },
  ])('is never made with %j', async (wish) => {
    const { admin } = await school();
    const data = { note: 'Class 10b', places: 1, days: 7, ...wish };
    await admin.post(INVITATIONS).send(data).expect(400);
  });

  it('is for administrators to make', async () => {
    const { newBrowser } = await school();
    const pupil = newBrowser();
    await register(pupil).expect(201);
    await pupil.get(INVITATIONS).expect(403);
    await pupil.post(INVITATIONS).send({ note: 'Me', places: 1, days: 1 }).expect(403);
  });
});

describe('from one address', () => {
  const CLASS = 60;
  const all = (count: number, status: number) => Array.from({ length: count }, () => status);

  it('a class registers with an invitation and is at work at once, without a refusal', async () => {
    const { newBrowser, decide, invite } = await school({ rateLimitScale: 1 });
    await decide({ mode: 'INVITATION', domains: [] });
    const { token: invitation } = await invite({ places: CLASS });
    const browsers = Array.from({ length: CLASS }, newBrowser);
    const opened = await Promise.all(browsers.map((browser) => check(browser, invitation)));
    expect(opened.map(({ status }) => status)).toEqual(all(CLASS, 200));
    const came = await Promise.all(browsers.map((browser) => register(browser, { invitation })));
    expect(came.map(({ status }) => status)).toEqual(all(CLASS, 201));

    const reads = [
      ...['auth/get-profile', 'auth/registration', 'problems/get-all-problems'],
      ...['problems/get-solved-problems', 'problems/learning-paths', 'execution-code/languages'],
      ...['submission/get-all-submissions', 'playlist'],
    ];
    // One after the other: all reads of all at once wait too long for the database on a slow machine.
    for (const path of reads) {
      const answers = await Promise.all(browsers.map((browser) => browser.get(`/api/v1/${path}`)));
      expect(answers.map(({ status }) => status)).toEqual(all(CLASS, 200));
    }
  });

  it('a flood without one is still refused, also with one that is made up', async () => {
    const { newBrowser } = await school({ rateLimitScale: 1 });
    const browser = newBrowser();
    const statuses: number[] = [];
    for (let n = 0; n < 24; n += 1) {
      const invitation = n % 2 === 0 ? '' : 'x'.repeat(43);
      statuses.push((await register(browser, { invitation })).status);
    }
    // The administrator has registered from here, too.
    expect(statuses.slice(0, 19)).not.toContain(429);
    expect(statuses.slice(19)).toEqual(all(5, 429));
  });

  it('tries with an invitation are bounded as well', async () => {
    const { newBrowser, invite } = await school({ rateLimitScale: 0.02 });
    const { token: invitation } = await invite({ places: 20 });
    const browser = newBrowser();
    const statuses: number[] = [];
    for (let n = 0; n < 13; n += 1) statuses.push((await register(browser, { invitation })).status);
    expect(statuses).toEqual([...all(12, 201), 429]);
  });
});
