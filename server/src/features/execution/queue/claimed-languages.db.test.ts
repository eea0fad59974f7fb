import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { Breaker, PAUSE_MS } from '../../../judge/breaker.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { guardedEngine } from '../../../judge/guarded-engine.ts';
import { alwaysRoom, type HasRoom } from '../../../lib/disk-room.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { queueOne } from '../../../test/fill/queue-one.ts';
import {
  echoEngine,
  engineWithout,
  scriptedEngine,
} from '../../../test/doubles/scripted-engine.ts';
import { claimNext } from './claim.queries.ts';
import { ClaimedLanguages } from './claimed-languages.ts';
import { announceJudge, isServed } from './judge-servers.queries.ts';
import { requeue } from './lease.queries.ts';

const database = useTestDatabase();

beforeEach(async () => {
  await database.db.judgeServer.deleteMany();
  await database.db.submission.deleteMany();
});

async function claimedBy(
  engine: JudgeEngine,
  owner = 'this server',
  hasRoom: HasRoom = alwaysRoom,
) {
  const languages = new ClaimedLanguages({ db: database.db, engine, owner, hasRoom });
  await languages.renew();
  return languages.list();
}

const ALL = ['JAVASCRIPT', 'PYTHON', 'JAVA', 'TYPESCRIPT'];
const WITHOUT_JAVA = ['JAVASCRIPT', 'PYTHON', 'TYPESCRIPT'];

describe('the languages that a server claims', () => {
  it('are told to nobody any more once it has withdrawn, amid a renewal too', async () => {
    const hasRoom = () => setImmediate(true);
    const deps = { db: database.db, engine: echoEngine, owner: 'stops', hasRoom };
    const languages = new ClaimedLanguages(deps);
    await Promise.all([languages.renew(), languages.withdraw()]);
    expect(await database.db.judgeServer.count()).toBe(0);
  });

  it('are all where it is alone, so that what it cannot run fails and does not wait', async () => {
    expect(await claimedBy(engineWithout('JAVA'))).toEqual(ALL);
  });

  it('are those it can run where another server can run the others', async () => {
    expect(await claimedBy(echoEngine, 'has Java')).toEqual(ALL);
    expect(await claimedBy(engineWithout('JAVA'))).toEqual(WITHOUT_JAVA);
  });

  it('are all again once the other server is dead', async () => {
    await announceJudge(database.db, 'has Java', ['JAVA']);
    expect(await claimedBy(engineWithout('JAVA'))).toEqual(WITHOUT_JAVA);
    await database.db.$executeRaw`
      UPDATE "JudgeServer" SET "seenAt" = now() - interval '31 seconds' WHERE owner = 'has Java'`;
    expect(await claimedBy(engineWithout('JAVA'))).toEqual(ALL);
  });

  it('are none of those that others can run while its judge is unavailable', async () => {
    const languages = echoEngine.status().languages;
    const reasons = ['no sandbox'];
    const away = scriptedEngine(() => ({}), {
      ...{ state: 'unavailable', reasons, remedies: [], languages },
    });
    expect(await claimedBy(away)).toEqual(ALL);
    await announceJudge(database.db, 'another server', ['PYTHON', 'JAVA']);
    expect(await claimedBy(away)).toEqual(['JAVASCRIPT', 'TYPESCRIPT']);
    expect(await claimedBy(engineWithout('JAVA'), 'a third')).toEqual(WITHOUT_JAVA);
  });

  it('are none while its judge is left alone for a while; it announces them all the same', async () => {
    const clock = { ms: 0 };
    const breaker = new Breaker(() => clock.ms);
    while (!breaker.isOpen) breaker.enter()?.settle(false);
    const engine = guardedEngine(engineWithout('JAVA'), breaker);
    expect(await claimedBy(engine)).toEqual([]);
    expect(await claimedBy(echoEngine, 'has Java')).toEqual(ALL);
    const announced = { where: { owner: 'this server' }, select: { languages: true } };
    expect(await database.db.judgeServer.findMany(announced)).toEqual([
      { languages: WITHOUT_JAVA },
    ]);
    clock.ms = PAUSE_MS;
    expect(await claimedBy(engine)).toEqual(WITHOUT_JAVA);
    const probe = breaker.enter();
    expect(await claimedBy(engine)).toEqual([]);
    probe?.settle(true);
    expect(await claimedBy(engine)).toEqual(WITHOUT_JAVA);
  });
});

describe('what waits', () => {
  it('is served while a server that is alive runs its language', async () => {
    expect(await isServed(database.db)).toBe(true);
    await queueOne(database.db);
    expect(await isServed(database.db)).toBe(false);
    await announceJudge(database.db, 'has Java', ['JAVA']);
    expect(await isServed(database.db)).toBe(false);
    await announceJudge(database.db, 'has Python', ['PYTHON']);
    expect(await isServed(database.db)).toBe(true);
    await database.db.$executeRaw`
      UPDATE "JudgeServer" SET "seenAt" = now() - interval '31 seconds'`;
    expect(await isServed(database.db)).toBe(false);
  });

  it('is not served by a server without room', async () => {
    await queueOne(database.db);
    await claimedBy(echoEngine, 'full', () => Promise.resolve(false));
    expect(await isServed(database.db)).toBe(false);
    await claimedBy(echoEngine, 'full');
    expect(await isServed(database.db)).toBe(true);
  });

  it('waits also where a judge that is down has put it back', async () => {
    await queueOne(database.db);
    const lease = await claimNext(database.db, 'down', ['PYTHON']);
    if (!lease) throw new Error('nothing was claimed');
    await requeue(database.db, lease, 'down', { delayMs: 10_000, failed: false });
    expect(await isServed(database.db)).toBe(false);
    await announceJudge(database.db, 'has Python', ['PYTHON']);
    expect(await isServed(database.db)).toBe(true);
  });
});
