import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import pg from 'pg';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import {
  JobUnfinishedError,
  JudgeUnavailableError,
  type JudgeEngine,
} from '../../../judge/engine.ts';
import { alwaysRoom, type HasRoom } from '../../../lib/disk-room.ts';
import { createLogger } from '../../../lib/logger.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { queueOne } from '../../../test/fill/queue-one.ts';
import { echoEngine, scriptedEngine } from '../../../test/doubles/scripted-engine.ts';
import { JudgeWorker } from './judge-worker.ts';
import { claimNext } from '../queue/claim.queries.ts';
import { JudgingPace } from './judging-pace.ts';
import { ProgressBus } from '../streams/progress.ts';

const database = useTestDatabase();

const queueSubmission = (email?: string) => queueOne(database.db, email);

function startWorker(
  engine: JudgeEngine,
  hasRoom: HasRoom = alwaysRoom,
  progress = new ProgressBus(),
): JudgeWorker {
  return new JudgeWorker({
    pace: new JudgingPace(),
    db: database.db,
    engine,
    logger: createLogger('silent'),
    progress,
    hasRoom,
    owner: 'this server',
    concurrency: 2,
  });
}

async function administer(...statements: string[]): Promise<void> {
  const administrator = new pg.Client({ connectionString: inject('testPostgres').url });
  await administrator.connect();
  for (const statement of statements) await administrator.query(statement);
  await administrator.end();
}

const nameOfDatabase = () => new URL(database.url).pathname.slice(1);

/** Until it is brought back nobody can connect, and who was connected is no more. */
const takeDatabaseAway = () =>
  administer(
    `ALTER DATABASE ${nameOfDatabase()} CONNECTION LIMIT 0`,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameOfDatabase()}'`,
  );

const bringDatabaseBack = () =>
  administer(`ALTER DATABASE ${nameOfDatabase()} CONNECTION LIMIT -1`);

afterEach(bringDatabaseBack);

const stateOf = async (id: string) =>
  database.db.submission.findUniqueOrThrow({ where: { id } }).then((row) => row.state);

