import type { Metrics } from '@stepwise/contracts/metrics';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import {
  DAY,
  HOUR,
  judgeAgain,
  makePerson,
  MINUTE,
  PROGRAM,
  sendAgo,
} from '../../test/sent-ago.ts';
import { announceJudge } from '../execution/queue/judge-servers.queries.ts';
import { readJudging } from './judging-figures.queries.ts';

const database = useTestDatabase();
const METRICS = '/api/v1/admin/metrics';

beforeAll(async () => {
  const { db } = database;
  const send = (sent: Parameters<typeof sendAgo>[1]) => sendAgo(db, sent);
  const { id: stairs } = await buildProblem(db);
  const { id: islands } = await buildProblem(db);
  const ada = await makePerson(db, 'Ada', HOUR);
  const bob = await makePerson(db, 'Bob', 3 * DAY);
  const carol = await makePerson(db, 'Carol', 20 * DAY);
  const [dan, eve, frank] = await Promise.all(
    ['Dan', 'Eve', 'Frank'].map((name) => makePerson(db, name, 100 * DAY)),
  );
  const wrong = { verdict: 'Wrong Answer', to: stairs };
  await send({ ...wrong, by: ada, secondsAgo: 30 * MINUTE, took: 1, fails: [2] });
  await send({ by: ada, to: stairs, verdict: 'Accepted', secondsAgo: 20 * MINUTE, took: 3 });
  await send({
    ...{ by: bob, to: stairs, language: 'JAVA', verdict: 'Internal Error', state: 'ERROR' },
    ...{ secondsAgo: 15 * MINUTE, took: 2 * MINUTE },
  });
  await send({ ...wrong, by: bob, secondsAgo: 10 * HOUR, took: 5, fails: [1, 2] });
  const again = await send({ ...wrong, by: bob, secondsAgo: 2 * HOUR });
  await judgeAgain(db, again, { verdict: 'Time Limit Exceeded', took: 7 });
  await send({ by: carol, to: islands, verdict: 'Accepted', secondsAgo: 3 * DAY });
  await send({ ...wrong, by: eve ?? '', to: islands, secondsAgo: 20 * DAY, fails: [1] });
  await send({ ...wrong, by: frank ?? '', to: islands, secondsAgo: 40 * DAY });
  await send({ by: carol, to: islands, verdict: null, secondsAgo: 90 });
  await send({ by: carol, to: islands, verdict: null, secondsAgo: 95, state: 'RUNNING' });
  await db.$executeRaw`
    INSERT INTO "SolveSession" ("userId", "problemId", day, "openedAt")
    VALUES (${dan}::uuid, ${stairs}::uuid, current_date, now() - interval '3 days')`;
  await db.mail.createMany({
    data: [1, 2, 3].map((n) => ({
      ...{ kind: 'RESET_PASSWORD' as const, to: `${n}@figures.example` },
      ...(n === 3 && { failedAt: new Date(), error: 'No such user' }),
    })),
  });
  await announceJudge(db, 'first:3000', ['PYTHON', 'JAVA']);
  await announceJudge(db, 'second:3000', []);
  await db.$executeRaw`
    UPDATE "JudgeServer" SET "seenAt" = now() - interval '2 minutes' WHERE owner = 'second:3000'`;
});

let administrator: Browser;

beforeEach(async () => {
  const { browser } = await startTestApp(database.db, { worker: false });
  administrator = browser();
  await signUpAdmin(database.db, administrator);
});

async function read(): Promise<Metrics> {
  const { body } = await administrator.get(METRICS).expect(200);
  return body.data;
}

