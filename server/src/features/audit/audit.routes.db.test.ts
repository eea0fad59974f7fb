import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';

const database = useTestDatabase();

const AUDIT = '/api/v1/admin/audit';

/** An administrator, and an ordinary person whose name nobody else has. */
async function company() {
  const { browser: newBrowser } = await startTestApp(database.db);
  const [admin, browser] = [newBrowser(), newBrowser()];
  const { id: adminId } = await signUpAdmin(database.db, admin);
  const name = `Grace ${randomUUID().slice(0, 8)}`;
  const user = await signUp(browser, { name });
  const suspend = (reason: string) =>
    admin.post(`/api/v1/admin/users/${user.id}/suspend`).send({ reason }).expect(200);
  return { newBrowser, admin, adminId, browser, user: { ...user, name }, suspend };
}

type Query = Readonly<Record<string, string>>;

async function find(admin: Browser, query: Query) {
  const { body } = await admin.get(AUDIT).query(query).expect(200);
  return body.data as { action: string; at: string; after: Record<string, unknown> | null }[];
}

const actionsOf = async (admin: Browser, query: Query) =>
  (await find(admin, query)).map(({ action }) => action);

describe('the history of the site', () => {
  it('says who did what to whom, the newest first', async () => {
    const { admin, adminId, user, suspend } = await company();
    await suspend('Copied solutions');
    await admin.post(`/api/v1/admin/users/${user.id}/unsuspend`).send({}).expect(200);
    const [newest, ...older] = await find(admin, {});
    expect(newest).toEqual({
      ...{ id: expect.any(String), at: expect.any(String), ip: expect.any(String) },
      ...{ action: 'user.unsuspended', by: { id: adminId, name: 'Ada Lovelace' } },
      about: { type: 'user', id: user.id, name: user.name, isThere: true },
      ...{ before: { reason: 'Copied solutions' }, after: null, problem: null },
    });
    expect(older[0]).toMatchObject({ action: 'user.suspended' });
  });

  it('names problems and invitations, and what a command did', async () => {
    const { db } = database;
    const { admin } = await company();
    const problem = await buildProblem(db, { title: `Sum ${randomUUID()}` });
    await admin.delete(`/api/v1/problems/delete-problem/${problem.id}`).expect(200);
    const note = `Class ${randomUUID()}`;
    const invitation = { note, places: 30, days: 7 };
    await admin.post('/api/v1/admin/invitations').send(invitation).expect(201);
    const email = `${randomUUID()}@school.example`;
    const many = { note, days: 7, emails: [email], byMail: false };
    const made = await admin.post('/api/v1/admin/invitations/many').send(many).expect(201);
    const [{ invitation: mailed }] = made.body.data as [{ invitation: { list: { id: string } } }];
    const list = mailed.list.id;
    await admin.post(`/api/v1/admin/invitations/lists/${list}/revoke`).send({}).expect(200);
    const ofCommand = { action: 'link.made', subjectType: 'user', subjectId: randomUUID() };
    await db.auditEvent.create({ data: ofCommand });
    expect(await find(admin, { about: problem.title })).toMatchObject([
      { action: 'problem.deleted', about: { name: problem.title, isThere: false } },
    ]);
    const ofMany = { action: 'invitation.made', about: { name: `${note}, ${email}` } };
    expect(await find(admin, { about: email })).toMatchObject([ofMany]);
    expect(await find(admin, { about: note })).toMatchObject([
      {
        action: 'invitation-list.revoked',
        about: { type: 'invitation-list', id: list, name: note, isThere: true },
      },
      ofMany,
      { action: 'invitation.made', about: { type: 'invitation', name: note, isThere: true } },
    ]);
    expect(await find(admin, { about: ofCommand.subjectId })).toMatchObject([
      { action: 'link.made', by: null, ip: null, about: { name: null, isThere: false } },
    ]);
  });

  it('names the problem of a grant, also once it is deleted, here and in the export', async () => {
    const { admin, user } = await company();
    const [kept, gone] = [
      await buildProblem(database.db, { title: `Kept ${randomUUID()}` }),
      await buildProblem(database.db, { title: `Gone ${randomUUID()}` }),
    ];
    const give = (place: object) =>
      admin
        .post(`/api/v1/admin/users/${user.id}/grants`)
        .send({ role: 'SETTER', days: null, ...place });
    for (const { id } of [kept, gone]) {
      await give({ scope: 'PROBLEM', problemId: id }).expect(200);
    }
    const { body } = await give({ scope: 'SITE' }).expect(200);
    const grants = body.data.grants as { id: string; problem: { id: string } | null }[];
    const ofKept = grants.find(({ problem }) => problem?.id === kept.id);
    await admin
      .delete(`/api/v1/admin/users/${user.id}/grants/${ofKept?.id ?? ''}`)
      .send({})
      .expect(200);
    await admin.delete(`/api/v1/problems/delete-problem/${gone.id}`).expect(200);
    const ofGone = { id: gone.id, title: gone.title, isThere: false };
    const keptOne = { id: kept.id, title: kept.title, isThere: true };
    const named = [
      { action: 'grant.taken', problem: keptOne },
      { action: 'grant.given', problem: null },
      { action: 'grant.given', problem: ofGone },
      { action: 'grant.given', problem: keptOne },
    ];
    expect(await find(admin, { about: user.id })).toMatchObject(named);
    const person = await admin.get(`/api/v1/admin/users/${user.id}`).expect(200);
    expect(person.body.data.acts).toMatchObject(named);
    const lastCells = async (about: string) => {
      const { text } = await admin.get(`${AUDIT}/export`).query({ about }).expect(200);
      return text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',').at(-1));
    };
    expect(await lastCells(user.id)).toEqual([kept.title, '', gone.title, kept.title]);
    expect(await lastCells(gone.id)).toEqual([gone.title, gone.title]);
  });

  it('finds the grant of a setter by the problem that it is for, each act once', async () => {
    const { admin, user } = await company();
    const word = user.name.slice(-8);
    const [problem, other] = [
      await buildProblem(database.db, { title: `Sum ${word}` }),
      await buildProblem(database.db, { title: `Product ${randomUUID()}` }),
    ];
    const grants = `/api/v1/admin/users/${user.id}/grants`;
    const give = ({ id: problemId }: { id: string }) =>
      admin.post(grants).send({ role: 'SETTER', scope: 'PROBLEM', problemId, days: 7 }).expect(200);
    const { body } = await give(problem);
    const [given] = body.data.grants as [{ id: string }];
    await admin.delete(`${grants}/${given.id}`).send({}).expect(200);
    await give(other);
    const ofProblem = ['grant.taken', 'grant.given'];
    for (const about of [problem.title, problem.slug, problem.id, problem.id.toUpperCase()]) {
      expect(await actionsOf(admin, { about })).toEqual(ofProblem);
    }
    expect(await actionsOf(admin, { about: other.title })).toEqual(['grant.given']);
    expect(await actionsOf(admin, { about: problem.title, action: 'grant.given' })).toHaveLength(1);
    // It is in the name of the person, too.
    expect(await actionsOf(admin, { about: word })).toEqual(['grant.given', ...ofProblem]);
  });

  it('is found by kind of act, by who did it and by whom it is about', async () => {
    const { admin, adminId, user, suspend, newBrowser } = await company();
    const other = newBrowser();
    await signUpAdmin(database.db, other);
    await suspend('Spam');
    await other.post(`/api/v1/admin/users/${user.id}/unsuspend`).send({}).expect(200);
    const about = user.name.slice(2);
    expect(await actionsOf(admin, { about })).toEqual(['user.unsuspended', 'user.suspended']);
    expect(await actionsOf(admin, { about: user.email.toUpperCase() })).toHaveLength(2);
    expect(await actionsOf(admin, { about, action: 'user.suspended' })).toEqual(['user.suspended']);
    expect(await actionsOf(admin, { about, by: adminId })).toEqual(['user.suspended']);
    expect(await actionsOf(admin, { about, by: user.name })).toEqual([]);
    expect(await actionsOf(admin, { about: '%' })).toEqual([]);
    expect(await actionsOf(admin, { about: ' ', by: adminId })).toEqual(['user.suspended']);
  });

  it('keeps what was done by and to an account that is gone', async () => {
    const { admin, browser, user, suspend } = await company();
    await suspend('Spam');
    await admin.post(`/api/v1/admin/users/${user.id}/unsuspend`).send({}).expect(200);
    await browser.post('/api/v1/auth/login').send(user).expect(200);
    const token = { name: 'Laptop', scopes: ['read'], password: user.password };
    await browser.post('/api/v1/auth/tokens').send(token).expect(201);
    const { password } = user;
    await browser.delete('/api/v1/auth/delete-account').send({ password }).expect(200);
    expect(await find(admin, { about: user.name })).toEqual([]);
    expect(await actionsOf(admin, { about: user.id })).toEqual([
      ...['account.deleted', 'token.made', 'user.unsuspended', 'user.suspended'],
    ]);
    expect(await find(admin, { by: user.id })).toMatchObject([
      { action: 'account.deleted', by: { id: user.id, name: null } },
      {
        ...{ action: 'token.made', by: { id: user.id, name: null } },
        about: { name: null, isThere: false },
      },
    ]);
  });

  it('is bounded by days', async () => {
    const { admin } = await company();
    const subjectId = randomUUID();
    const row = { action: 'link.made', subjectType: 'user', subjectId };
    const days = ['2026-03-03', '2026-03-04', '2026-03-05'];
    const data = days.map((day) => ({ ...row, at: new Date(`${day}T00:00:00Z`) }));
    await database.db.auditEvent.createMany({ data });
    const daysOf = async (query: Query) =>
      (await find(admin, { about: subjectId, ...query })).map(({ at }) => at.slice(0, 10));
    const since = '2026-03-04T00:00:00.000Z';
    const until = '2026-03-05T00:00:00.000Z';
    expect(await daysOf({ since })).toEqual(['2026-03-05', '2026-03-04']);
    expect(await daysOf({ until })).toEqual(['2026-03-04', '2026-03-03']);
    expect(await daysOf({ since, until })).toEqual(['2026-03-04']);
    expect(await daysOf({ since: '0000-01-01T00:00:00Z', until: '9999-12-31T23:59:59Z' })).toEqual(
      [...days].reverse(),
    );
  });

  it('comes in pages, each act once, also where many were done in one moment', async () => {
    const { admin } = await company();
    const subjectId = randomUUID();
    const row = { action: 'link.made', subjectType: 'user', subjectId };
    const data = Array.from({ length: 120 }, (_, n) => {
      return { ...row, at: new Date('2026-03-04T00:00:00Z'), after: { n } };
    });
    await database.db.auditEvent.createMany({ data });
    const seen: unknown[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: Query = { about: subjectId, ...(cursor === '' ? {} : { cursor }) };
      const { body } = await admin.get(AUDIT).query(query).expect(200);
      const events = body.data as { after: { n: number } }[];
      sizes.push(events.length);
      seen.push(...events.map(({ after }) => after.n));
      cursor = body.nextCursor as string | null;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
  });

  it.each([
    [{ action: 'planet.moved' }, /^action must be one of/],
    [{ since: 'yesterday' }, 'since is not valid'],
    [{ until: '2026-03-04' }, 'until is not valid'],
    [{ cursor: '1' }, 'cursor is not an id'],
    [{ by: 'x'.repeat(101) }, 'by must be at most 100 characters long'],
  ])('is not asked for by %j', async (query, message) => {
    const { admin } = await company();
    const { body } = await admin.get(AUDIT).query(query).expect(400);
    expect(body.message).toMatch(message);
  });

  it('is for administrators', async () => {
    const { newBrowser, browser } = await company();
    const before = await database.db.auditEvent.count();
    for (const path of [AUDIT, `${AUDIT}/export`]) {
      await browser.get(path).expect(403);
      await newBrowser().get(path).expect(401);
    }
    expect(await database.db.auditEvent.count()).toBe(before);
  });
});

