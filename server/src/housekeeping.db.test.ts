import { Prisma } from '@stepwise/db/client';
import { expect, it, vi } from 'vitest';
import { eraseExpired, keepHouse, removeExpired } from './housekeeping.ts';
import { startTestApp } from './test/app.ts';
import { useTestDatabase } from './test/database.ts';
import { buildProblem } from './test/factories.ts';
import { setClockOff } from './test/faults/wrong-clock.ts';

const database = useTestDatabase();

it('removes every expired session, counter, old link, mail, message, announcement, token, grant, invitation and dead judge, and no other', async () => {
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
  await db.roleGrant.createMany({
    data: [null, -31, -29, 1].map((day) => ({
      ...{ userId: user.id, role: 'SETTER' as const, scopeType: 'PROBLEM' as const },
      ...{ scopeId: crypto.randomUUID(), expiresAt: day === null ? null : days(day) },
    })),
  });
  await db.mail.createMany({
    data: [-8, -6].map((day) => ({
      ...{ kind: 'RESET_PASSWORD' as const, to: `${day}@example.com`, createdAt: days(day) },
      ...{ failedAt: days(day), error: 'No such address' },
    })),
  });
  await db.message.createMany({
    data: [-367, -360].map((day) => ({
      ...{ name: 'Ada', email: `${day}@example.com`, text: 'Hello', createdAt: days(day) },
    })),
  });
  await db.announcement.createMany({
    data: [-91, -89].map((day) => ({
      ...{ text: String(day), level: 'INFO' as const, audience: 'EVERYBODY' as const },
      ...{ startsAt: days(-100), endsAt: days(day) },
    })),
  });
  await db.judgeServer.createMany({
    data: [past, days(-1)].map((seenAt, n) => ({ owner: `judge ${n}`, seenAt })),
  });
  expect(await removeExpired(db)).toBe(5_010);
  expect(await db.judgeServer.findMany()).toMatchObject([{ owner: 'judge 0' }]);
  expect(await db.invitation.count({ where: { tokenHash: { in: ['-29', '1'] } } })).toBe(2);
  expect(await db.invitation.count()).toBe(2);
  expect(await db.apiToken.count({ where: { tokenHash: { in: ['-29', '1'] } } })).toBe(2);
  expect(await db.apiToken.count()).toBe(2);
  expect(await db.roleGrant.count()).toBe(3);
  expect(await db.roleGrant.count({ where: { expiresAt: null } })).toBe(1);
  expect(await db.mail.findMany({ select: { to: true } })).toEqual([{ to: '-6@example.com' }]);
  expect(await db.message.findMany({ select: { email: true } })).toEqual([
    { email: '-360@example.com' },
  ]);
  expect(await db.announcement.findMany({ select: { text: true } })).toEqual([{ text: '-89' }]);
  expect(await db.oneTimeLink.findMany({ select: { tokenHash: true } })).toEqual([
    { tokenHash: 'expired' },
  ]);
  expect(await db.session.count()).toBe(1);
  expect(await db.rateCounter.findMany({ select: { key: true } })).toEqual([{ key: '1' }]);
});

it('removes what was typed in a rehearsal after thirty days, unless its person keeps it', async () => {
  const { db } = database;
  const user = await db.user.create({ data: { name: 'Tay', email: 'tay@example.com' } });
  const { id: problemId } = await buildProblem(db);
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const tape = { create: { take: crypto.randomUUID(), seq: 0, events: '[]' } };
  for (const [days, keepsTape] of [
    [31, false],
    [29, false],
    [31, true],
  ] as const) {
    await db.rehearsal.create({
      data: {
        ...{ userId: user.id, minutes: days, recordsTyping: true, keepsTape },
        ...{ startedAt: ago(days + 1), endsAt: ago(days), endedAt: ago(days) },
        problems: { create: { position: 1, problemId, tape } },
      },
    });
  }
  expect(await removeExpired(db)).toBe(1);
  const where = { keepsTape: false, problems: { some: { tape: { some: {} } } } };
  expect(await db.rehearsal.findMany({ where, select: { minutes: true } })).toEqual([
    { minutes: 29 },
  ]);
  expect(await db.tapeChunk.count()).toBe(2);
  // The report stays.
  expect(await db.rehearsal.count()).toBe(3);
});