describe('the judge worker', () => {
  it('judges what was queued while no server ran', async () => {
    const { id } = await queueSubmission();
    const worker = startWorker(echoEngine);
    await worker.start();
    await expect.poll(() => stateOf(id), { timeout: 5_000 }).toBe('DONE');
    await worker.stop(0);
  });

  it('is in the list of judges until it stops', async () => {
    const worker = startWorker(echoEngine);
    await worker.start();
    expect(await database.db.judgeServer.count()).toBe(1);
    await worker.stop(0);
    expect(await database.db.judgeServer.count()).toBe(0);
  });

  it('takes over from a server that died, and counts the death', async () => {
    const { id } = await queueSubmission();
    await claimNext(database.db, 'a dead server', LANGUAGE_KEYS);
    await database.db.submission.update({
      where: { id },
      data: { leaseUntil: new Date(Date.now() - 1_000) },
    });
    const worker = startWorker(echoEngine);
    await worker.start();
    await expect.poll(() => stateOf(id), { timeout: 5_000 }).toBe('DONE');
    await worker.stop(0);
    const row = await database.db.submission.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ attempt: 2, crashes: 1, verdict: 'Accepted' });
  });

  it.each([
    ['the judge has failed', new Error('the sandbox broke')],
    ['the machine was too busy', new JobUnfinishedError('The machine was too busy')],
  ])('tries again after %s, and counts that apart', async (_, error) => {
    let failures = 2;
    const engine = scriptedEngine((_source, stdin) => {
      if (failures-- > 0) throw error;
      return { stdout: stdin };
    });
    const { id } = await queueSubmission();
    const worker = startWorker(engine);
    await worker.start();
    await expect.poll(() => stateOf(id), { timeout: 15_000 }).toBe('DONE');
    await worker.stop(0);
    const row = await database.db.submission.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ failures: 2, crashes: 0, verdict: 'Accepted' });
  });

  it('gives a submission up that keeps killing the server', async () => {
    const { id } = await queueSubmission();
    await database.db.submission.update({ where: { id }, data: { crashes: 5 } });
    const worker = startWorker(echoEngine);
    await worker.start();
    await expect.poll(() => stateOf(id), { timeout: 5_000 }).toBe('ERROR');
    await worker.stop(0);
    const row = await database.db.submission.findUniqueOrThrow({ where: { id } });
    expect(row.verdict).toBe('Internal Error');
  });

  it('tries what it has given up once more later, and gives up again after one failure', async () => {
    const { db } = database;
    let isBroken = true;
    const engine = scriptedEngine((_source, stdin) => {
      if (isBroken) throw new Error('the sandbox broke');
      return { stdout: stdin };
    });
    const { id } = await queueSubmission();
    await db.submission.update({ where: { id }, data: { failures: 11 } });
    const worker = startWorker(engine);
    await worker.start();
    const find = () => db.submission.findUniqueOrThrow({ where: { id } });
    await expect.poll(() => stateOf(id), { timeout: 5_000 }).toBe('ERROR');
    expect((await find()).runAfter?.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);

    const tenMinutesPass = async () => {
      await db.submission.update({ where: { id }, data: { runAfter: new Date() } });
      worker.wake();
    };
    await tenMinutesPass();
    await expect.poll(async () => (await find()).attempt, { timeout: 5_000 }).toBe(2);
    await expect.poll(() => stateOf(id), { timeout: 5_000 }).toBe('ERROR');
    isBroken = false;
    await tenMinutesPass();
    await expect.poll(() => stateOf(id), { timeout: 5_000 }).toBe('DONE');
    expect(await find()).toMatchObject({ attempt: 3, verdict: 'Accepted' });

    const dayBefore = new Date(Date.now() - 25 * 60 * 60_000);
    const old = await queueSubmission();
    await db.submission.update({
      where: { id: old.id },
      data: {
        state: 'ERROR',
        verdict: 'Internal Error',
        ...{ doneAt: dayBefore, runAfter: dayBefore, createdAt: dayBefore },
      },
    });
    expect(await claimNext(db, 'another server', LANGUAGE_KEYS)).toBeNull();
    await worker.stop(0);
    await db.submission.deleteMany();
  });

  it('judges again what it could not write down, and blames nobody for it', async () => {
    let isAway = false;
    const engine = scriptedEngine(async (_source, stdin) => {
      if (!isAway) await takeDatabaseAway();
      isAway = true;
      return { stdout: stdin };
    });
    const { id } = await queueSubmission();
    const worker = startWorker(engine);
    await worker.start();
    await expect.poll(() => isAway, { timeout: 5_000 }).toBe(true);
    await expect(stateOf(id)).rejects.toThrow();
    await bringDatabaseBack();
    await expect.poll(() => stateOf(id), { timeout: 10_000 }).toBe('DONE');
    await worker.stop(0);
    const row = await database.db.submission.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ failures: 0, crashes: 0, attempt: 2 });
  });

  it('starts before its database, and gives back what an earlier run left once that is there', async () => {
    const { id } = await queueSubmission();
    await claimNext(database.db, 'this server', LANGUAGE_KEYS);
    await takeDatabaseAway();
    const worker = startWorker(echoEngine);
    await worker.start();
    await expect(stateOf(id)).rejects.toThrow();
    await bringDatabaseBack();
    await expect.poll(() => stateOf(id), { timeout: 10_000 }).toBe('DONE');
    await worker.stop(0);
    const row = await database.db.submission.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ crashes: 1, attempt: 2 });
  });

  it('claims nothing while the disk is full', async () => {
    let hasRoom = false;
    const { id } = await queueSubmission();
    let asked = 0;
    const worker = startWorker(echoEngine, () => {
      asked += 1;
      return Promise.resolve(hasRoom);
    });
    await worker.start();
    // First for what it announces.
    await expect.poll(() => asked).toBeGreaterThan(1);
    const row = await database.db.submission.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ state: 'QUEUED', attempt: 0 });
    hasRoom = true;
    worker.wake();
    await expect.poll(() => stateOf(id), { timeout: 5_000 }).toBe('DONE');
    await worker.stop(0);
  });

  it('keeps submissions waiting while the judge is down', async () => {
    const engine = scriptedEngine(() => {
      throw new JudgeUnavailableError('down');
    });
    const { id } = await queueSubmission();
    const worker = startWorker(engine);
    await worker.start();
    await expect
      .poll(async () => {
        const row = await database.db.submission.findUniqueOrThrow({ where: { id } });
        return row.attempt > 0 && row.state === 'QUEUED' && row.failures === 0;
      })
      .toBe(true);
    await worker.stop(0);
    await database.db.submission.delete({ where: { id } });
  });

  it('waits for what it has claimed twice, and not only until the first has ended', async () => {
    const goOn: (() => void)[] = [];
    const engine: JudgeEngine = {
      ...echoEngine,
      async *run(job, signal) {
        await new Promise<void>((resolve) => goOn.push(resolve));
        yield* echoEngine.run(job, signal);
      },
    };
    const progress = new ProgressBus();
    const { id } = await queueSubmission();
    const worker = startWorker(engine, alwaysRoom, progress);
    await worker.start();
    await expect.poll(() => goOn.length, { timeout: 5_000 }).toBe(1);
    const where = { id };
    await database.db.submission.update({ where, data: { leaseUntil: new Date(0) } });
    await expect.poll(() => goOn.length, { timeout: 10_000 }).toBe(2);
    const settled = vi.fn();
    const unsubscribe = progress.listen(id, (event) => {
      if (event.kind === 'settled') settled();
    });
    goOn[0]?.();
    await expect.poll(() => settled.mock.calls.length).toBe(1);
    unsubscribe();
    const stopping = worker.stop(10_000);
    goOn[1]?.();
    await stopping;
    const row = await database.db.submission.findUniqueOrThrow({ where });
    expect(row).toMatchObject({ state: 'DONE', attempt: 2, verdict: 'Accepted' });
  });

  it('puts back what it has not finished when it stops', async () => {
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const never = new Promise<never>(() => undefined);
    const engine: JudgeEngine = {
      ...echoEngine,
      async *run(_job, signal) {
        begin();
        const aborted = new Promise<never>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
        yield await Promise.race([never, aborted]);
      },
    };
    const { id } = await queueSubmission();
    const worker = startWorker(engine);
    await worker.start();
    await begun;
    await worker.stop(0);
    const row = await database.db.submission.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ state: 'QUEUED', failures: 0, crashes: 0, owner: null });
    await database.db.submission.delete({ where: { id } });
  });

  it('lets a person with nothing running go before one who already has a turn', async () => {
    const { db } = database;
    const greedy = [await queueSubmission(), await queueSubmission()];
    const patient = await queueSubmission('patient@example.com');
    const first = await claimNext(db, 'a', LANGUAGE_KEYS);
    const second = await claimNext(db, 'a', LANGUAGE_KEYS);
    expect([first?.id, second?.id]).toEqual([greedy[0]?.id, patient.id]);
    await db.submission.deleteMany();
  });
});
