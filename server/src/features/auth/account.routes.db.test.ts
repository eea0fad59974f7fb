import { createServer } from 'node:http';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS, Connections } from '../../http/connections.ts';
import { makeToken, signUp, signUpAdmin, startTestApp } from '../../test/app.ts';
import { closeDb, createDb } from '../../lib/db.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { COMMAND } from '../audit/audit.queries.ts';
import { makeResetLink } from './reset-password.service.ts';
import { tokenHash } from '../../lib/secret-token.ts';

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

describe('export', () => {
  it('holds all that is kept about a person, and nothing about others', async () => {
    const { browser, user } = await person();
    await database.db.account.create({
      data: { userId: user.id, provider: 'google', subject: 'subject-of-export' },
    });
    await makeResetLink(database.db, { email: user.email }, COMMAND);
    const { secret } = await makeToken(browser, { name: 'Laptop' });
    const problem = await buildProblem(database.db);
    await browser
      .post('/api/v1/execution-code')
      .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId: problem.id });
    const reveal = `/api/v1/problems/reveal-reference-solution/${problem.id}`;
    await browser.post(reveal).send({}).expect(200);
    await browser
      .post('/api/v1/playlist/create-playlist')
      .send({ name: 'Mine', description: 'For rainy days' });
    const draft = { language: 'PYTHON', code: 'typed', basedOn: 0, keep: ['typed before'] };
    await browser.put(`/api/v1/draft/${problem.id}`).send(draft).expect(200);
    const note = { text: 'Two variables', basedOn: 0 };
    await browser.put(`/api/v1/note/${problem.id}`).send(note).expect(200);
    const answer = await browser.get('/api/v1/auth/export').expect(200);
    const ofProblem = { problem: { id: problem.id } };
    expect(answer.body.data).toMatchObject({
      user: { email: user.email },
      accounts: [{ provider: 'google', subject: 'subject-of-export' }],
      sessions: [{ expiresAt: expect.any(String) }],
      links: [{ kind: 'RESET_PASSWORD', usedAt: null }],
      tokens: [{ name: 'Laptop', scopes: ['read', 'submit'], lastUsedAt: null }],
      acts: [
        { action: 'token.made', after: { name: 'Laptop', scopes: ['read', 'submit'], days: 90 } },
        { action: 'link.made', after: { kind: 'RESET_PASSWORD' } },
      ],
      submissions: [
        {
          sourceCode: 'echo',
          verdict: 'Accepted',
          compileOutput: null,
          runtimeVersion: 'Scripted 1.0',
          earlierJudgings: [],
          tests: [
            { index: 1, status: 'Accepted', hidden: false, stdout: 'first' },
            { index: 2, status: 'Accepted', hidden: true, stdout: null, stderr: null },
          ],
        },
      ],
      playlists: [{ name: 'Mine', description: 'For rainy days', entries: [] }],
      drafts: [
        { ...ofProblem, language: 'PYTHON', code: 'typed', versions: [{ code: 'typed before' }] },
      ],
      notes: [{ ...ofProblem, text: 'Two variables' }],
      solved: [ofProblem],
      revealed: [ofProblem],
    });
    expect(answer.text).not.toMatch(/\$2[aby]\$|a hidden input|swp_/);
    expect(answer.text).not.toContain(tokenHash(secret));
  });

  it('holds earlier judgings as exactly as the site shows them, and the verdict before', async () => {
    const { db } = database;
    const { browser, user } = await person();
    const problem = await buildProblem(db);
    const { id: testSetId } = await db.testSet.findFirstOrThrow({
      where: { problemId: problem.id },
    });
    const result = { verdict: 'Accepted', cpuMs: 21, memoryKb: 9001 };
    await db.submission.create({
      data: {
        ...{ userId: user.id, problemId: problem.id, problemTitle: 'Echo', testSetId },
        ...{ language: 'PYTHON', sourceCode: 'echo', totalCount: 2, state: 'DONE' },
        ...{ verdict: 'Wrong Answer', doneAt: new Date(), replacedVerdict: 'Accepted' },
        replacedAt: new Date('2026-05-10'),
        past: {
          create: {
            ...{ testSetId, verdict: 'Accepted', passedCount: 3, totalCount: 3 },
            judgedAt: new Date('2026-05-09'),
            // The third test has no row any more.
            results: [1, 2, 3].map((position) => ({ ...result, position })),
          },
        },
      },
    });
    const { body } = await browser.get('/api/v1/auth/export').expect(200);
    const passed = { passed: true, status: 'Accepted' };
    const coarse = { ...passed, hidden: true, time: '0.030 s', memory: '12288 KB' };
    const at = '2026-05-10T00:00:00.000Z';
    expect(body.data.submissions).toMatchObject([
      {
        replaced: { status: 'Accepted', at, byNewTests: false },
        earlierJudgings: [
          {
            ...{ verdict: 'Accepted', passedCount: 3, totalCount: 3 },
            judgedAt: '2026-05-09T00:00:00.000Z',
            replacedAt: expect.any(String),
            tests: [
              { index: 1, ...passed, hidden: false, time: '0.021 s', memory: '9001 KB' },
              { index: 2, ...coarse },
              { index: 3, ...coarse },
            ],
          },
        ],
      },
    ]);
  });

  it('holds the output of a compiler', async () => {
    const { browser } = await person();
    const problem = await buildProblem(database.db);
    await browser.post('/api/v1/execution-code').send({
      source_code: { PYTHON: 'does not compile' },
      language_id: 71,
      problemId: problem.id,
    });
    const answer = await browser.get('/api/v1/auth/export').expect(200);
    expect(answer.body.data.submissions).toMatchObject([
      { verdict: 'Compilation Error', compileOutput: 'line 1: this does not compile', tests: [] },
    ]);
  });

  it('is streamed without a warning of Node about too many listeners', async () => {
    const { app } = await startTestApp(database.db);
    const server = createServer(app);
    new Connections(CONNECTION_LIMITS, () => true).watch(server);
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    try {
      const browser = request.agent(server);
      await signUp(browser);
      await browser.get('/api/v1/auth/export').expect(200);
      expect(warnings).toEqual([]);
    } finally {
      process.off('warning', note);
      server.close();
    }
  });

  it('holds every one of many submissions', async () => {
    const { browser, user } = await person();
    const { id: problemId } = await buildProblem(database.db);
    const testSet = await database.db.testSet.findFirstOrThrow({ where: { problemId } });
    const submission = {
      userId: user.id,
      problemId,
      problemTitle: 'Echo',
      testSetId: testSet.id,
      language: 'PYTHON',
      totalCount: 2,
    } as const;
    const sources = Array.from({ length: 45 }, (_, index) => `program ${index}`);
    await database.db.submission.createMany({
      data: sources.map((sourceCode) => ({ ...submission, sourceCode })),
    });
    const answer = await browser.get('/api/v1/auth/export').expect(200);
    const submissions = answer.body.data.submissions as { sourceCode: string }[];
    expect(submissions.map(({ sourceCode }) => sourceCode).sort()).toEqual(sources.sort());
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