it('removes what was typed in time, whatever its rehearsal says of recording by now', async () => {
  const { db } = database;
  const user = await db.user.create({ data: { name: 'Kay', email: 'kay@example.com' } });
  const { id: problemId } = await buildProblem(db);
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const tape = { create: { take: crypto.randomUUID(), seq: 0, events: '[]' } };
  const { id } = await db.rehearsal.create({
    data: {
      ...{ userId: user.id, minutes: 30, recordsTyping: false },
      ...{ startedAt: ago(32), endsAt: ago(31), endedAt: ago(31) },
      problems: { create: { position: 1, problemId, tape } },
    },
  });
  await removeExpired(db);
  expect(await db.tapeChunk.count({ where: { rehearsalId: id } })).toBe(0);
});

it('forgets the names of public pages that everybody can have again', async () => {
  const { db } = database;
  const hour = 3_600_000;
  const names = [
    { handle: 'ada', freeAt: new Date(Date.now() - hour) },
    { handle: 'bob', freeAt: new Date(Date.now() + hour) },
  ];
  await db.formerHandle.createMany({ data: names });
  await removeExpired(db);
  expect(await db.formerHandle.findMany()).toMatchObject([{ handle: 'bob' }]);
});

it('keeps the audit for two years, and its network addresses for 90 days', async () => {
  const { db } = database;
  const act = { action: 'link.made', subjectType: 'user', subjectId: crypto.randomUUID() };
  const after = { kind: 'RESET_PASSWORD' };
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const days = [800, 732, 729, 100, 91, 89, 0];
  await db.auditEvent.createMany({
    data: days.map((day) => ({ ...act, after, ip: `10.0.0.${day}`, at: ago(day) })),
  });
  await db.auditEvent.create({ data: { ...act, after, ip: null, at: ago(200) } });
  const rows = () => db.auditEvent.findMany({ orderBy: { at: 'asc' }, omit: { ip: true } });
  const before = await rows();
  await keepHouse(db);
  // The rest of a row stays as it was.
  expect(await rows()).toEqual(before.slice(2));
  const addresses = await db.auditEvent.findMany({ orderBy: { at: 'asc' }, select: { ip: true } });
  const kept = [null, null, null, null, '10.0.0.89', '10.0.0.0'];
  expect(addresses.map(({ ip }) => ip)).toEqual(kept);
  expect([await removeExpired(db), await eraseExpired(db)]).toEqual([0, 0]);
});

it('erases addresses by thousands, and finds them without reading what has none', async () => {
  const { db } = database;
  await db.$executeRaw`
    INSERT INTO "AuditEvent" (id, at, action, "subjectType", "subjectId", ip)
    SELECT gen_random_uuid(), now() - interval '1 year', 'link.made', 'user', gen_random_uuid(),
      CASE WHEN n <= 5001 THEN '10.0.0.1' END
    FROM generate_series(1, 20000) n`;
  await db.$executeRaw`ANALYZE "AuditEvent"`;
  expect(await eraseExpired(db)).toBe(5_001);
  await db.$executeRaw`ANALYZE "AuditEvent"`;
  const plan = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`
    EXPLAIN SELECT ctid FROM "AuditEvent"
    WHERE at < now() - interval '90 days' AND ip IS NOT NULL LIMIT 5000`);
  expect(JSON.stringify(plan)).toContain('AuditEvent_address_idx');
});

it('does the rest when one table cannot be changed, and says so at the end', async () => {
  const { db } = database;
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const act = { action: 'link.made', subjectType: 'user', subjectId: crypto.randomUUID() };
  await db.auditEvent.create({ data: { ...act, ip: '10.0.0.1', at: ago(91) } });
  await db.rateCounter.create({ data: { key: 'over', hits: 1, resetAt: ago(1) } });
  const user = await db.user.create({ data: { name: 'May', email: 'may@example.com' } });
  await db.session.create({ data: { userId: user.id, expiresAt: ago(1) } });
  await db.pool.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE 'canceling statement due to statement timeout' USING ERRCODE = '57014';
    END; $$;
    CREATE TRIGGER refuse BEFORE DELETE ON "Session" EXECUTE FUNCTION refuse();`);
  const failure: unknown = await keepHouse(db).catch((error: unknown) => error);
  await db.pool.query('DROP FUNCTION refuse CASCADE');
  expect(failure).toBeInstanceOf(AggregateError);
  expect(await db.rateCounter.count({ where: { key: 'over' } })).toBe(0);
  const [event] = await db.auditEvent.findMany({ where: { subjectId: act.subjectId } });
  expect(event?.ip).toBeNull();
  expect(await removeExpired(db)).toBe(1);
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
