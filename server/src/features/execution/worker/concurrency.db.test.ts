import { beforeEach, expect, it } from 'vitest';
import { alwaysRoom } from '../../../lib/disk-room.ts';
import { createLogger } from '../../../lib/logger.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { scriptedEngine } from '../../../test/doubles/scripted-engine.ts';
import { queueOne } from '../../../test/fill/queue-one.ts';
import { ProgressBus } from '../streams/progress.ts';
import { JudgeWorker } from './judge-worker.ts';
import { JudgingPace } from './judging-pace.ts';

const database = useTestDatabase();

beforeEach(async () => {
  await database.db.user.deleteMany();
});

it('claims more when the engine has got more room, and no more than that', async () => {
  const { db } = database;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let slots = 1;
  const worker = new JudgeWorker({
    ...{ db, logger: createLogger('silent'), owner: 'this server', hasRoom: alwaysRoom },
    ...{ progress: new ProgressBus(), pace: new JudgingPace() },
    engine: scriptedEngine(async (_source, stdin) => {
      await held;
      return { stdout: stdin };
    }),
    concurrency: () => slots,
  });
  for (const name of ['a', 'b', 'c']) await queueOne(db, `${name}@example.com`);
  const claimed = () => db.submission.count({ where: { state: 'RUNNING' } });
  await worker.start();
  await expect.poll(claimed, { timeout: 20_000 }).toBe(1);
  slots = 2;
  worker.wake();
  await expect.poll(claimed, { timeout: 20_000 }).toBe(2);
  letGo();
  await expect
    .poll(() => db.submission.count({ where: { state: 'DONE' } }), { timeout: 20_000 })
    .toBe(3);
  await worker.stop(0);
});
