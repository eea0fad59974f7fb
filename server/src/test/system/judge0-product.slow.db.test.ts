import request from 'supertest';
import { afterEach, expect, it } from 'vitest';
import { judge0Options } from '../../judge0-options.ts';
import { readEnv } from '../../env.ts';
import { alwaysRoom } from '../../lib/disk-room.ts';
import { createLogger } from '../../lib/logger.ts';
import { serve } from '../../main.ts';
import { signUp } from '../app.ts';
import { useTestDatabase } from '../database.ts';
import { buildProblem } from '../factories.ts';
import { scriptedEngine } from '../doubles/scripted-engine.ts';
import { createEngine } from '../../judge/create-engine.ts';
import { startDouble } from '../../judge/engines/judge0/double/start-double.ts';
import type { RunningDouble } from '../../judge/engines/judge0/double/start-double.ts';

const database = useTestDatabase();
const PATIENCE = { timeout: 40_000, interval: 100 };

/** Whatever it is, also what the client looks by whether programs run, prints its input. */
const ECHO = scriptedEngine((_source, stdin) => ({ stdout: stdin }));

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** The whole product as its settings say. The server's programs are scripted. */
async function startProduct(judge0: RunningDouble) {
  const env = readEnv({
    ...{ NODE_ENV: 'test', PORT: '0', RATE_LIMIT_SCALE: '1000' },
    ...{ JUDGE_ENGINE: 'judge0', JUDGE0_URL: judge0.url },
  });
  const options = judge0Options(env);
  if (!options) throw new Error('no options');
  const timing = { retryPausesMs: [20], firstPollMs: 20, slowestPollMs: 100, watchTroubleMs: 100 };
  const product = await serve({
    ...{ env, databaseUrl: database.url, jwtSecrets: ['a secret of tests that is long enough'] },
    engine: await createEngine(env.JUDGE_ENGINE, { judge0: { ...options, timing } }),
    logger: createLogger('silent'),
    hasRoom: alwaysRoom,
    hasRoomToJudge: alwaysRoom,
    ...{ clientDirectory: null, concurrency: 2 },
  });
  open.push(() => product.stop());
  return product;
}

it('judges on Judge0, and what is sent in while that is away as soon as it is back', async () => {
  const judge0 = await startDouble(ECHO);
  const { url } = await startProduct(judge0);
  const browser = request.agent(url);
  await signUp(browser);
  const problem = await buildProblem(database.db);
  const program = { source_code: { PYTHON: 'echo' }, language_id: 71, problemId: problem.id };

  const tried = await browser
    .post('/api/v1/execution-code/custom')
    .send({ ...program, stdin: ['one'] });
  expect(tried.body.data.runs).toMatchObject([{ stdin: 'one', stdout: 'one' }]);
  const judged = await browser.post('/api/v1/execution-code').send(program);
  expect(judged.body.data).toMatchObject({ status: 'Accepted', passedCount: 2 });

  const port = Number(new URL(judge0.url).port);
  await judge0.close();
  const held = browser
    .post('/api/v1/execution-code')
    .set('Idempotency-Key', 'while-it-is-away')
    .send({ ...program, source_code: { JAVASCRIPT: 'echo' }, language_id: 63 })
    .then((answer) => answer.status);
  const stateOf = async () => {
    const where = { idempotencyKey: 'while-it-is-away' };
    const row = await database.db.submission.findFirst({ where });
    return row && { state: row.state, verdict: row.verdict, failures: row.failures };
  };
  const readiness = async () => (await request(url).get('/readyz')).text;
  await expect.poll(readiness, PATIENCE).toContain('unavailable');
  await expect.poll(stateOf, PATIENCE).toMatchObject({ verdict: null, failures: 0 });

  const back = await startDouble(ECHO, {}, port);
  open.push(() => back.close());
  await expect.poll(stateOf, PATIENCE).toMatchObject({ state: 'DONE', verdict: 'Accepted' });
  expect([200, 202]).toContain(await held);
});
