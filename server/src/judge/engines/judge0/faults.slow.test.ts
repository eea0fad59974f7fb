import { afterEach, describe, expect, it, vi } from 'vitest';
import { scriptedEngine } from '../../../test/doubles/scripted-engine.ts';
import { finish, jobOf, runOne, text } from '../../contract/run-program.ts';
import { JudgeUnavailableError, LanguageUnavailableError, QueueFullError } from '../../engine.ts';
import { createJudge0Engine } from './create-judge0-engine.ts';
import type { RequestFault } from './double/faults.ts';
import type { Judge0Double, DoubleOptions, Place } from './double/judge0-double.ts';
import { startDouble } from './double/start-double.ts';
import type { RunningDouble } from './double/start-double.ts';
import type { Judge0Engine } from './judge0-engine.ts';
import { DEFAULT_TOKEN_HEADER, languageIds } from './settings.ts';
import type { Timing } from './settings.ts';

/** Impatient, so that what never comes is soon given up. */
const TIMING = {
  requestMs: 10_000,
  retryPausesMs: [20, 50],
  firstPollMs: 20,
  slowestPollMs: 100,
  queueFullMs: 400,
  queuedMs: 300,
  turnMs: 50,
  processingMs: 0,
  watchTroubleMs: 50,
};
const ECHO = 'print(input())';
const INPUTS = Array.from({ length: 5 }, (_, index) => `line ${index}`);
const echo = () => jobOf('PYTHON', ECHO, INPUTS, { wallMs: 5_000 });

/** Programs print their input, as soon as this is over. */
let held = Promise.resolve();
const sandbox = scriptedEngine(async (source, stdin) => {
  await held;
  if (source === 'match') return { exitCode: 1, stderr: 'SyntaxError: invalid syntax\n' };
  return { stdout: `${stdin}\n` };
});
/** Nothing that is taken up from now on ends before this is called. */
function hold(): () => void {
  let letGo: () => void = () => undefined;
  held = new Promise((resolve) => (letGo = resolve));
  return letGo;
}

// Nothing here takes long; a machine may.
vi.setConfig({ testTimeout: 60_000 });

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function startServer(options: DoubleOptions = {}, port = 0): Promise<RunningDouble> {
  const server = await startDouble(sandbox, options, port);
  open.push(server);
  return server;
}

async function connect(
  url: string,
  { token = null, ...timing }: Partial<Timing> & { token?: string | null } = {},
): Promise<Judge0Engine> {
  const settings = {
    ...{ url, token, tokenHeader: DEFAULT_TOKEN_HEADER, languageIds: languageIds() },
  };
  const engine = await createJudge0Engine({ settings, timing: { ...TIMING, ...timing } });
  open.push(engine);
  return engine;
}

async function both(
  options: DoubleOptions = {},
  timing: Partial<Timing> = {},
): Promise<{ engine: Judge0Engine; double: Judge0Double }> {
  const { url, double } = await startServer(options);
  const engine = await connect(url, timing);
  // The client has made sure that programs run.
  double.workers.executed = 0;
  return { engine, double };
}

async function outputsOf(engine: Judge0Engine): Promise<string[]> {
  const { results } = await finish(engine, echo());
  return results.map(({ ending, stdout }) => (ending === 'exited' ? text(stdout) : ending));
}

const ALL_RIGHT = INPUTS.map((line) => `${line}\n`);

describe('a request that fails', () => {
  it.each<[Place, RequestFault]>([
    ['submit', 'reset'],
    ['submit', 'hang'],
    ['submit', 'error-500'],
    ['submit', 'html'],
    ['submit', 'half-json'],
    ['submit', 'queue-full'],
    ['submit', 'too-many'],
    ['submit', 'not-found'],
    ['ask', 'not-found'],
    ['ask', 'reset'],
    ['ask', 'hang'],
    ['ask', 'error-500'],
    ['ask', 'html'],
    ['ask', 'half-json'],
    ['ask', 'too-many'],
  ])('changes no result: %s, %s', async (place, fault) => {
    const { engine, double } = await both({}, fault === 'hang' ? { requestMs: 1_000 } : {});
    double.fail(place, fault, 2);
    expect(await outputsOf(engine)).toEqual(ALL_RIGHT);
  });
});

