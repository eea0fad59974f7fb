import { beforeEach, describe, expect, it } from 'vitest';
import type { JudgeEngine } from '../../judge/engine.ts';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { rehearsingMeanwhile } from '../../test/rehearse-meanwhile.ts';
import { engineWithout, scriptedEngine } from '../../test/doubles/scripted-engine.ts';
import { seedSearchedProblem } from '../../test/searched-problem.ts';

const database = useTestDatabase();

// Some of the tests count as production does.
beforeEach(() => database.db.rateCounter.deleteMany());

const address = (id: string): string => `/api/v1/submission/${id}/growth`;

/** A counted program takes 10 steps for each of the size, or its square when its text says so; others echo. */
function countingEngine(): JudgeEngine {
  return scriptedEngine((source, stdin) => {
    if (!source.includes('def counting(')) return { stdout: stdin };
    if (source.includes('count("breaks down"')) return { ending: 'lost' };
    const n = Number(stdin);
    const steps = source.includes('count("squares"') ? n * n : 10 * n;
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
  const { browser: newBrowser } = await startTestApp(database.db, deps);
  const browser = newBrowser();
  await signUp(browser);
  return { browser, newBrowser, problemId: id, bank, runs: () => runs };
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

  it('changes nothing that is stored', async () => {
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

  it('may be asked so many times an hour', async () => {
    const { browser, problemId } = await world({ rateLimitScale: 1 });
    const id = await accepted(browser, problemId);
    await browser.post(address(id)).expect(200);
    await database.db.rateCounter.updateMany({ data: { hits: 30 } });
    const refused = await browser.post(address(id)).expect(429);
    expect(refused.body).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^You have begun 30 measurements .* in \d+ min$/),
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
    const { browser, problemId } = await world();
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
