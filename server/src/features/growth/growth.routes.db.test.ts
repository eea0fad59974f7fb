import { beforeEach, describe, expect, it } from 'vitest';
import { QueueFullError, type JudgeEngine } from '../../judge/engine.ts';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { rehearsingMeanwhile } from '../../test/rehearse-meanwhile.ts';
import {
  endlessEngine,
  engineWithout,
  scriptedEngine,
} from '../../test/doubles/scripted-engine.ts';
import { seedSearchedProblem } from '../../test/searched-problem.ts';

const database = useTestDatabase();

// Some of the tests count as production does.
beforeEach(() => database.db.rateCounter.deleteMany());

const address = (id: string): string => `/api/v1/submission/${id}/growth`;

/**
 * A counted program takes 10 steps for each of the size, or its square when its text says so; others echo. A text may
 * also say that it breaks down, or that 30 are too many to be counted.
 */
function countingEngine(): JudgeEngine {
  return scriptedEngine((source, stdin) => {
    if (!source.includes('def counting(')) return { stdout: stdin };
    if (source.includes('count("breaks down"')) return { ending: 'lost' };
    const n = Number(stdin);
    const isTooMuch = n >= 30 && source.includes('count("squares, and too many');
    if (isTooMuch) return { stdout: JSON.stringify({ capped: true }) };
    const steps = source.includes('count("squares') ? n * n : 10 * n;
    return { stdout: JSON.stringify({ steps, whole: false }) };
  });
}

async function world(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { id, bank } = await seedSearchedProblem(database.db);
  let runs = 0;
  const engine = countingEngine();
  const counted: JudgeEngine = {
    ...engine,
    run: (job, signal) => {
      runs += 1;
      return engine.run(job, signal);
    },
  };
  const deps = { engine: counted, bankDirectory: bank.directory, ...overrides };
  const { browser: newBrowser, stopping } = await startTestApp(database.db, deps);
  const browser = newBrowser();
  const { password } = await signUp(browser);
  return { browser, newBrowser, password, stopping, problemId: id, bank, runs: () => runs };
}

/** Sends in a program and has it accepted. */
async function accepted(
  browser: Browser,
  problemId: string,
  { source = 'squares', key = 'PYTHON', languageId = 71 } = {},
): Promise<string> {
  const answer = await browser
    .post('/api/v1/execution-code')
    .send({ source_code: { [key]: source }, language_id: languageId, problemId })
    .expect(200);
  const { id } = (answer.body as { data: { id: string } }).data;
  await database.db.$executeRaw`
    UPDATE "Submission" SET verdict = 'Accepted', "passedCount" = "totalCount"
    WHERE id = ${id}::uuid`;
  return id;
}

