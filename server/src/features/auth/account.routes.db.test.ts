import { describe, expect, it } from 'vitest';
import { makeToken, signUp, signUpAdmin, startTestApp } from '../../test/app.ts';
import { closeDb, createDb } from '../../lib/db/db.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { COMMAND } from '../audit/audit.queries.ts';
import { makeResetLink } from './reset-password.service.ts';

const database = useTestDatabase();

async function person() {
  const { browser: newBrowser } = await startTestApp(database.db);
  const browser = newBrowser();
  return { newBrowser, browser, user: await signUp(browser) };
}

describe('update-profile', () => {
  it('changes the name, and the picture only to an https address', async () => {
    const { browser } = await person();
    const update = (body: object) => browser.put('/api/v1/auth/update-profile').send(body);
    const good = await update({ name: 'Grace Hopper', image: 'https://example.com/a.png' });
    expect(good.body.data).toMatchObject({
      name: 'Grace Hopper',
      image: 'https://example.com/a.png',
    });
    const bad = await update({ name: 'Grace Hopper', image: 'javascript:alert(1)' });
    expect(bad.body.data.image).toBeNull();
    await update({ name: 'Al' }).expect(400);
  });
});

describe('preferences', () => {
  const PREFERENCES = '/api/v1/auth/preferences';

  it('are known on every device from when they were chosen, one by one', async () => {
    const { browser, newBrowser, user } = await person();
    await browser.put(PREFERENCES).send({ language: 'JAVA' }).expect(200);
    const answer = await browser.put(PREFERENCES).send({ startPath: 'graphs' }).expect(200);
    const chosen = { language: 'JAVA', startPath: 'graphs' };
    expect(answer.body.data.preferences).toEqual(chosen);
    const other = newBrowser();
    const { body } = await other.post('/api/v1/auth/login').send(user).expect(200);
    expect(body.user.preferences).toEqual(chosen);
    const file = await browser.get('/api/v1/auth/export').expect(200);
    expect(file.body.data.user.preferences).toEqual(chosen);
  });

  it('of whoever says nothing are none, and that was asked', async () => {
    const { browser } = await person();
    const { body } = await browser.put(PREFERENCES).send({}).expect(200);
    expect(body.data.preferences).toEqual({ language: null, startPath: null });
  });

  it.each([{ language: 'COBOL' }, { startPath: 'x'.repeat(101) }, { startPath: 'a\0' }, []])(
    'are never %j',
    async (body) => {
      const { browser } = await person();
      await browser.put(PREFERENCES).send(body).expect(400);
      const profile = await browser.get('/api/v1/auth/get-profile').expect(200);
      expect(profile.body.data).not.toHaveProperty('preferences');
    },
  );
});

describe('change-password', () => {
  it('needs the present one, sets the new one and ends the other sessions', async () => {
    const { browser, newBrowser, user } = await person();
    const { email } = user;
    const other = newBrowser();
    await other.post('/api/v1/auth/login').send(user).expect(200);
    const change = (currentPassword: string) =>
      browser
        .post('/api/v1/auth/change-password')
        .send({ currentPassword, newPassword: 'another-one' });
    await change('wrong').expect(401);
    await other.get('/api/v1/auth/get-profile').expect(200);
    await change(user.password).expect(200);
    await other.get('/api/v1/auth/get-profile').expect(401);
    await browser.get('/api/v1/auth/get-profile').expect(200);
    await other.post('/api/v1/auth/login').send({ email, password: user.password }).expect(401);
    await other.post('/api/v1/auth/login').send({ email, password: 'another-one' }).expect(200);
  });
});

describe('delete-account', () => {
  it('needs the password and leaves nothing of the person but figures', async () => {
    const { browser, newBrowser, user } = await person();
    const problem = await buildProblem(database.db);
    await browser
      .post('/api/v1/execution-code')
      .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId: problem.id });
    await browser
      .put(`/api/v1/draft/${problem.id}`)
      .send({ language: 'PYTHON', code: 'typed', basedOn: 0, keep: ['to be deleted'] })
      .expect(200);
    await makeResetLink(database.db, { email: user.email }, COMMAND);
    await makeToken(browser);
    const remove = (password: string) =>
      browser.delete('/api/v1/auth/delete-account').send({ password });
    await remove('wrong').expect(401);
    await remove(user.password).expect(200);
    await browser.get('/api/v1/auth/get-profile').expect(401);
    await browser.post('/api/v1/auth/login').send(user).expect(401);
    expect(await database.db.submission.count({ where: { userId: user.id } })).toBe(0);
    expect(await database.db.draft.count({ where: { userId: user.id } })).toBe(0);
    expect(await database.db.oneTimeLink.count({ where: { userId: user.id } })).toBe(0);
    expect(await database.db.apiToken.count({ where: { userId: user.id } })).toBe(0);
    expect(await database.db.draftVersion.count({ where: { code: 'to be deleted' } })).toBe(0);
    const counts = await database.db.problem.findUniqueOrThrow({ where: { id: problem.id } });
    expect(counts.submissionCount).toBe(1);
    const other = newBrowser();
    await signUp(other);
    const count = `/api/v1/submission/get-submission-count/${problem.id}`;
    expect((await other.get(count).expect(200)).body.data).toBe(1);
  });

  it('may take longer than other requests: all submissions go with it', async () => {
    const { db, url } = database;
    const timeouts = { connect: 10_000, statement: 300, lock: 10_000, idle: 10_000 };
    const short = createDb(url, { timeouts });
    const { browser: newBrowser } = await startTestApp(short, { worker: false });
    const browser = newBrowser();
    const { id, password } = await signUp(browser);
    const problem = await buildProblem(db);
    await db.draft.create({ data: { userId: id, problemId: problem.id, language: 'PYTHON' } });
    await db.$executeRaw`
      CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN PERFORM pg_sleep(1); RETURN OLD; END $$`;
    await db.$executeRaw`
      CREATE TRIGGER linger BEFORE DELETE ON "Draft" FOR EACH ROW EXECUTE FUNCTION linger()`;
    await browser.delete('/api/v1/auth/delete-account').send({ password }).expect(200);
    await db.$executeRaw`DROP FUNCTION linger CASCADE`;
    await closeDb(short);
    expect(await db.user.count({ where: { id } })).toBe(0);
  });

  it('keeps the last administrator', async () => {
    const { newBrowser } = await person();
    const browser = newBrowser();
    await signUpAdmin(database.db, browser);
    const answer = await browser
      .delete('/api/v1/auth/delete-account')
      .send({ password: 'secret-enough' });
    expect(answer.body.code).toBe('CONFLICT');
  });
});
