import { afterEach, describe, expect, it, vi } from 'vitest';
import { signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { ECHOES, echoInput } from '../../../test/requests/problem-input.ts';
import { buildProblem } from '../../../test/factories.ts';
import { endlessEngine, scriptedEngine } from '../../../test/doubles/scripted-engine.ts';

const database = useTestDatabase();
const PROBLEMS = '/api/v1/problems';

async function admin(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { browser: newBrowser, stopping } = await startTestApp(database.db, {
    worker: false,
    ...overrides,
  });
  const browser = newBrowser();
  await signUpAdmin(database.db, browser);
  const { id } = await buildProblem(database.db, { tests: [{ input: 'a', output: 'a' }] });
  const update = (change: object = {}) =>
    browser.put(`${PROBLEMS}/update-problem/${id}`).send({ ...echoInput, ...change });
  return { browser, stopping, id, update };
}

afterEach(() => vi.useRealTimers());

describe('reference solutions that are run before a save', () => {
  it('are run once at a time by one person, however they are asked for', async () => {
    let running = 0;
    const engine = endlessEngine(() => (running += 1));
    const { browser, stopping, update } = await admin({ engine, rateLimitScale: 1 });
    const create = () => browser.post(`${PROBLEMS}/create-problem`).send(echoInput);
    const held = create().then((answer) => answer);
    await expect.poll(() => running).toBe(1);
    const run = { referenceSolution: ECHOES, tests: echoInput.testCases };
    const others = [create(), update(), browser.post(`${PROBLEMS}/run-references`).send(run)];
    for (const answer of await Promise.all(others)) {
      expect([answer.status, answer.body.code]).toEqual([429, 'RATE_LIMITED']);
    }
    expect(running).toBe(1);
    stopping.abort();
    expect((await held).body).toMatchObject({ code: 'JUDGE_UNAVAILABLE' });
  });

  it('end after three minutes, and nothing is stored', async () => {
    let running = 0;
    const { update, id } = await admin({ engine: endlessEngine(() => (running += 1)) });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const held = update({ title: 'Another title' }).then((answer) => answer);
    while (running === 0) await new Promise((done) => setImmediate(done));
    vi.advanceTimersByTime(180_000);
    vi.useRealTimers();
    expect((await held).body).toMatchObject({
      code: 'QUEUE_FULL',
      message: 'The programs did not finish within three minutes',
    });
    expect(await database.db.problem.findUnique({ where: { id } })).not.toMatchObject({
      title: 'Another title',
    });
  });

  it.each([
    ['another checker', { checker: 'tokens' }],
    ['another limit of time', { timeLimitMs: 1_234 }],
    ['another limit of memory', { memoryLimitKb: 123_456 }],
  ])('have to be run again when the problem has %s by then', async (_what, data) => {
    const { db } = database;
    let edit = () => Promise.resolve();
    const engine = scriptedEngine(async (_source, stdin) => {
      await edit();
      return { stdout: stdin };
    });
    const { id, update } = await admin({ engine });
    edit = async () => {
      await db.problem.update({ where: { id }, data });
    };
    const { body } = await update({ title: 'Another title' }).expect(409);
    expect([body.code, body.message]).toEqual(['CONFLICT', expect.stringMatching(/Save again/)]);
    expect(await db.problem.findUnique({ where: { id } })).toMatchObject(data);
    // What is said of it holds, whatever it was meanwhile.
    await update({ title: 'Another title', ...data }).expect(200);
    await update({ title: 'Another title' }).expect(200);
  });

  it.each(['before they are run', 'while they are run'])(
    'replace nothing that somebody else has saved %s',
    async (when) => {
      const { db } = database;
      let edit = () => Promise.resolve();
      const engine = scriptedEngine(async (_source, stdin) => {
        await edit();
        return { stdout: stdin };
      });
      const { browser, id, update } = await admin({ engine });
      const opened = await browser.get(`${PROBLEMS}/get-problem/${id}`).expect(200);
      const { updatedAt: basedOn } = opened.body.data as { updatedAt: string };
      const save = async () => {
        await db.problem.update({ where: { id }, data: { constraints: 'Of somebody else' } });
      };
      if (when === 'while they are run') edit = save;
      else await save();
      const { body } = await update({ basedOn }).expect(409);
      expect(body.message).toBe('This problem was saved elsewhere since you opened it');
      const stored = await db.problem.findUniqueOrThrow({ where: { id } });
      expect(stored.constraints).toBe('Of somebody else');
      edit = () => Promise.resolve();
      const saved = await update({ basedOn: stored.updatedAt.toISOString() }).expect(200);
      await update({ basedOn: saved.body.data.updatedAt }).expect(200);
    },
  );

  it('mark earlier submissions where the checker was another one when they ended', async () => {
    const { db } = database;
    const stored = { title: '' };
    const engine = scriptedEngine(async (_source, stdin) => {
      await db.problem.updateMany({ where: { title: stored.title }, data: { checker: 'tokens' } });
      return { stdout: stdin };
    });
    const { id, update } = await admin({ engine });
    stored.title = (await db.problem.findUniqueOrThrow({ where: { id } })).title;
    const sets = () => db.testSet.count({ where: { problemId: id } });
    const before = await sets();
    // The one that it had at the beginning, and that it has not any more.
    await update({ checker: 'lines' }).expect(200);
    expect(await sets()).toBe(before + 1);
  });
});
