import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signUp, signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { idleMail, startMailingApp } from '../../../test/mailing-app.ts';

const database = useTestDatabase();
const MANY = '/api/v1/admin/invitations/many';
const CLASS = ['grace@school.example', ' Ada@School.example', 'grace@school.example'];

beforeEach(async () => {
  await database.db.mail.deleteMany();
  await database.db.invitation.deleteMany();
  await database.db.user.deleteMany({ where: { email: 'ada@school.example' } });
});

const wish = (more: object = {}) => ({
  ...{ note: 'Class 10b', days: 7, emails: CLASS, byMail: true },
  ...more,
});

type Made = { invitation: { id: string; email: string; places: number }; path: string | null };

const register = (invitation: string, email = 'ada@school.example') => ({
  ...{ name: 'Ada Lovelace', email, password: 'secret-enough', invitation },
});

describe('invitations for many', () => {
  it('are mailed, one for each address; whoever opens one registers', async () => {
    const { browser: newBrowser, server } = await startMailingApp(database.db);
    const admin = newBrowser();
    const { id: adminId } = await signUpAdmin(database.db, admin);
    const answer = await admin.post(MANY).send(wish()).expect(201);
    const made = answer.body.data as Made[];
    expect(made.map(({ invitation, path }) => [invitation.email, invitation.places, path])).toEqual(
      [
        ['grace@school.example', 1, null],
        ['ada@school.example', 1, null],
      ],
    );
    const invited = () => server.mails.filter(({ raw }) => raw.includes('You are invited'));
    await vi.waitFor(() => expect(invited()).toHaveLength(2), { timeout: 10_000 });
    const { text = '' } = invited().find(({ to }) => to === 'ada@school.example') ?? {};
    const [, token = ''] = /https:\/\/judge\.example\/register#([\w-]{43})/.exec(text) ?? [];
    await newBrowser().post('/api/v1/auth/register').send(register(token)).expect(201);
    await newBrowser()
      .post('/api/v1/auth/register')
      .send(register(token, 'other@school.example'))
      .expect(409);
    const acts = await database.db.auditEvent.findMany({ where: { actorId: adminId } });
    expect(acts.map(({ action }) => action)).toEqual(['invitation.made', 'invitation.made']);
    // The record outlives the person.
    expect(acts.map(({ after }) => after)).toEqual(acts.map(() => ({ places: 1, days: 7 })));
    const stored = [await database.db.mail.findMany(), await database.db.invitation.findMany()];
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('are not made for addresses with which nobody can register', async () => {
    const { browser: newBrowser } = await startTestApp(database.db);
    const admin = newBrowser();
    await signUpAdmin(database.db, admin);
    const value = { mode: 'INVITATION', domains: ['school.example'] };
    await database.db.setting.create({ data: { key: 'registration', value } });
    const emails = ['ada@school.example', 'kim@other.example', 'pat@school.example.org'];
    const answer = await admin
      .post(MANY)
      .send(wish({ byMail: false, emails }))
      .expect(400);
    const message = 'Only emails at school.example can register here';
    expect(answer.body).toMatchObject({
      ...{ message, code: 'VALIDATION_FAILED' },
      details: [
        { path: 'emails.1', message },
        { path: 'emails.2', message },
      ],
    });
    expect(await database.db.invitation.count()).toBe(0);
    await database.db.setting.deleteMany();
  });

  it.each([true, false])('leave out who has an account, mailed: %s', async (byMail) => {
    const { browser: newBrowser } = await startMailingApp(database.db, { mail: idleMail });
    const admin = newBrowser();
    await signUpAdmin(database.db, admin);
    const { email } = await signUp(newBrowser());
    const invite = async (emails: string[]) => {
      const { body } = await admin.post(MANY).send(wish({ emails, byMail })).expect(201);
      return body as { message: string; data: Made[] };
    };
    const listed = ['kim@x.example', ` ${email.toUpperCase()}`, 'pat@x.example', email];
    const { data } = await invite(listed);
    const invited = ['kim@x.example', 'pat@x.example'];
    expect(data.map(({ invitation }) => invitation.email)).toEqual(invited);
    const message = 'Nobody was invited: they all have an account';
    expect(await invite([email])).toMatchObject({ message, data: [] });
    expect(await database.db.invitation.count()).toBe(2);
    const mails = await database.db.mail.findMany({ where: { kind: 'INVITATION' } });
    expect(mails.map(({ to }) => to).sort()).toEqual(byMail ? invited : []);
  });

  it('come as links where mail is off, or not wanted', async () => {
    const { browser: newBrowser } = await startTestApp(database.db);
    const admin = newBrowser();
    await signUpAdmin(database.db, admin);
    const refused = await admin.post(MANY).send(wish()).expect(404);
    expect(refused.body.message).toContain('sends no mail');
    expect(await database.db.invitation.count()).toBe(0);
    const answer = await admin
      .post(MANY)
      .send(wish({ byMail: false }))
      .expect(201);
    const [first] = answer.body.data as Made[];
    const [, token = ''] = /^\/register#([\w-]{43})$/.exec(first?.path ?? '') ?? [];
    const opened = await newBrowser()
      .post('/api/v1/auth/check-invitation')
      .send({ invitation: token })
      .expect(200);
    expect(opened.body.data.email).toBe('grace@school.example');
    const came = await newBrowser()
      .post('/api/v1/auth/register')
      .send(register(token, 'b@x.example'))
      .expect(201);
    expect(await database.db.mail.count()).toBe(0);
    // It is bound to nobody: who came with it is what the list says.
    const { id, name, email } = came.body.user as { id: string; name: string; email: string };
    const used = async () => {
      const { body } = await admin.get('/api/v1/admin/invitations').expect(200);
      const listed = body.data as { email: string; usedBy: unknown }[];
      return Object.fromEntries(listed.map(({ email: to, usedBy }) => [to, usedBy]));
    };
    expect(await used()).toEqual({
      'grace@school.example': { id, name, email },
      'ada@school.example': null,
    });
  });

  it('say no more of somebody whose account is gone than that they were used', async () => {
    const { db } = database;
    const { browser: newBrowser } = await startTestApp(db);
    const [admin, browser] = [newBrowser(), newBrowser()];
    await signUpAdmin(db, admin);
    const answer = await admin
      .post(MANY)
      .send(wish({ byMail: false, emails: ['ada@school.example', 'grace@school.example'] }))
      .expect(201);
    const [first] = answer.body.data as Made[];
    const [, token = ''] = (first?.path ?? '').split('#');
    const account = register(token, 'leaves@x.example');
    await browser.post('/api/v1/auth/register').send(account).expect(201);
    const { id: invitationId = '' } = first?.invitation ?? {};
    // It could not be mailed.
    const mail = { invitationId, to: 'ada@school.example', failedAt: new Date(), error: '550' };
    await db.mail.create({ data: { ...mail, kind: 'INVITATION' } });
    const { password } = account;
    await browser.delete('/api/v1/auth/delete-account').send({ password }).expect(200);
    const { body } = await admin.get('/api/v1/admin/invitations').expect(200);
    expect(body.data).toMatchObject([
      { email: null, note: '', taken: 1, state: 'USED_UP', usedBy: null },
      { email: 'grace@school.example', note: wish({}).note, state: 'OPEN' },
    ]);
    expect(await db.mail.count()).toBe(0);
    const acts = await admin.get('/api/v1/admin/audit').query({ about: invitationId }).expect(200);
    expect(acts.body.data).toMatchObject([{ about: { name: null, isThere: true } }]);
  });

  it('that were withdrawn before they were sent are not sent', async () => {
    const { browser: newBrowser, server } = await startMailingApp(database.db, {
      mail: idleMail,
    });
    const admin = newBrowser();
    await signUpAdmin(database.db, admin);
    await database.db
      .$executeRaw`ALTER TABLE "Mail" ALTER COLUMN "runAfter" SET DEFAULT now() + interval '1 minute'`;
    try {
      const answer = await admin
        .post(MANY)
        .send(wish({ emails: ['ada@x.example'] }))
        .expect(201);
      const [first] = answer.body.data as Made[];
      await admin
        .post(`/api/v1/admin/invitations/${first?.invitation.id}/revoke`)
        .send({})
        .expect(200);
      await database.db.$executeRaw`UPDATE "Mail" SET "runAfter" = now() WHERE kind = 'INVITATION'`;
      await vi.waitFor(
        async () => expect(await database.db.mail.count({ where: { kind: 'INVITATION' } })).toBe(0),
        { timeout: 10_000 },
      );
      expect(server.mails.filter(({ to }) => to === 'ada@x.example')).toEqual([]);
    } finally {
      await database.db
        .$executeRaw`ALTER TABLE "Mail" ALTER COLUMN "runAfter" SET DEFAULT statement_timestamp()`;
    }
  });

  it.each([
    { emails: [] },
    { emails: ['ada'] },
    { emails: ['a@x.example\nb@x.example'] },
    { emails: Array.from({ length: 201 }, (_, n) => `${n}@x.example`) },
    { note: '' },
    { days: 0 },
  ])('are never made with %j', async (more) => {
    const { browser } = await startTestApp(database.db);
    const admin = browser();
    await signUpAdmin(database.db, admin);
    await admin
      .post(MANY)
      .send(wish({ byMail: false, ...more }))
      .expect(400);
    expect(await database.db.invitation.count()).toBe(0);
  });

  it('are two hundred at once, answered and listed in the order of their addresses', async () => {
    const { browser } = await startTestApp(database.db);
    const admin = browser();
    await signUpAdmin(database.db, admin);
    const emails = Array.from({ length: 200 }, (_, n) => `${n}@x.example`);
    const answer = await admin
      .post(MANY)
      .send(wish({ byMail: false, emails }))
      .expect(201);
    const made = answer.body.data as Made[];
    expect(made.map(({ invitation }) => invitation.email)).toEqual(emails);
    const listed: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query = cursor === '' ? {} : { cursor };
      const { body } = await admin.get('/api/v1/admin/invitations').query(query).expect(200);
      listed.push(...(body.data as { email: string }[]).map(({ email }) => email));
      cursor = body.nextCursor as string | null;
    }
    expect(listed).toEqual(emails);
  });
});

describe('the report of mails', () => {
  it('names what could not be sent, and why, to administrators', async () => {
    const { browser: newBrowser, server } = await startMailingApp(database.db);
    const admin = newBrowser();
    await signUpAdmin(database.db, admin);
    await vi.waitFor(async () => expect(await database.db.mail.count()).toBe(0), {
      timeout: 10_000,
    });
    server.moods.push('refuses');
    await admin
      .post(MANY)
      .send(wish({ emails: ['ada@x.example'] }))
      .expect(201);
    await vi.waitFor(
      async () => {
        const { body } = await admin.get('/api/v1/admin/mail').expect(200);
        expect(body.data).toMatchObject({
          ...{ isOn: true, waiting: 0 },
          failed: [
            {
              ...{ kind: 'INVITATION', to: 'ada@x.example' },
              error: expect.stringContaining('No such user here'),
            },
          ],
        });
      },
      { timeout: 10_000 },
    );
  });
});
