import { createServer } from 'node:http';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS, Connections } from '../../http/connections.ts';
import { tokenHash } from '../../lib/secret-token.ts';
import { makeToken, signUp, signUpAdmin, startTestApp } from '../../test/app.ts';
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
        { action: 'link.made', isOwn: false, ip: null, after: { kind: 'RESET_PASSWORD' } },
        {
          ...{ action: 'token.made', isOwn: true, ip: expect.any(String) },
          after: { name: 'Laptop', scopes: ['read', 'submit'], days: 90 },
        },
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

  it('holds what an administrator did, without what it says of others', async () => {
    const { newBrowser, browser: learner, user } = await person();
    const admin = newBrowser();
    await signUpAdmin(database.db, admin);
    const many = { note: 'Class 10b', days: 7, emails: ['lea@school.example'], byMail: false };
    const made = await admin.post('/api/v1/admin/invitations/many').send(many).expect(201);
    const suspend = `/api/v1/admin/users/${user.id}/suspend`;
    await admin.post(suspend).send({ reason: 'Copied solutions' }).expect(200);
    const { body, text } = await admin.get('/api/v1/auth/export').expect(200);
    const act = { at: expect.any(String), isOwn: true, ip: expect.any(String) };
    expect(body.data).toMatchObject({
      acts: [
        { ...act, action: 'invitation.made', subjectId: expect.any(String) },
        { ...act, action: 'user.suspended', subjectType: 'user' },
      ],
      invitations: [{ note: 'Class 10b', places: 1, taken: 0, revokedAt: null }],
    });
    const { path } = made.body.data[0] as { path: string };
    expect(text).not.toContain(tokenHash(path.split('#')[1] ?? ''));
    expect(text).not.toMatch(new RegExp(`lea@|Copied|${user.id}|${user.email}`));
    // The other way round: the address from which an administrator acted is the administrator's.
    await admin.post(suspend.replace('suspend', 'unsuspend')).send({}).expect(200);
    await learner.post('/api/v1/auth/login').send(user).expect(200);
    const ofLearner = await learner.get('/api/v1/auth/export').expect(200);
    expect(ofLearner.body.data.acts).toMatchObject([
      { action: 'user.suspended', isOwn: false, ip: null, after: { reason: 'Copied solutions' } },
      { action: 'user.unsuspended', isOwn: false, ip: null },
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