describe('its export', () => {
  const exported = (admin: Browser, query: Query) =>
    admin.get(`${AUDIT}/export`).query(query).expect(200);

  it('is a CSV file of every act that is found, and leaves a row', async () => {
    const { admin, adminId } = await company();
    const subjectId = randomUUID();
    const row = { action: 'link.made', subjectType: 'user', subjectId };
    const data = Array.from({ length: 501 }, (_, n) => ({ ...row, after: { n } }));
    await database.db.auditEvent.createMany({ data });
    const { text, headers } = await exported(admin, { about: subjectId });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="audit.csv"');
    const lines = text.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFat,act,by,by id,about,about a,about id,before,after,address,problem',
    );
    expect(lines[1]).toMatch(
      new RegExp(`^2\\d{3}-.*Z,link\\.made,,,,user,${subjectId},,"\\{""n"":\\d+\\}",,$`),
    );
    expect(lines).toHaveLength(1 + 501 + 1);
    expect(new Set(lines.map((line) => line.slice(24))).size).toBe(lines.length);
    const [act] = await find(admin, { by: adminId });
    expect(act).toMatchObject({
      ...{ action: 'audit.exported', about: { id: adminId } },
      after: { action: null, since: null, until: null, searched: true },
    });
    expect(JSON.stringify(act)).not.toContain(subjectId);
  });

  it('has no cell that a spreadsheet would calculate', async () => {
    const { newBrowser, admin } = await company();
    const odd = newBrowser();
    const name = `=HYPERLINK("http://evil.example";"${randomUUID()}")`;
    const { id, password } = await signUp(odd, { name });
    const token = { name: '+1', scopes: ['read'], password };
    await odd.post('/api/v1/auth/tokens').send(token).expect(201);
    const { text } = await exported(admin, { about: id });
    const cell = `"'${name.replaceAll('"', '""')}"`;
    expect(text.split('\r\n')[1]).toContain(`,token.made,${cell},${id},${cell},user,${id},,`);
  });
});
