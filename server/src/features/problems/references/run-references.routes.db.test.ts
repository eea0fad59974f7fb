import type { ReferenceRun, ReferenceRunInput } from '@stepwise/contracts/reference-run';
import { describe, expect, it } from 'vitest';
import { LanguageUnavailableError } from '../../../judge/engine.ts';
import { signUp, signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';
import {
  echoEngine,
  endlessEngine,
  scriptedEngine,
} from '../../../test/doubles/scripted-engine.ts';
import { cookiesOf, unfinishedPosts } from '../../../test/unfinished.ts';

const database = useTestDatabase();
const PATH = '/api/v1/problems/run-references';

const input = {
  referenceSolution: { PYTHON: 'echo', JAVA: 'nonsense' },
  tests: [
    { input: 'a', output: 'a' },
    { input: 'b', output: 'b' },
  ],
} satisfies ReferenceRunInput;

async function admin(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { app, browser: newBrowser, stopping } = await startTestApp(database.db, overrides);
  const browser = newBrowser();
  const user = await signUpAdmin(database.db, browser);
  const run = async (change: object = {}): Promise<ReferenceRun> => {
    const answer = await browser.post(PATH).send({ ...input, ...change });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data as ReferenceRun;
  };
  return { app, user, browser, newBrowser, stopping, run };
}

describe('run-references', () => {
  it('tells of every program and test how it went, and stores nothing', async () => {
    const { run } = await admin();
    const before = await database.db.problem.count();
    const { languages, tests } = await run();
    expect(languages).toEqual([
      { language: 'PYTHON', verdict: 'Accepted', message: null },
      { language: 'JAVA', verdict: 'Wrong Answer', message: null },
    ]);
    expect(tests.filter(({ language }) => language === 'JAVA')).toEqual([
      { language: 'JAVA', index: 0, status: 'Wrong Answer', output: 'nonsense', message: null },
      { language: 'JAVA', index: 1, status: 'Wrong Answer', output: 'nonsense', message: null },
    ]);
    expect(await database.db.problem.count()).toBe(before);
    expect(await database.db.submission.count()).toBe(0);
  });

  it('answers with what is printed where no output is given, and where that fails', async () => {
    const engine = scriptedEngine((_source, stdin) =>
      stdin === 'bad' ? { exitCode: 1, stderr: 'ValueError: bad' } : { stdout: `${stdin}!\n` },
    );
    const { run } = await admin({ engine });
    const { languages, tests } = await run({
      referenceSolution: { PYTHON: 'x' },
      tests: [{ input: 'a' }, { input: 'bad' }, { input: 'c' }],
    });
    expect(languages).toEqual([{ language: 'PYTHON', verdict: 'Runtime Error', message: null }]);
    expect(tests).toMatchObject([
      { index: 0, status: 'Finished', output: 'a!\n' },
      { index: 1, status: 'Runtime Error', message: 'ValueError: bad' },
      { index: 2, status: 'Finished', output: 'c!\n' },
    ]);
  });

  it('takes over no output that cannot be stored', async () => {
    const { run } = await admin({ engine: scriptedEngine(() => ({ stdout: 'a\0b' })) });
    const { tests } = await run({ referenceSolution: { PYTHON: 'x' }, tests: [{ input: 'a' }] });
    expect(tests).toMatchObject([{ output: null, message: 'Its output is not text' }]);
  });

  it('says what the compiler said, and which language cannot run here', async () => {
    const engine = {
      ...echoEngine,
      run: (...[job, signal]: Parameters<typeof echoEngine.run>) => {
        if (job.program.language === 'JAVA') throw new LanguageUnavailableError('no JDK');
        return echoEngine.run(job, signal);
      },
    };
    const { run } = await admin({ engine });
    const { languages, tests } = await run({
      referenceSolution: { TYPESCRIPT: 'does not compile', JAVA: 'echo' },
    });
    expect(languages).toEqual([
      { language: 'JAVA', verdict: null, message: 'Programs in this language cannot run here' },
      {
        language: 'TYPESCRIPT',
        verdict: 'Compilation Error',
        message: 'line 1: this does not compile',
      },
    ]);
    expect(tests).toEqual([]);
  });

  it('compares as the body says, else as the stored problem does', async () => {
    const { run } = await admin();
    const { id } = await buildProblem(database.db);
    await database.db.problem.update({ where: { id }, data: { checker: 'tokens' } });
    const tests = [{ input: 'A  b', output: 'a b' }];
    const referenceSolution = { PYTHON: 'echo' };
    const verdict = async (change: object) => {
      const { languages } = await run({ referenceSolution, tests, ...change });
      return languages[0]?.verdict;
    };
    expect(await verdict({})).toBe('Wrong Answer');
    expect(await verdict({ problemId: id })).toBe('Accepted');
    expect(await verdict({ problemId: id, checker: 'lines' })).toBe('Wrong Answer');
  });

  it('compares a test that has a checker of its own by that one, unless all are to be compared otherwise', async () => {
    const { run } = await admin();
    const test = { input: 'A  b', output: 'a b' };
    const tests = [{ ...test, checker: 'tokens' }];
    const { id: problemId } = await buildProblem(database.db, { tests });
    const verdict = async (change: object) => {
      const referenceSolution = { PYTHON: 'echo' };
      const { languages } = await run({ referenceSolution, problemId, tests: [test], ...change });
      return languages[0]?.verdict;
    };
    expect(await verdict({})).toBe('Accepted');
    expect(await verdict({ tests: [{ ...test, output: 'a  B' }] })).toBe('Wrong Answer');
    expect(await verdict({ checker: 'tokens-case' })).toBe('Wrong Answer');
  });

  it('is refused before it is read while another of the same person is under way', async () => {
    const { app, user, browser } = await admin({ rateLimitScale: 1 });
    const post = await unfinishedPosts(app);
    const headers = { 'Content-Type': 'application/json', Cookie: await cookiesOf(browser, user) };
    const two = [post(PATH, headers), post(PATH, headers)];
    expect((await Promise.race(two)).status).toBe(429);
  });

  it('is one run of an administrator at a time, which ends with the connection', async () => {
    let running = 0;
    const engine = endlessEngine(() => (running += 1));
    const { browser, newBrowser, stopping } = await admin({ engine, rateLimitScale: 1 });
    const learner = newBrowser();
    await signUp(learner);
    await learner.post(PATH).send({}).expect(403);
    await newBrowser().post(PATH).send(input).expect(401);
    const held = browser
      .post(PATH)
      .send(input)
      .then((answer) => answer);
    await expect.poll(() => running).toBe(1);
    expect((await browser.post(PATH).send(input)).body).toMatchObject({ code: 'RATE_LIMITED' });
    stopping.abort();
    expect((await held).body).toMatchObject({ code: 'JUDGE_UNAVAILABLE' });
  });
});