describe('the figures of an installation', () => {
  it('of the queue count what waits and what runs', async () => {
    const { queue } = await read();
    expect(queue).toMatchObject({ waiting: 1, isMore: false, running: 1 });
    expect(queue.oldestSeconds).toBeGreaterThanOrEqual(90);
    expect(queue.oldestSeconds).toBeLessThan(90 + 10 * MINUTE);
  });

  it('of judging count each submission as it was judged first', async () => {
    const { hour, day, isMore, languages } = (await read()).judging;
    expect(hour).toMatchObject({ judged: 3, failed: 1 });
    expect(hour.perMinute).toBeCloseTo(3 / 60);
    // Of 1 and 3 seconds.
    expect(hour.p50Seconds).toBeCloseTo(2);
    expect(hour.p95Seconds).toBeCloseTo(2.9);
    expect(day).toMatchObject({ judged: 5, failed: 1 });
    expect(day.perMinute).toBeCloseTo(5 / (24 * 60));
    // Of 1, 3, 5 and 7 seconds.
    expect(day.p50Seconds).toBeCloseTo(4);
    expect(day.p95Seconds).toBeCloseTo(6.7);
    expect(isMore).toBe(false);
    expect(languages).toEqual([
      {
        language: 'PYTHON',
        verdicts: { Accepted: 1, 'Time Limit Exceeded': 1, 'Wrong Answer': 2 },
      },
      { language: 'JAVA', verdicts: { 'Internal Error': 1 } },
    ]);
  });

  it('of more submissions than are looked at stand for the time of those', async () => {
    // The newest five of eight, of which three are judged; the oldest was sent half an hour ago.
    const { hour, day, isMore } = await readJudging(database.db, 5);
    expect(isMore).toBe(true);
    expect(hour.judged).toBe(3);
    expect(hour.perMinute).toBeCloseTo(3 / 30, 2);
    expect(day.perMinute).toBeCloseTo(3 / 30, 2);
  });

  it('of people count each once, by what they did last', async () => {
    const { active, registered } = (await read()).people;
    expect(active).toEqual({ day: 3, week: 4, month: 5 });
    const ours = { email: { not: { endsWith: '@figures.example' } } };
    const others = await database.db.user.count({ where: ours });
    expect(registered).toEqual({ day: 1 + others, week: 2 + others, month: 3 + others });
  });

  it('of servers, mails and the database are those of the tables', async () => {
    const { judges, mail, database: stored } = await read();
    expect(judges).toMatchObject([
      { name: 'first:3000', languages: ['PYTHON', 'JAVA'], isAlive: true },
      { name: 'second:3000', languages: [], isAlive: false },
    ]);
    expect(judges[1]?.seenSeconds).toBeGreaterThanOrEqual(120);
    expect(mail).toEqual({ isOn: false, waiting: 2, givenUp: 1 });
    expect(stored.schema).toMatch(/^\d{14}_\w+$/);
    expect(stored.tables).toHaveLength(5);
    const sizes = stored.tables.map(({ bytes }) => bytes);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(stored.bytes).toBeGreaterThan(sizes.reduce((sum, size) => sum + size));
  });

  it('say what the server knows of itself', async () => {
    const machine = { version: '9', uptimeSeconds: 5, data: null, scratch: null, backup: null };
    const readMachine = () => Promise.resolve(machine);
    const { browser } = await startTestApp(database.db, { worker: false, readMachine });
    const one = browser();
    await signUpAdmin(database.db, one);
    expect((await one.get(METRICS).expect(200)).body.data.machine).toEqual(machine);
  });

  it('cost many who look what they cost one', async () => {
    const reads = vi.spyOn(database.db, 'read');
    await Promise.all(Array.from({ length: 10 }, read));
    await read();
    const texts = reads.mock.calls.map(([{ text }]) => text);
    reads.mockRestore();
    for (const table of ['"PastJudging"', '"SolveSession"', '"JudgeServer"', '"Mail"']) {
      expect(texts.filter((text) => text.includes(table))).toHaveLength(1);
    }
  });

  it('name nobody, and hold no program', async () => {
    const text = JSON.stringify(await read());
    expect(text).not.toMatch(/figures\.example|Ada|Carol|Lovelace/);
    expect(text).not.toContain(PROGRAM);
  });

  it('are for administrators alone', async () => {
    const { browser } = await startTestApp(database.db, { worker: false });
    await browser().get(METRICS).expect(401);
    const learner = browser();
    await signUp(learner);
    await learner.get(METRICS).expect(403);
  });
});

afterAll(() => vi.restoreAllMocks());