describe('how an accepted submission grows', () => {
  it('is told beside the reference solution, at the limit of the problem', async () => {
    const { browser, problemId, runs } = await world();
    const id = await accepted(browser, problemId);
    const before = runs();
    const open = await browser.get(address(id)).expect(200);
    expect(open.body.data).toMatchObject({ state: 'open', limit: 45, own: null });
    expect(runs()).toBe(before);
    const { body } = await browser.post(address(id)).expect(200);
    expect(body.message).toBe('It grows like n^2');
    expect(body.data).toMatchObject({
      ...{ state: 'measured', reason: null, limit: 45, isWhole: false, unseen: null },
      own: { name: 'n^2', atLimit: 2025 },
      reference: { name: 'n', atLimit: 450 },
    });
    expect(body.data.own.points).toContainEqual({ n: 9, steps: 81 });
  });

  it('is kept, until the package is another', async () => {
    const { browser, problemId, bank, runs } = await world();
    const id = await accepted(browser, problemId);
    const told = await browser.post(address(id)).expect(200);
    const before = runs();
    expect((await browser.get(address(id)).expect(200)).body).toEqual(told.body);
    expect((await browser.post(address(id)).expect(200)).body).toEqual(told.body);
    expect(runs()).toBe(before);
    await bank.edit('climbingstairs/generators/ladder.yaml', 'plus: 3', 'plus: 2');
    const deps = { engine: countingEngine(), bankDirectory: bank.directory };
    const later = (await startTestApp(database.db, deps)).browser();
    const { email } = await database.db.user.findFirstOrThrow({
      where: { submissions: { some: { id } } },
    });
    await later.post('/api/v1/auth/login').send({ email, password: 'secret-enough' }).expect(200);
    expect((await later.get(address(id)).expect(200)).body.data).toMatchObject({ state: 'open' });
  });

  it('is measured again where it was not sure, and the reference solution only once', async () => {
    const { browser, problemId, runs } = await world();
    const first = await accepted(browser, problemId);
    await browser.post(address(first)).expect(200);
    const begun = runs();
    const id = await accepted(browser, problemId, { source: 'breaks down' });
    const judged = runs();
    const { body } = await browser.post(address(id)).expect(200);
    expect(body.data).toMatchObject({ own: { name: null }, reference: { name: 'n' } });
    // Its program has been run, and no other.
    expect(runs() - judged).toBe(1);
    expect(judged).toBeGreaterThan(begun);
    expect((await browser.get(address(id)).expect(200)).body.data).toMatchObject({ state: 'open' });
    await browser.post(address(id)).expect(200);
    expect(runs() - judged).toBe(2);
  });

  it('goes into the export of the account, and goes with the account', async () => {
    const { browser, problemId, password } = await world();
    const id = await accepted(browser, problemId);
    await browser.post(address(id)).expect(200);
    const exported = await browser.get('/api/v1/auth/export').expect(200);
    expect(exported.body.data.submissions).toMatchObject([
      { growth: { growth: { own: { name: 'n^2' } } } },
    ]);
    await browser.delete('/api/v1/auth/delete-account').send({ password }).expect(200);
    expect(await database.db.submissionGrowth.count({ where: { submissionId: id } })).toBe(0);
  });

  it('changes nothing of the submission', async () => {
    const { browser, problemId } = await world();
    const id = await accepted(browser, problemId);
    const before = await database.db.submission.findUnique({ where: { id } });
    await browser.post(address(id)).expect(200);
    expect(await database.db.submission.findUnique({ where: { id } })).toEqual(before);
  });

  it('is for its owner alone', async () => {
    const { browser, newBrowser, problemId } = await world();
    const id = await accepted(browser, problemId);
    const bob = newBrowser();
    await signUp(bob);
    await bob.get(address(id)).expect(404);
    await bob.post(address(id)).expect(404);
    await newBrowser().post(address(id)).expect(401);
  });

  it('ends at the size before the one whose steps are too many', async () => {
    const { browser, problemId } = await world();
    const id = await accepted(browser, problemId, { source: 'squares, and too many' });
    const { body } = await browser.post(address(id)).expect(200);
    expect(body.data.own).toMatchObject({ name: 'n^2', atLimit: 2025 });
    expect(body.data.own.points.at(-1)).toEqual({ n: 27, steps: 729 });
    expect(body.data.reference.points.at(-1)).toEqual({ n: 45, steps: 450 });
  });

  it('may be asked so many times an hour; what is kept does not count', async () => {
    const { browser, problemId } = await world({ rateLimitScale: 1 });
    const id = await accepted(browser, problemId);
    // The same program a moment later would be the same submission.
    const other = await accepted(browser, problemId, { source: 'squares, too' });
    await browser.post(address(id)).expect(200);
    await database.db.rateCounter.updateMany({ data: { hits: 30 } });
    const refused = await browser.post(address(other)).expect(429);
    expect(refused.body).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^You have begun 30 measurements .* in \d+ min$/),
    });
    await browser.post(address(id)).expect(200);
  });

  it('is measured one at a time for a person, and ended when the server stops', async () => {
    let isHeld = false;
    let held = 0;
    const counting = countingEngine();
    const endless = endlessEngine(() => (held += 1));
    const engine: JudgeEngine = {
      ...counting,
      run: (job, signal) => (isHeld ? endless : counting).run(job, signal),
    };
    const { browser, problemId, stopping } = await world({ engine, rateLimitScale: 1 });
    const id = await accepted(browser, problemId);
    isHeld = true;
    const first = browser.post(address(id)).then((answer) => answer);
    await expect.poll(() => held).toBe(1);
    expect((await browser.post(address(id)).expect(429)).body).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Another measurement of yours is still under way',
    });
    stopping.abort();
    expect((await first).body).toMatchObject({ code: 'JUDGE_UNAVAILABLE' });
  });

  it('is put off while the server is busy, or too many wait for the judge', async () => {
    let isBusy = false;
    let isFull = false;
    const counting = countingEngine();
    const full = (): never => {
      throw new QueueFullError('200 jobs wait');
    };
    const engine: JudgeEngine = {
      ...counting,
      run: (job, signal) => (isFull ? full() : counting.run(job, signal)),
    };
    const { browser, problemId } = await world({ engine, isLagging: () => isBusy });
    const id = await accepted(browser, problemId);
    isBusy = true;
    expect((await browser.post(address(id)).expect(503)).body).toMatchObject({
      code: 'OVERLOADED',
    });
    [isBusy, isFull] = [false, true];
    expect((await browser.post(address(id)).expect(503)).body).toMatchObject({
      code: 'QUEUE_FULL',
    });
  });
});

