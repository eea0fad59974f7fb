import { TRACED_LANGUAGES } from '@stepwise/contracts/trace-limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { endlessEngine, scriptedEngine } from '../../test/doubles/scripted-engine.ts';

const database = useTestDatabase();

// One of the tests counts as production does.
beforeEach(() => database.db.rateCounter.deleteMany());

const RECORDED = [
  '{"line":1,"ops":[]}',
  '{"line":2,"ops":[["v",0,"x",["~","<b>"]]]}',
  '{"kind":"exit","code":0,"isWhole":true,"ops":[["p","1\\n"]]}\n',
].join('\n');

const printing = (stdout: string, more = {}) => scriptedEngine(() => ({ stdout, ...more }));

async function signedIn(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const app = await startTestApp(database.db, { engine: printing(RECORDED), ...overrides });
  const browser = app.browser();
  await signUp(browser);
  return { ...app, browser };
}

const trace = (browser: Browser, change: object = {}) =>
  browser
    .post('/api/v1/trace')
    .send({ language: 'PYTHON', source: 'x = 1\nprint(x)', input: '', ...change });

describe('POST /trace', () => {
  it('answers with the steps of a program and stores nothing', async () => {
    const { browser } = await signedIn();
    const answer = await trace(browser).expect(200);
    expect(answer.body).toEqual({
      message: 'The program ended.',
      data: {
        steps: [
          { line: 1, ops: [] },
          { line: 2, ops: [['v', 0, 'x', ['~', '<b>']]] },
        ],
        ops: [['p', '1\n']],
        end: { kind: 'exit', message: 'The program ended.', line: null },
      },
    });
    expect(await database.db.submission.count()).toBe(0);
  });

  it.each([
    ['nonsense', 'hello\n', {}],
    ['a step of another form', RECORDED.replace('[]', '[["v",0]]'), {}],
    ['two ends', `${RECORDED}${RECORDED}`, {}],
    ['an end with no line break', RECORDED.trimEnd(), {}],
    ['a number without bound', RECORDED.replace('"line":2', '"line":2e99'), {}],
  ])('keeps what came before %s', async (_what, stdout, more) => {
    const { browser } = await signedIn({ engine: printing(stdout, more) });
    const { data } = (await trace(browser).expect(200)).body;
    expect(data.end.kind).toBe('unreadable');
    expect(data.steps.length).toBeLessThanOrEqual(2);
  });

  it('keeps the steps of a program that was stopped', async () => {
    const cut = { ending: 'cpu-limit', exitCode: null } as const;
    const { browser } = await signedIn({ engine: printing(RECORDED.slice(0, 30), cut) });
    const { data } = (await trace(browser).expect(200)).body;
    expect(data).toMatchObject({ steps: [{ line: 1 }], end: { kind: 'killed' } });
  });

  it.each([
    [{ language: 'COBOL' }, 'Programs in this language cannot be recorded'],
    [{ source: '' }, 'Source code is required'],
    [{ input: 'x'.repeat(16 * 1024 + 1) }, 'An input to step through must be at most 16 KiB'],
  ])('refuses %j', async (change, message) => {
    const { browser } = await signedIn();
    const answer = await trace(browser, change).expect(400);
    expect(answer.body.errors).toContain(message);
  });

  it('is for people who are signed in, where programs run on this machine', async () => {
    const { browser } = await signedIn({ engine: { ...printing(RECORDED), name: 'judge0' } });
    expect(await trace(browser)).toMatchObject({
      status: 422,
      body: {
        message: 'This site runs programs on another server, which cannot record what they do.',
      },
    });
    const languages = await browser.get('/api/v1/execution-code/languages').expect(200);
    const traceable = (body: { data: { key: string; traceable: boolean }[] }) =>
      body.data.filter((one) => one.traceable).map(({ key }) => key);
    expect(traceable(languages.body)).toEqual([]);
    const here = await signedIn();
    const offered = await here.browser.get('/api/v1/execution-code/languages').expect(200);
    expect(new Set(traceable(offered.body))).toEqual(new Set(TRACED_LANGUAGES));
    const stranger = (await startTestApp(database.db, { engine: printing(RECORDED) })).browser();
    expect((await trace(stranger)).status).toBe(401);
  });

  it('makes one recording of a person at a time, and ends it when the server stops', async () => {
    let running = 0;
    const engine = endlessEngine(() => (running += 1));
    const { browser, stopping } = await signedIn({ engine, rateLimitScale: 1 });
    const held = trace(browser).then((answer) => answer);
    await expect.poll(() => running).toBe(1);
    expect((await trace(browser)).body).toMatchObject({ code: 'RATE_LIMITED' });
    stopping.abort();
    expect((await held).body).toMatchObject({ code: 'JUDGE_UNAVAILABLE' });
  });

  it('is put off while the server is busy', async () => {
    const { browser } = await signedIn({ isLagging: () => true });
    expect((await trace(browser)).body).toMatchObject({ code: 'OVERLOADED' });
  });
});
