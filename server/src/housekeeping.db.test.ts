import { expect, it, vi } from 'vitest';
import { removeExpired } from './housekeeping.ts';
import { startTestApp } from './test/app.ts';
import { useTestDatabase } from './test/database.ts';
import { setClockOff } from './test/faults/wrong-clock.ts';

const database = useTestDatabase();

it('removes every expired session, counter, old link, token, invitation and dead judge, and no other', async () => {
  const { db } = database;
  const user = await db.user.create({ data: { name: 'Ada', email: 'ada@example.com' } });
  const [past, future] = [new Date(Date.now() - 1_000), new Date(Date.now() + 60_000)];
  await db.$executeRaw`
    INSERT INTO "Session" (id, "userId", "expiresAt")
    SELECT gen_random_uuid(), ${user.id}::uuid, ${past} FROM generate_series(1, 5001)`;
  await db.session.create({ data: { userId: user.id, expiresAt: future } });
  const counters = [past, future].map((resetAt, n) => ({ key: String(n), hits: 1, resetAt }));
  await db.rateCounter.createMany({ data: counters });
  const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
  for (const [tokenHash, expiresAt] of [
    ['forgotten', days(-8)],
    ['expired', days(-6)],
  ] as const) {
    const kind = 'RESET_PASSWORD';
    const data = { userId: user.id, kind, tokenHash, createdAt: days(-9), expiresAt } as const;
    await db.oneTimeLink.create({ data });
  }
  await db.invitation.createMany({
    data: [-31, -29, 1].map((day) => ({
      ...{ tokenHash: String(day), note: 'Class 10b', places: 1 },
      ...{ createdAt: days(-40), expiresAt: days(day) },
    })),
  });
  await db.apiToken.createMany({
    data: [-31, -29, 1].map((day) => ({
      ...{
        userId: user.id,
        name: 'Laptop',
        tokenHash: String(day),
        start: 'swp_',
        scopes: ['read' as const],
      },
      ...{ createdAt: days(-40), expiresAt: days(day) },
    })),
  });
  await db.judgeServer.createMany({
    data: [past, days(-1)].map((seenAt, n) => ({ owner: `judge ${n}`, seenAt })),
  });
  expect(await removeExpired(db)).toBe(5_006);
  expect(await db.judgeServer.findMany()).toMatchObject([{ owner: 'judge 0' }]);
  expect(await db.invitation.count({ where: { tokenHash: { in: ['-29', '1'] } } })).toBe(2);
  expect(await db.invitation.count()).toBe(2);
  expect(await db.apiToken.count({ where: { tokenHash: { in: ['-29', '1'] } } })).toBe(2);
  expect(await db.apiToken.count()).toBe(2);
  expect(await db.oneTimeLink.findMany({ select: { tokenHash: true } })).toEqual([
    { tokenHash: 'expired' },
  ]);
  expect(await db.session.count()).toBe(1);
  expect(await db.rateCounter.findMany({ select: { key: true } })).toEqual([{ key: '1' }]);
});

const person = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'secret-enough' };

it.each([
  ['eight days behind', -8],
  ['eight days ahead', 8],
])(
  'ends no session with the clock of the server %s, also when it is set right',
  async (_how, days) => {
    const { db } = database;
    await db.user.deleteMany();
    const { browser: newBrowser } = await startTestApp(db);
    setClockOff(days * 24 * 3_600_000);
    const answer = await newBrowser().post('/api/v1/auth/register').send(person).expect(201);
    // A browser counts the days of a cookie by its own clock.
    const cookies = answer.headers['set-cookie'] as unknown as string[];
    const profile = () => newBrowser().get('/api/v1/auth/get-profile').set('Cookie', cookies);
    for (const setRight of [() => undefined, () => vi.unstubAllGlobals()]) {
      setRight();
      await removeExpired(db);
      await profile().expect(200);
    }
  },
);
