import { beforeEach, describe, expect, it } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { scriptedEngine } from '../../test/doubles/scripted-engine.ts';
import {
  addressOfSearch as address,
  searchEngine,
  seedSearchedProblem,
  submitWrong as submit,
  wrongFrom,
} from '../../test/searched-problem.ts';

const database = useTestDatabase();

// Some of the tests count as production does.
beforeEach(() => database.db.rateCounter.deleteMany());

async function world(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const problem = await seedSearchedProblem(database.db);
  let runs = 0;
  const engine = searchEngine((n, source) => {
    runs += 1;
    return wrongFrom(n, source);
  });
  const deps = { engine, bankDirectory: problem.bank.directory, ...overrides };
  const { browser: newBrowser } = await startTestApp(database.db, deps);
  const browser = newBrowser();
  const { email, password } = await signUp(browser);
  /** The same person after a restart of the server. */
  const restart = async (change: typeof overrides = {}): Promise<Browser> => {
    const again = (await startTestApp(database.db, { ...deps, ...change })).browser();
    await again.post('/api/v1/auth/login').send({ email, password }).expect(200);
    return again;
  };
  return { browser, newBrowser, problem, restart, runs: () => runs };
}

describe('a search for the smallest input on which a submission fails', () => {
  it('answers with it as with a failing test, and costs nothing the second time', async () => {
    const { browser, problem, runs } = await world();
    const id = await submit(browser, problem.id, 'wrong from 3');
    expect((await browser.get(address(id)).expect(200)).body.data.state).toBe('open');
    const answer = await browser.post(address(id)).expect(200);
    const test = {
      id,
      index: 0,
      passed: false,
      hidden: false,
      status: 'Wrong Answer',
      stdin: '3\n',
      expected: 'right 3\n',
      stdout: 'something else',
      stderr: '',
      time: '0.012 s',
      memory: '9000 KB',
    };
    const found = { state: 'found', isMinimal: true, isSteady: true, test };
    expect(answer.body.data).toMatchObject(found);
    expect(answer.text).not.toContain('a hidden input');
    const before = runs();
    expect((await browser.get(address(id)).expect(200)).body.data).toEqual(answer.body.data);
    expect((await browser.post(address(id)).expect(200)).body.data).toEqual(answer.body.data);
    expect(runs()).toBe(before);
  });

  it('goes into the export of the account, and goes with the account', async () => {
    const { browser, problem } = await world();
    const id = await submit(browser, problem.id, 'wrong from 2');
    await browser.post(address(id)).expect(200);
    const exported = await browser.get('/api/v1/auth/export').expect(200);
    expect(exported.body.data.submissions).toMatchObject([
      { counterexample: { isMinimal: true, test: { stdin: '2\n', expected: 'right 2\n' } } },
    ]);
    const password = 'secret-enough';
    await browser.delete('/api/v1/auth/delete-account').send({ password }).expect(200);
    const where = { submissionId: id };
    expect(await database.db.counterexample.count({ where })).toBe(0);
  });

  it('is for its owner alone', async () => {
    const { browser: ada, newBrowser, problem } = await world();
    const id = await submit(ada, problem.id, 'wrong from 2');
    await ada.post(address(id)).expect(200);
    const bob = newBrowser();
    await signUp(bob);
    await bob.get(address(id)).expect(404);
    await bob.post(address(id)).expect(404);
    await newBrowser().post(address(id)).expect(401);
    await ada.post(address(problem.id)).expect(404);
  });

  it('tells how far it is, in a stream', async () => {
    const { browser, problem } = await world();
    const id = await submit(browser, problem.id, 'wrong from 4');
    const answer = await browser.post(address(id)).set('Accept', 'text/event-stream').expect(200);
    expect(answer.text).toMatch(/^event: searching\ndata: \{"tried":0,"isFound":false\}\n/);
    expect(answer.text).toContain('event: searching\ndata: {"tried":4,"isFound":true}\n');
    expect(answer.text).toMatch(/event: done\ndata: .*"stdin":"4\\n".*\n\n$/);
  });

  it('is kept when it finds nothing, until the package says more', async () => {
    const { browser, problem, runs, restart } = await world();
    const id = await submit(browser, problem.id, 'wrong from 99');
    const none = { state: 'none', tried: 45, isOutOfTime: false };
    expect((await browser.post(address(id)).expect(200)).body.data).toMatchObject(none);
    const before = runs();
    expect((await browser.post(address(id)).expect(200)).body.data).toMatchObject(none);
    expect(runs()).toBe(before);
    await problem.bank.edit('climbingstairs/generators/small.yaml', '45', '46');
    const later = await restart();
    expect((await later.get(address(id)).expect(200)).body.data.state).toBe('open');
  });

  it('may be begun so many times an hour; what is kept does not count', async () => {
    const { browser, problem } = await world({ rateLimitScale: 1 });
    const first = await submit(browser, problem.id, 'wrong from 3');
    const second = await submit(browser, problem.id, 'wrong from 5');
    await browser.post(address(first)).expect(200);
    await database.db.rateCounter.updateMany({ data: { hits: 20 } });
    const refused = await browser.post(address(second)).expect(429);
    expect(refused.body).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^You have begun 20 searches .* in \d+ min$/),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    await browser.post(address(first)).expect(200);
  });
});