describe('a fault that passes', () => {
  it('changes no result: the worker dies and leaves its submission in Processing', async () => {
    const { engine, double } = await both();
    double.workers.deaths = 1;
    const job = jobOf('PYTHON', ECHO, ['once more'], { wallMs: 1_000 });
    const { results } = await finish(engine, job);
    expect(results.map(({ stdout }) => text(stdout))).toEqual(['once more\n']);
    expect(double.workers.executed).toBe(2);
  });

  it('changes no result: the sandbox fails for some', async () => {
    const { engine, double } = await both();
    double.workers.internalErrors = 6;
    expect(await outputsOf(engine)).toEqual(ALL_RIGHT);
  });

  it('changes no result: a restart forgets everything', async () => {
    const { engine, double } = await both({ workers: 1 });
    const letGo = hold();
    const outputs = outputsOf(engine);
    await expect.poll(() => double.workers.executed).toBe(1);
    double.forgetEverything();
    letGo();
    expect(await outputs).toEqual(ALL_RIGHT);
  });

  it('changes no result: the queue is lost and the rows are not', async () => {
    const { engine, double } = await both({ workers: 1 });
    const letGo = hold();
    const outputs = outputsOf(engine);
    await expect.poll(() => double.workers.executed).toBe(1);
    double.workers.forgetQueue();
    letGo();
    expect(await outputs).toEqual(ALL_RIGHT);
  });

  it('changes no result: one was never queued, and others always are', async () => {
    const { engine, double } = await both({ maxWallS: 0.2 });
    double.workers.others = 3;
    double.workers.losses = 2;
    expect(await outputsOf(engine)).toEqual(ALL_RIGHT);
  });

  it('costs no second run: the queue is only slow', async () => {
    const { engine, double } = await both({ workers: 1 });
    const looks = () => double.requests.filter((request) => request === 'GET /workers').length;
    const before = looks();
    const letGo = hold();
    const outputs = outputsOf(engine);
    await expect.poll(looks, { timeout: 20_000 }).toBeGreaterThan(before + 2);
    letGo();
    expect(await outputs).toEqual(ALL_RIGHT);
    expect(double.workers.executed).toBe(INPUTS.length);
  });

  it('changes no result: the queue has less room than a batch needs', async () => {
    const { engine } = await both({ workers: 1, maxQueueSize: 2 });
    expect(await outputsOf(engine)).toEqual(ALL_RIGHT);
  });
});

