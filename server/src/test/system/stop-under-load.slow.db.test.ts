import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProductProcess } from '../../chaos/product-process.ts';
import { readEnv } from '../../env.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import { alwaysRoom } from '../../lib/disk-room.ts';
import { createLogger } from '../../lib/logger.ts';
import { freePort } from '../../lib/process/free-port.ts';
import { serve } from '../../main.ts';
import { signUp, startTestApp } from '../app.ts';
import { useTestDatabase } from '../database.ts';
import { buildProblem } from '../factories.ts';
import { echoEngine, endlessEngine } from '../doubles/scripted-engine.ts';

const database = useTestDatabase();

const PEOPLE = 20;
const EVERY_MS = 10;
/** Submissions that are on their way or answered when the server is stopped. */
const LOAD = 150;
const JWT_SECRET = 'a secret of tests that is long enough to be one';

const cleanups: (() => Promise<void>)[] = [];
beforeEach(() => database.db.submission.deleteMany());
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

type Person = { readonly agent: Agent; readonly cookie: string };

type Program = {
  readonly key: string;
  readonly person: Person;
  readonly source: string;
  /** Asked for as a stream of events. */
  readonly isStream: boolean;
};

type Answer = {
  /** Null: cut off, or nobody there. */
  readonly status: number | null;
  readonly code?: string | undefined;
  /** As which submission the program is stored. */
  readonly id?: string | undefined;
};

type Sent = Program & Answer;

it('knows of each submission what became of it when it stops in the middle of many', async () => {
  const { id: problemId } = await buildProblem(database.db);
  const server = await start(withEndless());
  const { people, stopSending } = await load(server.url, problemId);
  const begin = performance.now();
  const stopped = server.stop();
  // The line of one of them is cut at that moment, whatever is on its way.
  people[0]?.agent.destroy();
  await stopped;
  expect(performance.now() - begin).toBeLessThan(10_000);
  const sent = await stopSending();

  const statuses = new Set(sent.map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 202, 503, null].includes(status))).toEqual([]);
  expect(statuses).toContain(202);
  const refusals = new Set(
    sent.flatMap(({ status, code }) => (status === 503 ? [code ?? 'none'] : [])),
  );
  // On a crowded machine the database may have been too slow for some before.
  refusals.delete('DATABASE_UNAVAILABLE');
  expect([...refusals]).toEqual(['RESTARTING']);

  // What is acknowledged is there, as what it was called; what was refused is not.
  const stored = await storedByKey();
  const known = sent.filter(({ status }) => status === 200 || status === 202);
  expect(known.filter(({ isStream }) => isStream).length).toBeGreaterThan(0);
  expect(known.map(({ key }) => stored.get(key))).toEqual(known.map(({ id }) => id));
  const cutOff = sent.filter(({ status, key }) => status === null && stored.has(key));
  expect(cutOff.length).toBeGreaterThan(0);
  expect(stored.size).toBe(known.length + cutOff.length);

  // The rest is found by its key, and stored no second time.
  const again = await start(echoEngine);
  const found = await Promise.all(cutOff.map((program) => send(again.url, problemId, program)));
  expect(found.filter(({ status }) => status !== 200 && status !== 202)).toEqual([]);
  expect(found.map(({ id }) => id)).toEqual(cutOff.map(({ key }) => stored.get(key)));
  expect(await storedByKey()).toEqual(stored);
});

it('ends with 0 in the middle of many, as a process too', { timeout: 180_000 }, async () => {
  const { id: problemId } = await buildProblem(database.db);
  const server = await startProcess();
  const { stopSending } = await load(server.url, problemId);
  // After ten seconds it would be killed.
  expect(await server.stop()).toBe(0);
  const statuses = new Set((await stopSending()).map(({ status }) => status));
  expect(statuses).toContain(200);
  expect([...statuses].filter((status) => ![200, 202, 503, null].includes(status))).toEqual([]);
});

it('refuses what still arrives before anything of it is stored', async () => {
  const { browser: newBrowser, stopping } = await startTestApp(database.db);
  const browser = newBrowser();
  await signUp(browser);
  const before = await database.db.submission.count();
  const { id: problemId } = await buildProblem(database.db);
  stopping.abort();
  const answer = await browser
    .post('/api/v1/execution-code')
    .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId });
  expect(answer.status).toBe(503);
  expect(answer.body.code).toBe('RESTARTING');
  expect(answer.headers).toMatchObject({ connection: 'close', 'retry-after': '3' });
  expect(await database.db.submission.count()).toBe(before);
  await browser.get('/healthz').expect(200);
});