describe('a search where programs run on another server', () => {
  async function elsewhere() {
    const engine = searchEngine(wrongFrom);
    let inputs = 0;
    const run: typeof engine.run = (job, signal) => {
      if (job.program.source.startsWith('wrong from')) inputs += job.inputs.length;
      return engine.run(job, signal);
    };
    const made = await world({ engine: { ...engine, name: 'judge0', run } });
    return { ...made, submitted: () => inputs };
  }

  it('finds a small one within sixty inputs, and the runs that confirm it', async () => {
    const { browser, problem, submitted } = await elsewhere();
    const id = await submit(browser, problem.id, 'wrong from 30');
    const before = submitted();
    const answer = await browser.post(address(id)).expect(200);
    expect(answer.body.data).toMatchObject({ state: 'found', isSteady: true });
    expect(Number(answer.body.data.test.stdin)).toBeGreaterThanOrEqual(30);
    expect(submitted() - before).toBeLessThanOrEqual(60 + 3);
  });

  it('says that only a few were tried; where programs run here, all are', async () => {
    const { browser, problem, submitted, restart } = await elsewhere();
    const grammar = 'climbingstairs/generators/small.yaml';
    await problem.bank.edit(grammar, '45', '4500');
    const id = await submit(browser, problem.id, 'wrong from 9999');
    const before = submitted();
    const answer = await browser.post(address(id)).expect(200);
    expect(answer.body.data).toMatchObject({ state: 'none', tried: 40, isBrief: true });
    expect(submitted() - before).toBe(40);
    expect((await browser.get(address(id)).expect(200)).body.data).toEqual(answer.body.data);
    const here = await restart({ engine: searchEngine(wrongFrom) });
    expect((await here.get(address(id)).expect(200)).body.data.state).toBe('open');
  });
});

describe('a search of a problem without a grammar', () => {
  /** With all inputs that any program was asked about. */
  async function without(validator: string | null) {
    const asked: string[] = [];
    const engine = searchEngine(wrongFrom);
    const run: typeof engine.run = (job, signal) => {
      asked.push(...job.inputs.map((input) => Buffer.from(input).toString()));
      return engine.run(job, signal);
    };
    const { browser, problem } = await world({ engine: { ...engine, run } });
    await problem.bank.remove('climbingstairs/generators/small.yaml');
    const data = { inputValidator: validator };
    await database.db.problem.update({ where: { id: problem.id }, data });
    return { browser, problem, asked };
  }

  it.each([
    ['the package', null],
    ['the site', 'import sys\nsys.exit(42)\n'],
  ])('finds one like its visible tests, by the validator of %s', async (_whose, validator) => {
    const { browser, problem, asked } = await without(validator);
    const id = await submit(browser, problem.id, 'wrong from 3');
    expect(asked.join()).toContain('a hidden input');
    asked.length = 0;
    const answer = await browser.post(address(id)).expect(200);
    expect(answer.body.data).toMatchObject({
      state: 'found',
      isMinimal: true,
      test: { stdin: '3\n', expected: 'right 3\n', stdout: 'something else' },
    });
    // Nothing is made of a hidden test.
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.join()).not.toMatch(/hidden/);
  });

  it('says so when the validator takes nothing', async () => {
    const { browser, problem } = await world({
      engine: scriptedEngine((source, stdin) =>
        source.includes('answer_all(')
          ? { stdout: 'null\n'.repeat((JSON.parse(stdin) as string[]).length) }
          : { stdout: 'x' },
      ),
    });
    await problem.bank.remove('climbingstairs/generators/small.yaml');
    const id = await submit(browser, problem.id, 'wrong from 3');
    const answer = await browser.post(address(id)).expect(200);
    expect(answer.body.data).toMatchObject({ state: 'unavailable', reason: 'inputs' });
    expect(answer.body.message).toBe(
      'No valid small input of this problem could be made: try some under Custom Input.',
    );
  });
});

