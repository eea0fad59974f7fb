import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../../env.ts';
import { announceJudge } from '../../features/execution/queue/judge-servers.queries.ts';
import { serveJudge } from '../../judge-server.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import { alwaysRoom } from '../../lib/disk-room.ts';
import { createLogger } from '../../lib/logger.ts';
import { serve, type RunningServer } from '../../main.ts';
import { useTestDatabase } from '../database.ts';
import { buildProblem } from '../factories.ts';
import {
  echoEngine,
  endlessEngine,
  engineWithout,
  scriptedEngine,
} from '../doubles/scripted-engine.ts';

vi.setConfig({ testTimeout: 30_000 });

/** Time in which a judge looks for submissions more than once. */
const SOME_LOOKS_MS = 800;

const database = useTestDatabase();
const unmigrated = useTestDatabase({ empty: true });
const servers: RunningServer[] = [];

beforeEach(async () => {
  await database.db.submission.deleteMany();
  await database.db.judgeServer.deleteMany();
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const env = readEnv({ NODE_ENV: 'test', PORT: '0', RATE_LIMIT_SCALE: '1000' });
const parts = { env, logger: createLogger('silent'), hasRoomToJudge: alwaysRoom };

async function startJudge(engine: JudgeEngine, databaseUrl = database.url): Promise<RunningServer> {
  const server = await serveJudge({ ...parts, databaseUrl, engine, concurrency: 2 });
  servers.push(server);
  return server;
}

async function startApi(): Promise<RunningServer> {
  const server = await serve({
    ...parts,
    databaseUrl: database.url,
    jwtSecrets: ['a secret of tests that is long enough to be one'],
    engine: echoEngine,
    hasRoom: alwaysRoom,
    clientDirectory: null,
    concurrency: 0,
  });
  servers.push(server);
  return server;
}

let people = 0;

/** Somebody at this API who sends in a program. */
async function learnerAt(api: string) {
  const json = { 'Content-Type': 'application/json' };
  const person = { name: 'Ada', email: `ada-${(people += 1)}@example.com`, password: 'secret-1' };
  const registered = await fetch(`${api}/api/v1/auth/register`, {
    ...{ method: 'POST', headers: json, body: JSON.stringify(person) },
  });
  const Cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { id: problemId } = await buildProblem(database.db);
  return (accept: string) =>
    fetch(`${api}/api/v1/execution-code`, {
      method: 'POST',
      headers: { ...json, Cookie, Accept: accept },
      body: JSON.stringify({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId }),
    });
}

/** Puts a submission into the queue. */
async function queue(language: 'PYTHON' | 'JAVA' = 'PYTHON'): Promise<string> {
  const { db } = database;
  const email = 'queue@example.com';
  const data = { name: 'Somebody', email };
  const user = await db.user.upsert({ where: { email }, create: data, update: {} });
  const { id: problemId, title } = await buildProblem(db);
  const { id: testSetId } = await db.testSet.findFirstOrThrow({ where: { problemId } });
  const submission = await db.submission.create({
    data: {
      ...{ userId: user.id, problemId, problemTitle: title, testSetId },
      ...{ language, sourceCode: 'echo', totalCount: 2 },
    },
  });
  return submission.id;
}

const rowOf = (id: string) => database.db.submission.findUniqueOrThrow({ where: { id } });

const stateOf = async (id: string) => (await rowOf(id)).state;

/** An engine that notes what it runs. */
function noting(engine: JudgeEngine) {
  const ran: string[] = [];
  const run: JudgeEngine['run'] = (job, signal) => {
    ran.push(job.program.language);
    return engine.run(job, signal);
  };
  return { ran, engine: { ...engine, run } };
}

describe('a server that only judges', () => {
  it('judges what an API that does not judge has accepted', async () => {
    const api = await startApi();
    const send = await learnerAt(api.url);
    const answer = send('application/json');
    await expect.poll(() => database.db.submission.count()).toBe(1);
    expect(await database.db.submission.findFirst()).toMatchObject({ state: 'QUEUED', attempt: 0 });
    await startJudge(echoEngine);
    const answered = await answer;
    expect(answered.status).toBe(200);
    expect(await answered.json()).toMatchObject({ data: { status: 'Accepted', passedCount: 2 } });
  });

  it('is not that API, also where it judged before', async () => {
    const languages = ['PYTHON'] as const;
    await announceJudge(database.db, `${hostname()}:${env.PORT}`, languages);
    await announceJudge(database.db, 'another:3000', languages);
    await startApi();
    const judges = await database.db.judgeServer.findMany({ select: { owner: true } });
    expect(judges).toEqual([{ owner: 'another:3000' }]);
  });

  it('ends the stream of somebody who waits at another server', async () => {
    const api = await startApi();
    await startJudge(echoEngine);
    const send = await learnerAt(api.url);
    const events = await (await send('text/event-stream')).text();
    expect(events).toMatch(/^event: queued[^]*event: done[^]*"status":"Accepted"/);
  });

  it('leaves alone what another one on the same machine is judging', async () => {
    const begun = vi.fn();
    await startJudge(endlessEngine(begun));
    const first = await queue();
    await expect.poll(() => begun.mock.calls.length).toBe(1);
    await startJudge(echoEngine);
    const second = await queue();
    const third = await queue();
    // The first has a slot left and may claim one of these; it would never end.
    await expect
      .poll(async () => [await stateOf(second), await stateOf(third)], { timeout: 10_000 })
      .toContain('DONE');
    expect(await rowOf(first)).toMatchObject({ state: 'RUNNING', attempt: 1, crashes: 0 });
    const owners = await database.db.judgeServer.findMany();
    expect(new Set(owners.map(({ owner }) => owner)).size).toBe(2);
  });

  it('gives back what it has not finished when it stops', async () => {
    const begun = vi.fn();
    const server = await startJudge(endlessEngine(begun));
    const id = await queue();
    await expect.poll(() => begun.mock.calls.length).toBe(1);
    const begin = performance.now();
    await server.stop();
    servers.splice(0);
    expect(performance.now() - begin).toBeLessThan(8_000);
    const kept = { state: 'QUEUED', owner: null, failures: 0, crashes: 0 };
    expect(await rowOf(id)).toMatchObject(kept);
  });

  it('does not start on a database of another release', async () => {
    await expect(startJudge(echoEngine, unmigrated.url)).rejects.toThrow('has not been applied');
    await expect(startJudge(echoEngine, 'postgresql://nobody@127.0.0.1:1/none')).rejects.toThrow(
      'The database cannot be read',
    );
  });

  it('claims nothing more, and is not ready, once the database is one of another release', async () => {
    const { url } = await startJudge(echoEngine);
    await database.db.$executeRaw`
      INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at)
      VALUES ('newer', '', '29991231000000_newer', now())`;
    const id = await queue();
    try {
      await sleep(SOME_LOOKS_MS);
      const answer = await fetch(`${url}/readyz`);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        ready: false,
        database: { ok: false, reason: expect.stringContaining('29991231000000_newer') },
      });
      expect(await rowOf(id)).toMatchObject({ state: 'QUEUED', attempt: 0 });
    } finally {
      await database.db.$executeRaw`DELETE FROM "_prisma_migrations" WHERE id = 'newer'`;
    }
    await expect.poll(() => stateOf(id)).toBe('DONE');
  });

  it('tells how it is, and answers nothing else', async () => {
    const { url } = await startJudge(echoEngine);
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(200);
    expect(Object.keys((await ready.json()) as object)).toEqual([
      ...['ready', 'database', 'disk', 'judge', 'version'],
    ]);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('stepwise_submissions_pending');
    const throughProxy = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
    expect((await fetch(`${url}/metrics`, throughProxy)).status).toBe(404);
    for (const path of ['/', '/api/v1/problems/get-all-problems', '/api/v1/docs', '/login']) {
      const answer = await fetch(url + path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('is not ready while its judge is unavailable, and says why to this machine alone', async () => {
    const reasons = ['There is no sandbox'];
    const status = { state: 'unavailable', reasons, remedies: [], languages: [] } as const;
    const { url } = await startJudge(scriptedEngine(() => ({}), status));
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ database: { ok: true }, judge: { reasons } });
    const elsewhere = await fetch(`${url}/readyz`, { headers: { 'X-Forwarded-For': '::1' } });
    expect(await elsewhere.json()).toMatchObject({ judge: { reasons: [] } });
  });

  it('leaves programs in languages that it lacks to a server that has them', async () => {
    const [lacking, having] = [noting(engineWithout('JAVA')), noting(echoEngine)];
    await startJudge(having.engine);
    await startJudge(lacking.engine);
    const ids = [await queue('JAVA'), await queue('PYTHON'), await queue('JAVA')];
    await expect
      .poll(async () => Promise.all(ids.map(stateOf)), { timeout: 10_000 })
      .toEqual(['DONE', 'DONE', 'DONE']);
    expect(lacking.ran).not.toContain('JAVA');
    expect(having.ran.filter((language) => language === 'JAVA')).toHaveLength(2);
  });

  it('counts a failure of what no server can run, as a server that is alone does', async () => {
    await startJudge(engineWithout('JAVA'));
    const id = await queue('JAVA');
    await expect.poll(async () => (await rowOf(id)).failures).toBeGreaterThan(0);
  });
});