describe('a fault that stays', () => {
  it.each<[Place, RequestFault, RegExp]>([
    ['submit', 'reset', /cannot be reached/],
    ['submit', 'html', /no JSON/],
    ['ask', 'error-500', /HTTP 500/],
    ['submit', 'maintenance', /in maintenance/],
    ['submit', 'not-found', /HTTP 404/],
    ['ask', 'not-found', /HTTP 404/],
    ['ask', 'unauthorized', /refuses our requests/],
  ])('is told and never judged: %s, %s', async (place, fault, message) => {
    const { engine, double } = await both();
    double.fail(place, fault, 1_000);
    const run = finish(engine, echo());
    await expect(run).rejects.toThrow(JudgeUnavailableError);
    await expect(run).rejects.toThrow(message);
  });

  it('is a full queue when it is the queue', async () => {
    const { engine, double } = await both();
    double.fail('submit', 'queue-full', 1_000);
    await expect(finish(engine, echo())).rejects.toThrow(QueueFullError);
  });

  it('is told when no sandbox starts', async () => {
    const { engine, double } = await both();
    double.workers.internalErrors = 1_000;
    const run = finish(engine, echo());
    await expect(run).rejects.toThrow(JudgeUnavailableError);
    await expect(run).rejects.toThrow(/its sandbox failed \(No such file or directory/);
  });
});

describe('a program whose sandbox never starts', () => {
  it.each(['PYTHON', 'JAVA'] as const)('is lost where others run: %s', async (language) => {
    const { engine, double } = await both();
    double.workers.fatal = 'a bomb';
    const comment = language === 'JAVA' ? '// a bomb' : '# a bomb';
    const { results } = await finish(engine, jobOf(language, comment, ['x', 'y']));
    expect(results.map(({ ending }) => ending)).toEqual(['lost', 'lost']);
  });
});

it('says what an old language does not know, before what that said', async () => {
  const { engine } = await both();
  const { stderr } = await runOne(engine, jobOf('PYTHON', 'match'));
  expect(text(stderr)).toMatch(/^Programs run with Python 3\.8\.1 here.*match.*\nSyntaxError/);
});

describe('the status', () => {
  it('does not change for one connection that was closed under a request', async () => {
    const { url, double } = await startServer();
    double.fail('languages', 'reset');
    expect((await connect(url)).status().state).toBe('ready');
  });

  it('says that the server is away, and finds it when it comes', async () => {
    const server = await startServer();
    const port = Number(new URL(server.url).port);
    open.splice(0);
    await server.close();
    const engine = await connect(server.url);
    expect(engine.status().state).toBe('unavailable');
    expect(engine.status().reasons.join()).toMatch(/cannot be reached: connect ECONNREFUSED/);
    await expect(finish(engine, echo())).rejects.toThrow(JudgeUnavailableError);
    await startServer({}, port);
    await expect.poll(() => engine.status().state, { timeout: 5_000 }).toBe('ready');
    expect(await outputsOf(engine)).toEqual(ALL_RIGHT);
  });

  it('is that nothing runs when the workers were killed, and back when they are', async () => {
    const { url, double } = await startServer();
    double.workers.kill();
    const engine = await connect(url, { probeMs: 500 });
    expect(engine.status()).toMatchObject({
      state: 'unavailable',
      reasons: ['Judge0 has not run a program within 0.5 s'],
    });
    double.workers.revive();
    await expect.poll(() => engine.status().state, { timeout: 20_000 }).toBe('ready');
    expect(await outputsOf(engine)).toEqual(ALL_RIGHT);
  });

  it('does not cost a server anything that has just run a program', async () => {
    const { url, double } = await startServer();
    const engine = await connect(url, { watchMs: 60_000 });
    await outputsOf(engine);
    const { executed } = double.workers;
    double.fail('submit', 'maintenance', 1);
    await expect(finish(engine, echo())).rejects.toThrow(JudgeUnavailableError);
    // The failure made it look again, at once and by a program.
    await expect.poll(() => double.workers.executed).toBe(executed + 1);
    expect(await outputsOf(engine)).toEqual(ALL_RIGHT);
    expect(double.workers.executed).toBe(executed + 1 + INPUTS.length);
  });

  it('says which language is missing', async () => {
    const { engine } = await both({ missing: [62] });
    const { state, reasons, remedies } = engine.status();
    expect(state).toBe('degraded');
    expect(reasons).toEqual(['Java: Judge0 has no language 62, which should be Java']);
    expect(remedies.join()).toContain('JUDGE0_JAVA_ID');
    const run = finish(engine, jobOf('JAVA', 'class Main {}'));
    await expect(run).rejects.toThrow(LanguageUnavailableError);
  });

  it('says that the token is wrong', async () => {
    const { url } = await startServer({ token: 'right' });
    const stranger = await connect(url, { token: 'wrong' });
    expect(stranger.status().reasons.join()).toContain('refuses our requests (HTTP 401)');
    expect((await connect(url, { token: 'right' })).status().state).toBe('ready');
  });
});
