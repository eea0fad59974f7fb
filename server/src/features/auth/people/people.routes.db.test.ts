import { describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';

const database = useTestDatabase();

const USERS = '/api/v1/admin/users';

/** An administrator, and an ordinary person in a browser of their own. */
async function company() {
  // Those of the tests before do not count.
  await database.db.user.updateMany({ where: { role: 'ADMIN' }, data: { role: 'USER' } });
  const { browser: newBrowser } = await startTestApp(database.db);
  const [admin, browser] = [newBrowser(), newBrowser()];
  const { id: adminId } = await signUpAdmin(database.db, admin);
  const user = await signUp(browser, { name: 'Grace Hopper' });
  return { newBrowser, admin, adminId, browser, user };
}

const profile = (browser: Browser) => browser.get('/api/v1/auth/get-profile');

const act = (browser: Browser, id: string, what: string, body: object = {}) =>
  browser.post(`${USERS}/${id}/${what}`).send(body);

const setRole = (browser: Browser, id: string, role: string) =>
  browser.put(`${USERS}/${id}/role`).send({ role });

const actsOn = async (subjectId: string) =>
  (await database.db.auditEvent.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(
    ({ action, actorId, before, after, ip }) => ({ action, actorId, before, after, hasIp: !!ip }),
  );

const namesOf = ({ body }: { body: { data: { name: string }[] } }) =>
  body.data.map(({ name }) => name);

describe('the list of users', () => {
  it('finds people by part of name or email, and says what is known of them', async () => {
    const { newBrowser, admin, user } = await company();
    await signUp(newBrowser(), { name: '100%_sure \\', email: 'odd@example.org' });
    const find = async (search: string) => namesOf(await admin.get(USERS).query({ search }));
    expect(await find('hop')).toEqual(['Grace Hopper']);
    expect(await find('ODD@EX')).toEqual(['100%_sure \\']);
    expect(await find('0%_s')).toEqual(['100%_sure \\']);
    expect(await find('re \\')).toEqual(['100%_sure \\']);
    expect(await find('ho')).toEqual(['Grace Hopper']);
    expect(await find('__')).toEqual([]);
    const { body } = await admin.get(USERS).query({ search: 'hopper' }).expect(200);
    expect(body.data).toEqual([
      {
        id: user.id,
        name: 'Grace Hopper',
        email: user.email,
        role: 'USER',
        createdAt: expect.any(String),
        signedInAt: expect.any(String),
        sessionCount: 1,
        suspension: null,
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/password/i);
  });

  it('comes in pages, newest first, each person once', async () => {
    const { admin } = await company();
    await database.db.user.createMany({
      data: Array.from({ length: 60 }, (_, n) => ({
        name: `Pupil ${n}`,
        email: `p${n}@s.example`,
      })),
    });
    const first = await admin.get(USERS).query({ search: 'pupil' });
    const cursor: unknown = first.body.nextCursor;
    const second = await admin.get(USERS).query({ search: 'pupil', cursor: String(cursor) });
    const names = [...namesOf(first), ...namesOf(second)];
    expect([first.body.data.length, second.body.nextCursor]).toEqual([50, null]);
    expect(new Set(names).size).toBe(60);
  });

  it('can be that of administrators or of suspended people alone', async () => {
    const { admin, user } = await company();
    await act(admin, user.id, 'suspend', { reason: 'Spam' }).expect(200);
    const only = async (filter: string) => namesOf(await admin.get(USERS).query({ only: filter }));
    expect(await only('SUSPENDED')).toEqual(['Grace Hopper']);
    expect(await only('ADMIN')).toEqual(['Ada Lovelace']);
  });

  it('can be taken along as a CSV file, of everybody who is found', async () => {
    const { newBrowser, admin, adminId } = await company();
    await database.db.user.createMany({
      data: Array.from({ length: 501 }, (_, n) => ({ name: `Row ${n}`, email: `r${n}@t.example` })),
    });
    await signUp(newBrowser(), { name: '=Odd, Name', email: 'odd@t.example' });
    const { text, headers } = await admin
      .get(`${USERS}/export`)
      .query({ search: 't.example' })
      .expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="users.csv"');
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFname,email,role,joined,signed in,browsers,suspended,reason');
    expect(lines[1]).toMatch(/^"'=Odd, Name",odd@t\.example,USER,2\d{3}-.*Z,2\d{3}-.*Z,1,,$/);
    expect(lines).toHaveLength(1 + 502 + 1);
    expect(new Set(lines).size).toBe(lines.length);
    expect(await actsOn(adminId)).toEqual([
      {
        action: 'users.exported',
        actorId: adminId,
        before: null,
        after: { only: 'ALL', searched: true },
        hasIp: true,
      },
    ]);
  });

  it('names setters in the file', async () => {
    const { admin, user } = await company();
    const data = { userId: user.id, role: 'SETTER', scopeType: 'SITE' } as const;
    await database.db.roleGrant.create({ data });
    const { text } = await admin.get(`${USERS}/export`).query({ search: user.email }).expect(200);
    expect(text).toContain(`,${user.email},SETTER,`);
  });

  it('is for administrators', async () => {
    const { browser, user } = await company();
    for (const path of [USERS, `${USERS}/export`]) await browser.get(path).expect(403);
    await setRole(browser, user.id, 'ADMIN').expect(403);
    expect(await actsOn(user.id)).toEqual([]);
  });
});

describe('a suspended person', () => {
  it('is signed out everywhere, cannot sign in, and is told why', async () => {
    const { newBrowser, admin, adminId, browser, user } = await company();
    const answer = await act(admin, user.id, 'suspend', { reason: ' Copied solutions. ' });
    expect([answer.status, answer.body.data.suspension.reason]).toEqual([200, 'Copied solutions.']);
    const refusal = await profile(browser).expect(401);
    // Why is for who signs in: the cookie may be on any computer.
    expect(refusal.body).toMatchObject({
      code: 'SUSPENDED_MEANWHILE',
      message: 'This account is suspended. Sign in to read why.',
    });
    const code = { source_code: { PYTHON: 'print(1)' }, language_id: 71, problemId: user.id };
    await browser.post('/api/v1/execution-code').send(code).expect(401);

    const signIn = (password: string) =>
      newBrowser().post('/api/v1/auth/login').send({ email: user.email, password });
    const refused = await signIn(user.password).expect(403);
    expect(refused.body).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
      message: 'This account is suspended: Copied solutions. Ask an administrator of this site.',
    });
    expect(refused.headers['set-cookie']).toBeUndefined();
    // Nobody else learns of it.
    await signIn('another password').expect(401);
    expect(await actsOn(user.id)).toEqual([
      {
        action: 'user.suspended',
        actorId: adminId,
        before: null,
        after: { reason: 'Copied solutions.' },
        hasIp: true,
      },
    ]);
  });

  it('stays out also when signing in at the moment of the suspension', async () => {
    const { newBrowser, admin, user } = await company();
    const browsers = Array.from({ length: 3 }, newBrowser);
    const { email, password } = user;
    const [suspended] = await Promise.all([
      act(admin, user.id, 'suspend', { reason: 'Spam' }),
      ...browsers.map((one) => one.post('/api/v1/auth/login').send({ email, password })),
    ]);
    expect(suspended.status).toBe(200);
    for (const one of browsers) await profile(one).expect(401);
  });

  it('signs in again once that is lifted', async () => {
    const { admin, browser, user } = await company();
    await act(admin, user.id, 'suspend', { reason: 'Spam' }).expect(200);
    const lifted = await act(admin, user.id, 'unsuspend').expect(200);
    expect(lifted.body.data.suspension).toBeNull();
    const { email, password } = user;
    await browser.post('/api/v1/auth/login').send({ email, password }).expect(200);
    expect((await actsOn(user.id)).at(-1)).toMatchObject({
      action: 'user.unsuspended',
      before: { reason: 'Spam' },
    });
  });

  it('is never suspended without a reason', async () => {
    const { admin, user } = await company();
    const answer = await act(admin, user.id, 'suspend', { reason: ' ' }).expect(400);
    expect(answer.body.message).toContain('Say why');
  });
});

describe('sessions and links', () => {
  it('ends every session of a person and of nobody else', async () => {
    const { newBrowser, admin, browser, user } = await company();
    const other = newBrowser();
    await other.post('/api/v1/auth/login').send(user).expect(200);
    const answer = await act(admin, user.id, 'end-sessions').expect(200);
    expect(answer.body.data.sessionCount).toBe(0);
    for (const one of [browser, other]) await profile(one).expect(401);
    await profile(admin).expect(200);
    expect(await actsOn(user.id)).toMatchObject([
      { action: 'sessions.ended', after: { count: 2, tokens: 0 } },
    ]);
  });

  it('gives a link with which the person sets a password, and records no token', async () => {
    const { newBrowser, admin, adminId, user } = await company();
    const { body } = await act(admin, user.id, 'reset-link').expect(200);
    const [, token = ''] = /^\/reset-password#([\w-]{43})$/.exec(body.data.path) ?? [];
    const newPassword = 'a new password';
    await newBrowser().post('/api/v1/auth/reset-password').send({ token, newPassword }).expect(200);
    const { email } = user;
    await newBrowser()
      .post('/api/v1/auth/login')
      .send({ email, password: newPassword })
      .expect(200);
    const acts = await actsOn(user.id);
    expect(acts[0]).toMatchObject({ action: 'link.made', actorId: adminId });
    expect(JSON.stringify(acts)).not.toContain(token);
  });

  it('shows who did what to a person', async () => {
    const { admin, user } = await company();
    await act(admin, user.id, 'end-sessions').expect(200);
    await setRole(admin, user.id, 'ADMIN').expect(200);
    const { body } = await admin.get(`${USERS}/${user.id}`).expect(200);
    expect(body.data.acts).toMatchObject([
      {
        action: 'role.changed',
        by: 'Ada Lovelace',
        before: { role: 'USER' },
        after: { role: 'ADMIN' },
      },
      { action: 'sessions.ended', by: 'Ada Lovelace' },
    ]);
  });

  it.each(['end-sessions', 'reset-link', 'unsuspend'])(
    '%s of nobody is not found',
    async (what) => {
      const { admin } = await company();
      await act(admin, crypto.randomUUID(), what).expect(404);
    },
  );
});

describe('the last administrator', () => {
  it('is neither suspended, demoted nor deleted', async () => {
    const { newBrowser, admin, adminId } = await company();
    const other = newBrowser();
    const { id } = await signUpAdmin(database.db, other);
    await act(other, id, 'suspend', { reason: 'Me' }).expect(409);
    await act(other, adminId, 'suspend', { reason: 'Holidays' }).expect(200);
    await profile(admin).expect(401);
    // A suspended administrator does not count.
    const answers = [
      await setRole(other, id, 'USER'),
      await other.delete('/api/v1/auth/delete-account').send({ password: 'secret-enough' }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([409, 'CONFLICT']);
      expect(body.message).toMatch(/^The last administrator cannot be/);
    }
    await act(other, adminId, 'unsuspend').expect(200);
    await setRole(other, id, 'USER').expect(200);
    await other.get(USERS).expect(403);
  });

  it('stays when administrators remove each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { newBrowser, admin, adminId } = await company();
      const other = newBrowser();
      const { id } = await signUpAdmin(database.db, other);
      const answers = await Promise.all([
        setRole(admin, id, 'USER'),
        act(other, adminId, 'suspend', { reason: 'Spam' }),
      ]);
      const left = await database.db.user.count({ where: { role: 'ADMIN', suspendedAt: null } });
      const done = answers.filter(({ status }) => status === 200);
      expect([left, done.length]).toEqual([1, 1]);
    }
  });
});
