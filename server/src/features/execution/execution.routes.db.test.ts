import { submissionResponseSchema } from '@stepwise/contracts/submission';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EngineStatus, JudgeEngine } from '../../judge/engine.ts';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { scriptedEngine } from '../../test/doubles/scripted-engine.ts';

const database = useTestDatabase();

// Some tests count as production does.
beforeEach(() => database.db.rateCounter.deleteMany());

async function signedIn(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const app = await startTestApp(database.db, overrides);
  const browser = app.browser();
  await signUp(browser);
  return { ...app, browser };
}

function execute(browser: Browser, problemId: string, source: string) {
  return browser.post('/api/v1/execution-code').send({
    source_code: { PYTHON: source },
    language_id: 71,
    stdin: ['first'],
    expected_outputs: ['first'],
    problemId,
    problemTitle: 'whatever the client thinks',
  });
}

/** A run as a stream of events, once it has ended. */
async function streamOf(browser: Browser, problemId: string) {
  const answer = await execute(browser, problemId, 'echo')
    .set('Accept', 'text/event-stream')
    .buffer(true)
    .parse((res, done) => {
      let text = '';
      res.setEncoding('utf8');
      res.on('data', (chunk: string) => (text += chunk));
      res.on('end', () => done(null, text));
    })
    .expect(200);
  const text = String(answer.body);
  return { text, names: [...text.matchAll(/^event: (\w+)/gm)].map((match) => match[1]) };
}