describe('no growth', () => {
  async function reason(browser: Browser, id: string): Promise<string> {
    const answer = await browser.get(address(id)).expect(200);
    const asked = await browser.post(address(id)).expect(200);
    expect(asked.body).toEqual(answer.body);
    expect(answer.body.data.state).toBe('unavailable');
    expect(answer.body.message).toMatch(/^(This|Nobody|The|Programs) .*\.$/);
    return answer.body.data.reason as string;
  }

  it('is told of what was not accepted, of another language, or without a ladder', async () => {
    const { browser, problemId, bank } = await world();
    await bank.edit('climbingstairs/problem.yaml', ', java, ', ', ');
    await bank.edit('climbingstairs/submissions/submissions.yaml', /.*_java.*\n/, '');
    const id = await accepted(browser, problemId);
    const data = { verdict: 'Wrong Answer' };
    await database.db.submission.update({ where: { id }, data });
    expect(await reason(browser, id)).toBe('not accepted');
    const java = { key: 'JAVA', languageId: 62 };
    expect(await reason(browser, await accepted(browser, problemId, java))).toBe('language');
    const { id: other } = await buildProblem(database.db);
    expect(await reason(browser, await accepted(browser, other))).toBe('problem');
  });

  it('is told once the package has no ladder', async () => {
    const { browser, problemId, bank } = await world();
    const id = await accepted(browser, problemId);
    await bank.remove('climbingstairs/generators/ladder.yaml');
    expect(await reason(browser, id)).toBe('problem');
  });

  it('is told where programs run on another server', async () => {
    const engine = { ...countingEngine(), name: 'judge0' };
    const { browser, problemId } = await world({ engine });
    expect(await reason(browser, await accepted(browser, problemId))).toBe('engine');
  });

  it.each([
    ['PYTHON', { key: 'JAVASCRIPT', languageId: 63 }],
    ['JAVASCRIPT', { key: 'JAVASCRIPT', languageId: 63 }],
  ] as const)('is told where %s cannot run any more', async (missing, program) => {
    const counting = countingEngine();
    let isMissing = false;
    const engine: JudgeEngine = {
      ...counting,
      status: () => (isMissing ? engineWithout(missing).status() : counting.status()),
    };
    const { browser, problemId } = await world({ engine });
    const id = await accepted(browser, problemId, program);
    isMissing = true;
    expect(await reason(browser, id)).toBe('missing');
  });

  it('is not sure of a program that cannot be counted', async () => {
    const { browser, problemId } = await world();
    const id = await accepted(browser, problemId, { source: 'breaks down' });
    const { body } = await browser.post(address(id)).expect(200);
    expect(body.data).toMatchObject({ state: 'measured', own: { name: null, atLimit: null } });
  });

  it('is told to whoever has begun to rehearse with the problem since they asked', async () => {
    const { engine, rehearse, hasBegun } = rehearsingMeanwhile(countingEngine());
    const { browser, problemId } = await world({ engine });
    const id = await accepted(browser, problemId);
    rehearse(browser, problemId);
    const late = await browser.post(address(id)).expect(200);
    expect(hasBegun()).toBe(true);
    expect(late.body.data).toMatchObject({ reason: 'sealed', own: null, reference: null });
    expect((await browser.post(address(id)).expect(200)).body).toEqual(late.body);
  });
});
