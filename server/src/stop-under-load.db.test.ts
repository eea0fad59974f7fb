import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import type { JudgeEngine } from './judge/engine.ts';
import { alwaysRoom } from './lib/disk-room.ts';
import { createLogger } from './lib/logger.ts';
import { serve } from './main.ts';
import { signUp, startTestApp } from './test/app.ts';
import { useTestDatabase } from './test/database.ts';
import { buildProblem } from './test/factories.ts';
import { echoEngine, endlessEngine } from './test/scripted-engine.ts';

const database = useTestDatabase();

const PEOPLE = 20;
const EVERY_MS = 10;
const LOAD_MS = 1_500;

type Sent = {
  readonly key: string;
  /** Null: cut off, or nobody there. */
  readonly status: number | null;
  readonly code?: unknown;
  readonly headers?: IncomingMessage['headers'];
};

it('knows of each submission what became of it when it stops in the middle of many', async () => {
  const { id: problemId } = await buildProblem(database.db);
  const server = await start();
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, n) => registered(server.url, `stop-${n}@example.com`)),
  );
  const sending: Promise<Sent>[] = [];
  const timer = setInterval(() => {
    const person = people[sending.length % PEOPLE];
    // Some wait for a verdict that does not come in time.
    const source = sending.length % 10 === 0 ? 'endless' : `echo ${sending.length}`;
    if (person) sending.push(send(server.url, person, { problemId, source }));
  }, EVERY_MS);
  const stopped = await new Promise<number>((resolve, reject) => {
    setTimeout(() => {
      const begin = performance.now();
      server.stop().then(() => resolve(performance.now() - begin), reject);
    }, LOAD_MS);
  });
  clearInterval(timer);
  const sent = await Promise.all(sending);
  for (const { agent } of people) agent.destroy();

  expect(stopped).toBeLessThan(10_000);
  const statuses = new Set(sent.map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 202, 503, null].includes(status))).toEqual([]);
  expect(statuses).toContain(202);
  const refused = sent.filter(({ status }) => status === 503);
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'RESTARTING'));

  const rows = await database.db.submission.findMany({ select: { idempotencyKey: true } });
  const stored = rows.map(({ idempotencyKey }) => idempotencyKey);
  const known = sent.filter(({ status }) => status === 200 || status === 202);
  const unanswered = sent.filter(({ status }) => status === null);
  // What is acknowledged is there; what was refused is not; the rest can be asked for by its key.
  expect(stored).toEqual(expect.arrayContaining(known.map(({ key }) => key)));
  const findable = [...known, ...unanswered].map(({ key }) => key);
  expect(stored.filter((key) => !findable.includes(key ?? ''))).toEqual([]);
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

function start() {
  const endless = endlessEngine(() => undefined);
  const engine: JudgeEngine = {
    ...echoEngine,
    run: (job, signal) =>
      (job.program.source === 'endless' ? endless : echoEngine).run(job, signal),
  };
  return serve({
    env: readEnv({ NODE_ENV: 'test', PORT: '0', RATE_LIMIT_SCALE: '1000', QUEUE_MAX: '100000' }),
    databaseUrl: database.url,
    jwtSecrets: ['a secret of tests that is long enough to be one'],
    engine,
    logger: createLogger('silent'),
    hasRoom: alwaysRoom,
    hasRoomToJudge: alwaysRoom,
    clientDirectory: null,
    concurrency: 2,
  });
}

type Person = { readonly agent: Agent; readonly cookie: string };

async function registered(url: string, email: string): Promise<Person> {
  const answer = await fetch(`${url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email, password: 'secret-enough' }),
  });
  expect(answer.status).toBe(201);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { agent: new Agent({ keepAlive: true }), cookie };
}

let keys = 0;

async function send(
  url: string,
  { agent, cookie }: Person,
  { problemId, source }: { readonly problemId: string; readonly source: string },
): Promise<Sent> {
  const key = `stop-${(keys += 1)}`;
  const headers = { Cookie: cookie, 'Content-Type': 'application/json', 'Idempotency-Key': key };
  const body = { source_code: { PYTHON: source }, language_id: 71, problemId };
  try {
    const sent = request(`${url}/api/v1/execution-code`, { method: 'POST', agent, headers });
    sent.end(JSON.stringify(body));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of answer.setEncoding('utf8')) text += chunk as string;
    const { code } = JSON.parse(text) as { code?: unknown };
    return { key, status: answer.statusCode ?? 0, code, headers: answer.headers };
  } catch {
    return { key, status: null };
  }
}
