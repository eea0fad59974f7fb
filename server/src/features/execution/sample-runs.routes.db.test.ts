import { customExecutionResponseSchema } from '@stepwise/contracts/execution';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../../judge/engine.ts';
import { startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { echoEngine, endlessEngine } from '../../test/doubles/scripted-engine.ts';
import { REGISTRATION } from '../auth/registration/registration.queries.ts';

const database = useTestDatabase();

beforeEach(() => database.db.setting.deleteMany());

const run = (browser: Browser, problemId: string, change: object = {}) =>
  browser
    .post('/api/v1/execution-code/samples')
    .send({ source_code: 'echo', language_id: 71, problemId, ...change });

async function stranger(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const app = await startTestApp(database.db, overrides);
  return { ...app, visitor: app.browser() };
}

describe('execution-code/samples', () => {
  it('runs the first samples for a visitor, after everybody else, and stores nothing', async () => {
    const jobs: Job[] = [];
    const engine = {
      ...echoEngine,
      run: (job: Job, signal: AbortSignal) => {
        jobs.push(job);
        return echoEngine.run(job, signal);
      },
    };
    const { visitor } = await stranger({ engine });
    const inputs = ['1', '2', '3', '4'].map((input) => ({ input, output: '1' }));
    const hidden = { input: 'hidden', output: 'hidden', hidden: true };
    const { id } = await buildProblem(database.db, { tests: [hidden, ...inputs] });
    const answer = await run(visitor, id).expect(200);
    const { data } = customExecutionResponseSchema.parse(answer.body);
    expect(data.runs).toMatchObject([
      { stdin: '1', stdout: '1', expected: '1', status: 'Accepted', fault: null },
      { stdin: '2', stdout: '2', expected: '1', status: 'Wrong Answer' },
      { stdin: '3', status: 'Wrong Answer' },
    ]);
    expect(jobs.map(({ isBackground, isShort }) => [isBackground, isShort])).toEqual([
      [true, false],
    ]);
    expect(await database.db.submission.count()).toBe(0);
  });

  it('takes no inputs of a visitor, and meets no drafts', async () => {
    const { visitor } = await stranger();
    const { id } = await buildProblem(database.db);
    const answer = await run(visitor, id, { stdin: ['mine'] }).expect(200);
    expect(answer.body.data.runs).toHaveLength(1);
    expect(answer.text).not.toContain('mine');
    await run(visitor, id, { source_code: '' }).expect(400);
    await database.db.problem.update({ where: { id }, data: { isDraft: true } });
    await run(visitor, id).expect(404);
    await run(visitor, crypto.randomUUID()).expect(404);
  });

  it.each([
    { mode: 'CLOSED', domains: [] },
    { mode: 'INVITATION', domains: [] },
    { mode: 'OPEN', domains: ['school.example'] },
  ])('is for nobody where not everybody may register: %j', async (value) => {
    const { visitor } = await stranger();
    const { id } = await buildProblem(database.db);
    await database.db.setting.create({ data: { key: REGISTRATION.key, value } });
    expect((await run(visitor, id).expect(403)).body.code).toBe('FORBIDDEN');
    const read = await visitor.get(`/api/v1/explore/problem/${id}`).expect(200);
    expect(read.body.data.canRun).toBe(false);
  });

  it('goes on once at a time for an address, ten times a minute, and ends with the server', async () => {
    let running = 0;
    const engine = endlessEngine(() => (running += 1));
    const { visitor, stopping } = await stranger({ engine, rateLimitScale: 1 });
    const { id } = await buildProblem(database.db);
    const held = run(visitor, id).then((answer) => answer);
    await expect.poll(() => running).toBe(1);
    for (let tries = 2; tries <= 10; tries += 1) {
      const second = await run(visitor, id).expect(429);
      expect(second.body.message).toContain('still under way');
    }
    expect((await run(visitor, id).expect(429)).body.message).toContain('Too many requests');
    stopping.abort();
    expect((await held).body.code).toBe('JUDGE_UNAVAILABLE');
  });
});