describe('no search', () => {
  async function reason(browser: Browser, id: string): Promise<string> {
    const answer = await browser.get(address(id)).expect(200);
    const asked = await browser.post(address(id)).expect(200);
    expect(asked.body).toEqual(answer.body);
    expect(answer.body.data.state).toBe('unavailable');
    expect(answer.body.message).toMatch(/^(This|Nobody|No|Programs) .*\.$/);
    return answer.body.data.reason as string;
  }

  it.each([
    ['no validator', { inputValidator: null }, {}, 'problem'],
    ['no solution in Python', {}, { referenceSolution: { JAVA: 'x' } }, 'reference'],
    ['no short test', {}, { tests: [{ input: '1'.repeat(401), output: 'x' }] }, 'inputs'],
    ['hidden tests alone', {}, { tests: [{ input: '1', output: 'x', hidden: true }] }, 'inputs'],
  ])('is possible of a problem with %s', async (_what, change, is, why) => {
    const { browser } = await world();
    const { id: other } = await buildProblem(database.db, is);
    const data = { inputValidator: 'sys.exit(42)', ...change };
    await database.db.problem.update({ where: { id: other }, data });
    expect(await reason(browser, await submit(browser, other, 'wrong'))).toBe(why);
  });

  it('is possible once the problem is another than its package', async () => {
    const { browser, problem } = await world();
    const id = await submit(browser, problem.id, 'wrong from 3');
    const data = { constraints: '2 <= n <= 45' };
    await database.db.problem.update({ where: { id: problem.id }, data });
    expect(await reason(browser, id)).toBe('problem');
  });

  it('begins for what was accepted, does not compile, or has no verdict', async () => {
    const { browser, problem } = await world();
    const { id: other } = await buildProblem(database.db, { tests: [{ input: '1', output: 'x' }] });
    const engine = scriptedEngine(() => ({ stdout: 'x' }));
    const { browser: newBrowser } = await startTestApp(database.db, { engine });
    const ada = newBrowser();
    await signUp(ada);
    expect(await reason(ada, await submit(ada, other, 'x'))).toBe('accepted');
    expect(await reason(ada, await submit(ada, other, 'does not compile'))).toBe('not compiled');
    const id = await submit(browser, problem.id, 'wrong from 3');
    const later = { runAfter: new Date('2999-01-01'), doneAt: null };
    const data = { state: 'QUEUED', verdict: null, ...later } as const;
    await database.db.submission.update({ where: { id }, data });
    expect(await reason(browser, id)).toBe('not judged');
  });

  it('is possible where Python cannot run', async () => {
    const engine = searchEngine(wrongFrom);
    const ready = engine.status();
    const away = {
      ...ready,
      languages: ready.languages.map((one) => ({ ...one, reason: 'away' })),
    };
    let status = ready;
    const { browser, problem } = await world({ engine: { ...engine, status: () => status } });
    const other = await submit(browser, problem.id, 'wrong from 3');
    status = away;
    expect(await reason(browser, other)).toBe('language');
  });

  it('blames the program when the problem’s own break down; that is not kept', async () => {
    const engine = scriptedEngine((source) =>
      source.includes('answer_all(') ? { exitCode: 1, stderr: 'MemoryError' } : { stdout: 'x' },
    );
    const { browser, problem } = await world({ engine });
    const id = await submit(browser, problem.id, 'wrong from 3');
    const answer = await browser.post(address(id)).expect(200);
    expect(answer.body.data).toMatchObject({ state: 'unavailable', reason: 'broken' });
    expect((await browser.get(address(id)).expect(200)).body.data.state).toBe('open');
  });
});
