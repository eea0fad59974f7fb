import { expect, it, onTestFinished } from 'vitest';
import { readEnv } from '../../env.ts';
import { alwaysRoom } from '../../lib/disk-room.ts';
import { createLogger } from '../../lib/logger.ts';
import { serve } from '../../main.ts';
import { useTestDatabase } from '../database.ts';
import { queueOne } from '../fill/queue-one.ts';
import { echoEngine } from '../doubles/scripted-engine.ts';

const database = useTestDatabase();

it('a product without room for programs leaves what waits to other servers', async () => {
  const { id } = await queueOne(database.db);
  const rowOf = () => database.db.submission.findUniqueOrThrow({ where: { id } });
  let [isRoomy, asked] = [false, 0];
  const product = await serve({
    env: readEnv({ NODE_ENV: 'test', PORT: '0' }),
    ...{ databaseUrl: database.url, jwtSecrets: ['a secret of tests that is long enough'] },
    ...{ engine: echoEngine, logger: createLogger('silent') },
    hasRoom: alwaysRoom,
    hasRoomToJudge: () => {
      asked += 1;
      return Promise.resolve(isRoomy);
    },
    ...{ clientDirectory: null, concurrency: 1 },
  });
  onTestFinished(() => product.stop());
  // First for what it announces.
  await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(1);
  expect(await rowOf()).toMatchObject({ state: 'QUEUED', attempt: 0 });
  expect(await database.db.judgeServer.findMany()).toMatchObject([{ languages: [] }]);
  isRoomy = true;
  await expect.poll(async () => (await rowOf()).state, { timeout: 10_000 }).toBe('DONE');
});