describe('execution-code', () => {
  it('judges on the stored tests and answers the submission', async () => {
    const { browser } = await signedIn();
    const problem = await buildProblem(database.db);
    const answer = await execute(browser, problem.id, 'echo').expect(200);
    const { data } = submissionResponseSchema.parse(answer.body);
    expect(data).toMatchObject({
      status: 'Accepted',
      problemTitle: 'Echo',
      language: 'PYTHON',
      passedCount: 2,
      totalCount: 2,
      time: '["0.012 s","0.020 s"]',
      memory: '["9000 KB","12288 KB"]',
    });
  });

  it('takes no expected outputs from the client', async () => {
    const { browser } = await signedIn();
    const problem = await buildProblem(database.db);
    const answer = await browser.post('/api/v1/execution-code').send({
      source_code: { PYTHON: 'wrong' },
      language_id: 71,
      stdin: ['x', 'y'],
      expected_outputs: ['wrong', 'wrong'],
      problemId: problem.id,
    });
    expect(answer.body.data.status).toBe('Wrong Answer');
  });

  it('shows a wrong answer with expected and actual, but nothing of a hidden test', async () => {
    const { browser } = await signedIn();
    const problem = await buildProblem(database.db);
    const answer = await execute(browser, problem.id, 'something else').expect(200);
    const [visible, hidden] = answer.body.data.testCases;
    expect(visible).toMatchObject({
      index: 1,
      passed: false,
      status: 'Wrong Answer',
      stdin: 'first',
      expected: 'first',
      stdout: 'something else',
    });
    expect(hidden).toMatchObject({ hidden: true, stdin: null, expected: null, stdout: null });
    expect(answer.text).not.toContain('a hidden input');
  });

  it('shows what the compiler said', async () => {
    const { browser } = await signedIn();
    const problem = await buildProblem(database.db);
    const answer = await execute(browser, problem.id, 'does not compile').expect(200);
    expect(answer.body.data).toMatchObject({
      status: 'Compilation Error',
      compileOutput: 'line 1: this does not compile',
    });
  });

  it('shows output that is not text without breaking', async () => {
    const engine = scriptedEngine(() => ({ stdout: 'a\0b' }));
    const { browser } = await signedIn({ engine });
    const problem = await buildProblem(database.db);
    const answer = await execute(browser, problem.id, 'x').expect(200);
    expect(answer.body.data.testCases[0].stdout).toBe('a\0b');
  });

  it('answers a repeated Idempotency-Key with the same submission', async () => {
    const { browser } = await signedIn();
    const problem = await buildProblem(database.db);
    const send = () => execute(browser, problem.id, 'echo').set('Idempotency-Key', 'click-1');
    const answers = await Promise.all([send(), send(), send()]);
    const ids = new Set(answers.map((answer) => answer.body.data.id));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(ids.size).toBe(1);
    expect(await database.db.submission.count({ where: { problemId: problem.id } })).toBe(1);
  });

  it.each([
    ['another program', { source_code: { PYTHON: 'another' } }],
    ['another problem', {}],
    ['another language', { source_code: { JAVA: 'echo' }, language_id: 62 }],
  ])('refuses an Idempotency-Key that was used before for %s', async (what, difference) => {
    const { browser } = await signedIn();
    const first = await buildProblem(database.db);
    const second = what === 'another problem' ? await buildProblem(database.db) : first;
    const send = (body: object) =>
      browser.post('/api/v1/execution-code').set('Idempotency-Key', 'click-1').send(body);
    const body = { source_code: { PYTHON: 'echo' }, language_id: 71, problemId: first.id };
    await send(body).expect(200);
    const answer = await send({ ...body, problemId: second.id, ...difference }).expect(409);
    expect(answer.body.code).toBe('CONFLICT');
    const problemId = { in: [first.id, second.id] };
    expect(await database.db.submission.count({ where: { problemId } })).toBe(1);
  });

  it('answers two clicks without a key with one submission, two programs with two', async () => {
    const { browser } = await signedIn();
    const problem = await buildProblem(database.db);
    const clicks = [1, 2].map(() => execute(browser, problem.id, 'echo').then((answer) => answer));
    const [first, second] = await Promise.all(clicks);
    expect(first?.body.data.id).toBe(second?.body.data.id);
    const other = await execute(browser, problem.id, 'another');
    expect(other.body.data.id).not.toBe(first?.body.data.id);
  });

  it('looks at the source of the chosen language alone', async () => {
    const { browser } = await signedIn();
    const problem = await buildProblem(database.db);
    const answer = await browser.post('/api/v1/execution-code').send({
      source_code: { PYTHON: 'echo', JAVA: '', JAVASCRIPT: '' },
      language_id: 71,
      problemId: problem.id,
    });
    expect(answer.body.data.status).toBe('Accepted');
  });

  it('streams queued, running, each test and the end', async () => {
    const { browser } = await signedIn();
    const problem = await buildProblem(database.db);
    const { names, text } = await streamOf(browser, problem.id);
    expect(names[0]).toBe('queued');
    expect(names.at(-1)).toBe('done');
    expect(names.filter((name) => name === 'test')).toHaveLength(2);
    expect(text).not.toContain('a hidden input');
  });

  it('answers 202 with what is known when the server stops, and the row stays', async () => {
    const { browser, stopping } = await signedIn({ worker: false });
    const problem = await buildProblem(database.db);
    const pending = execute(browser, problem.id, 'echo').then((answer) => answer);
    await expect
      .poll(() => database.db.submission.count({ where: { problemId: problem.id } }))
      .toBe(1);
    stopping.abort();
    const answer = await pending;
    expect(answer.status).toBe(202);
    expect(answer.body.data).toMatchObject({ status: 'In Queue', time: '[]', memory: '[]' });
  });

  it('refuses a third submission while two wait', async () => {
    const { browser, stopping } = await signedIn({ worker: false, rateLimitScale: 1 });
    const problem = await buildProblem(database.db);
    // All at once: what each of them sees must still be so when it writes.
    const sent = Array.from({ length: 8 }, (_, index) =>
      execute(browser, problem.id, `echo ${index}`).then(({ status }) => status),
    );
    const refused: number[] = [];
    for (const answer of sent) void answer.then((status) => status === 429 && refused.push(status));
    await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(6);
    expect(await database.db.submission.count({ where: { problemId: problem.id } })).toBe(2);
    stopping.abort();
    expect((await Promise.all(sent)).sort()).toEqual([202, 202, ...refused]);
  });

  const cases: [string, Record<string, unknown>, number, string][] = [
    ['a language it does not know', { language_id: 1 }, 400, 'VALIDATION_FAILED'],
    ['a body without the language', { language_id: 63 }, 400, 'VALIDATION_FAILED'],
    ['an empty source', { source_code: { PYTHON: '' } }, 400, 'VALIDATION_FAILED'],
    ['a huge source', { source_code: { PYTHON: 'x'.repeat(65_537) } }, 400, 'VALIDATION_FAILED'],
    ['a source with NUL', { source_code: { PYTHON: 'a\0' } }, 400, 'VALIDATION_FAILED'],
    ['a bad id', { problemId: 'x' }, 400, 'VALIDATION_FAILED'],
    ['a foreign id', { problemId: '00000000-0000-7000-8000-000000000000' }, 404, 'NOT_FOUND'],
  ];
  it.each(cases)('refuses %s', async (_name, change, status, code) => {
    const { browser } = await signedIn();
    const problem = await buildProblem(database.db);
    const body = { source_code: { PYTHON: 'echo' }, language_id: 71, problemId: problem.id };
    const answer = await browser.post('/api/v1/execution-code').send({ ...body, ...change });
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
  });

  it('refuses a problem without tests instead of passing it', async () => {
    const { browser } = await signedIn();
    const problem = await buildProblem(database.db, { tests: [] });
    const answer = await execute(browser, problem.id, 'echo');
    expect(answer.body.code).toBe('CONFLICT');
  });

  it('says which language cannot run here, and to administrators why', async () => {
    const engine = engineWith({
      state: 'degraded',
      reasons: [],
      remedies: [],
      languages: [{ language: 'PYTHON', version: null, reason: 'python3 is not installed' }],
    });
    const { browser } = await signedIn({ engine });
    const problem = await buildProblem(database.db);
    const answer = await execute(browser, problem.id, 'echo').expect(422);
    expect(answer.body).toMatchObject({
      code: 'LANGUAGE_UNAVAILABLE',
      message: 'This language cannot be run here at the moment',
    });
    const languages = await browser.get('/api/v1/execution-code/languages').expect(200);
    expect(languages.body.data).toContainEqual(
      expect.objectContaining({ key: 'PYTHON', available: false, reason: null }),
    );
    await database.db.user.updateMany({ data: { role: 'ADMIN' } });
    const toAdmin = await browser.get('/api/v1/execution-code/languages').expect(200);
    expect(toAdmin.body.data).toContainEqual(
      expect.objectContaining({ key: 'PYTHON', reason: 'python3 is not installed' }),
    );
  });

  it('says so when nothing can run at all', async () => {
    const engine = engineWith({
      state: 'unavailable',
      reasons: ['bubblewrap is not installed'],
      remedies: ['Install it: apt-get install bubblewrap'],
      languages: [],
    });
    const { browser } = await signedIn({ engine });
    const problem = await buildProblem(database.db);
    const answer = await execute(browser, problem.id, 'echo').expect(503);
    expect(answer.body.code).toBe('JUDGE_UNAVAILABLE');
    expect(answer.body.message).toBe(
      'Programs cannot be run on this installation. Please tell whoever runs it',
    );
    expect(answer.headers['retry-after']).toBeDefined();
  });

  it('keeps what is sent in while the judge may come back by itself', async () => {
    const engine = engineWith({
      ...{ state: 'unavailable', isTemporary: true, reasons: ['The line is cut'], remedies: [] },
      languages: [{ language: 'PYTHON', version: null, reason: 'The line is cut' }],
    });
    const { browser } = await signedIn({ engine });
    const problem = await buildProblem(database.db);
    await execute(browser, problem.id, 'echo').expect(200);
    const tryOut = { language_id: 71, source_code: { PYTHON: 'echo' }, stdin: ['1'] };
    const answer = await browser
      .post('/api/v1/execution-code/custom')
      .send({ ...tryOut, problemId: problem.id })
      .expect(503);
    expect(answer.body.message).toBe(
      'The judge cannot be reached; your program is kept. Please try again later',
    );
  });
});

function engineWith(status: EngineStatus): JudgeEngine {
  return scriptedEngine(() => ({}), status);
}
