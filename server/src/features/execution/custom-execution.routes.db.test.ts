import { beforeEach, describe, expect, it } from 'vitest';
import { customChecker } from '../../judge/answer/custom-checker.ts';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { rehearsingMeanwhile } from '../../test/rehearse-meanwhile.ts';
import { seedSearchedProblem } from '../../test/searched-problem.ts';
import { echoEngine, endlessEngine, scriptedEngine } from '../../test/doubles/scripted-engine.ts';

const database = useTestDatabase();
const OUT = 'AssertionError: n out of range';

// One of the tests counts as production does.
beforeEach(() => database.db.rateCounter.deleteMany());

async function signedIn(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const app = await startTestApp(database.db, overrides);
  const browser = app.browser();
  await signUp(browser);
  return { ...app, browser };
}

describe('execution-code/custom', () => {
  const custom = (browser: Browser, problemId: string, change: object = {}) =>
    browser.post('/api/v1/execution-code/custom').send({
      source_code: 'echo',
      language_id: 71,
      problemId,
      stdin: ['one', 'two'],
      ...change,
    });

  it("runs on the person's inputs beside the reference solution and stores nothing", async () => {
    const { browser } = await signedIn();
    const problem = await buildProblem(database.db);
    const answer = await custom(browser, problem.id, { source_code: { PYTHON: 'echo' } });
    expect(answer.status).toBe(200);
    expect(answer.body.data.runs).toMatchObject([
      { stdin: 'one', stdout: 'one', expected: 'the reference solution', status: 'Wrong Answer' },
      { stdin: 'two', stdout: 'two', time: '0.012 s', memory: '9000 KB' },
    ]);
    expect(await database.db.submission.count({ where: { problemId: problem.id } })).toBe(0);
  });

  it('lets two runs of a person go on at once, and ends them when the server stops', async () => {
    let running = 0;
    const engine = endlessEngine(() => (running += 1));
    const { browser, stopping } = await signedIn({ engine, rateLimitScale: 1 });
    const problem = await buildProblem(database.db);
    const held = [1, 2].map(() => custom(browser, problem.id).then((answer) => answer));
    await expect.poll(() => running).toBe(2);
    expect((await custom(browser, problem.id)).status).toBe(429);
    stopping.abort();
    const answers = await Promise.all(held);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [503, 'JUDGE_UNAVAILABLE'],
      [503, 'JUDGE_UNAVAILABLE'],
    ]);
  });

  it('compares with nothing where the reference solution breaks', async () => {
    const engine = scriptedEngine((source) =>
      source === 'echo' ? { stdout: 'x' } : { exitCode: 1, stdout: 'half' },
    );
    const { browser } = await signedIn({ engine });
    const problem = await buildProblem(database.db);
    const answer = await custom(browser, problem.id).expect(200);
    expect(answer.body.data.runs[0]).toMatchObject({ expected: null, status: 'Finished' });
  });

  it('shows their own output alone to whoever has begun to rehearse since they asked', async () => {
    const { engine, rehearse, hasBegun } = rehearsingMeanwhile(echoEngine);
    const { browser } = await signedIn({ engine });
    const problem = await buildProblem(database.db);
    rehearse(browser, problem.id);
    const late = await custom(browser, problem.id).expect(200);
    expect(hasBegun()).toBe(true);
    expect(late.body.data.runs).toMatchObject([
      { stdin: 'one', stdout: 'one', expected: null, status: 'Finished' },
      { stdin: 'two', stdout: 'two', expected: null, status: 'Finished' },
    ]);
    expect((await custom(browser, problem.id).expect(200)).body).toEqual(late.body);
  });

  it('says why an input is not valid, and asks the reference about the others alone', async () => {
    const { id, bank } = await seedSearchedProblem(database.db);
    const asked: string[] = [];
    const engine = scriptedEngine((source, stdin) => {
      if (source.includes('sys.exit(42)')) {
        if (stdin === '3\n') return { exitCode: 42 };
        return { exitCode: 1, stderr: `Traceback:\n${stdin === 'x\n' ? 'ValueError' : OUT}\n` };
      }
      if (source !== 'echo') asked.push(stdin);
      return { stdout: stdin };
    });
    const { browser } = await signedIn({ engine, bankDirectory: bank.directory });
    const answer = await custom(browser, id, { stdin: ['99', '3', 'x'] }).expect(200);
    expect(answer.body.data.runs).toMatchObject(
      [
        { stdin: '99', fault: 'n out of range', expected: null, status: 'Finished', stdout: '99' },
        { stdin: '3', fault: null, expected: '3', status: 'Accepted' },
        { stdin: 'x', fault: /not of the form/, expected: null },
      ].map((run) => ({ ...run, fault: run.fault && expect.stringMatching(run.fault) })),
    );
    expect(asked).toEqual(['3']);
  });

  it('asks a checker that is a program about nothing but what has an expected output', async () => {
    const { id, bank } = await seedSearchedProblem(database.db);
    await database.db.problem.update({
      where: { id },
      data: { checker: customChecker('the checker') },
    });
    const engine = scriptedEngine((source, stdin) => {
      if (source.includes('the checker')) return { exitCode: stdin.includes('99') ? 1 : 42 };
      if (source.includes('sys.exit(42)')) {
        return stdin === '3\n' ? { exitCode: 42 } : { exitCode: 1, stderr: OUT };
      }
      return { stdout: source === 'echo' ? stdin : 'right' };
    });
    const { browser } = await signedIn({ engine, bankDirectory: bank.directory });
    const answer = await custom(browser, id, { stdin: ['99', '3'] }).expect(200);
    expect(answer.body.data.runs).toMatchObject([
      { stdin: '99', fault: 'n out of range', expected: null, status: 'Finished', stdout: '99' },
      { stdin: '3', fault: null, expected: 'right', status: 'Accepted', stdout: '3' },
    ]);
  });

  it.each([
    [{ stdin: [] }, 'At least one input is required'],
    [{ stdin: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] }, 'At most 8 inputs are allowed'],
  ])('refuses %j', async (change, message) => {
    const { browser } = await signedIn();
    const problem = await buildProblem(database.db);
    const answer = await custom(browser, problem.id, change).expect(400);
    expect(answer.body.errors).toContain(message);
  });
});
