import { expect, it } from 'vitest';
import { removeExpired } from './housekeeping.ts';
import { useTestDatabase } from './test/database.ts';

const database = useTestDatabase();

it('removes every expired session and counter, however many, and no other', async () => {
  const { db } = database;
  const user = await db.user.create({ data: { name: 'Ada', email: 'ada@example.com' } });
  const [past, future] = [new Date(Date.now() - 1_000), new Date(Date.now() + 60_000)];
  await db.$executeRaw`
    INSERT INTO "Session" (id, "userId", "expiresAt")
    SELECT gen_random_uuid(), ${user.id}::uuid, ${past} FROM generate_series(1, 5001)`;
  await db.session.create({ data: { userId: user.id, expiresAt: future } });
  const counters = [past, future].map((resetAt, n) => ({ key: String(n), hits: 1, resetAt }));
  await db.rateCounter.createMany({ data: counters });
  expect(await removeExpired(db)).toBe(5_002);
  expect(await db.session.count()).toBe(1);
  expect(await db.rateCounter.findMany({ select: { key: true } })).toEqual([{ key: '1' }]);
});