/** Ids of the submissions by the keys with which they were sent. */
async function storedByKey(): Promise<Map<string, string>> {
  const rows = await database.db.submission.findMany({
    select: { id: true, idempotencyKey: true },
    orderBy: { id: 'asc' },
  });
  return new Map(rows.map(({ id, idempotencyKey }) => [idempotencyKey ?? `none, ${id}`, id]));
}

/** Judges everything at once but what is called endless. */
function withEndless(): JudgeEngine {
  const endless = endlessEngine(() => undefined);
  return {
    ...echoEngine,
    run: (job, signal) =>
      (job.program.source === 'endless' ? endless : echoEngine).run(job, signal),
  };
}

async function start(engine: JudgeEngine) {
  const server = await serve({
    env: readEnv({ NODE_ENV: 'test', PORT: '0', RATE_LIMIT_SCALE: '1000', QUEUE_MAX: '100000' }),
    databaseUrl: database.url,
    jwtSecrets: [JWT_SECRET],
    engine,
    logger: createLogger('silent'),
    hasRoom: alwaysRoom,
    hasRoomToJudge: alwaysRoom,
    clientDirectory: null,
    concurrency: 2,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.stop());
  cleanups.push(stop);
  return { url: server.url, stop };
}

async function startProcess(): Promise<ProductProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-stop-'));
  const server = new ProductProcess({
    script: 'server/src/chaos/server.ts',
    args: ['0', join(folder, 'calls'), 'pretended'],
    env: {
      ...{ PORT: String(await freePort()), DATABASE_URL: database.url, JWT_SECRET },
      ...{ RATE_LIMIT_SCALE: '1000', QUEUE_MAX: '100000' },
    },
    logFile: join(folder, 'log'),
  });
  cleanups.push(async () => {
    await server.kill();
    rmSync(folder, { recursive: true });
  });
  server.start();
  await server.ready();
  return server;
}

/** People who send in one program after another until they are told to stop. */
async function load(url: string, problemId: string) {
  const people: Person[] = [];
  while (people.length < PEOPLE) people.push(await registered(url));
  const sending: Promise<Sent>[] = [];
  const timer = setInterval(() => {
    const n = sending.length;
    const person = people[n % PEOPLE];
    // Some wait for a verdict that does not come in time.
    const source = n % 10 === 0 ? 'endless' : `echo ${n}`;
    const program = { key: `stop-${(keys += 1)}`, source, isStream: n % 3 === 1 };
    if (person) sending.push(send(url, problemId, { ...program, person }));
  }, EVERY_MS);
  const stopSending = async () => {
    clearInterval(timer);
    const sent = await Promise.all(sending);
    for (const { agent } of people) agent.destroy();
    return sent;
  };
  cleanups.push(async () => {
    await stopSending();
  });
  await expect.poll(() => sending.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(LOAD);
  return { people, stopSending };
}

let keys = 0;
let emails = 0;

async function registered(url: string): Promise<Person> {
  const email = `stop-${(emails += 1)}@example.com`;
  const answer = await fetch(`${url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email, password: 'secret-enough' }),
  });
  expect(answer.status).toBe(201);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { agent: new Agent({ keepAlive: true }), cookie };
}

async function send(url: string, problemId: string, program: Program): Promise<Sent> {
  const { key, person, source, isStream } = program;
  const { agent, cookie } = person;
  const headers = {
    ...{ Cookie: cookie, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    Accept: isStream ? 'text/event-stream' : 'application/json',
  };
  const body = { source_code: { PYTHON: source }, language_id: 71, problemId };
  try {
    const sent = request(`${url}/api/v1/execution-code`, { method: 'POST', agent, headers });
    sent.end(JSON.stringify(body));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of answer.setEncoding('utf8')) text += chunk as string;
    const [, id] = /"(?:submissionId|data":\{"id)":"([^"]+)"/.exec(text) ?? [];
    const [, code] = /"code":"(\w+)"/.exec(text) ?? [];
    return { ...program, status: answer.statusCode ?? 0, code, id };
  } catch {
    return { ...program, status: null };
  }
}
