import { Prisma } from '@stepwise/db/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { openBadLine } from '../../test/faults/bad-line.ts';
import { withPatience } from '../bounded-client.ts';
import { closeDb, createDb, isDatabaseSlow, isDatabaseUnavailable, type DbOptions } from './db.ts';

const database = useTestDatabase();
const opened: ReturnType<typeof createDb>[] = [];
afterEach(async () => {
  for (const db of opened.splice(0)) await closeDb(db);
});

function open(url: string, options: DbOptions = {}) {
  const db = createDb(url, { poolSize: 1, ...options });
  opened.push(db);
  return db;
}

async function failure(query: Promise<unknown>): Promise<unknown> {
  return query.then(
    () => expect.fail('the query worked'),
    (error: unknown) => error,
  );
}

describe('createDb', () => {
  it('gives every session its limits of time', async () => {
    const [limits] = await open(database.url).$queryRaw<unknown[]>`
      SELECT current_setting('statement_timeout') AS statement,
             current_setting('lock_timeout') AS lock,
             current_setting('idle_in_transaction_session_timeout') AS idle`;
    expect(limits).toEqual({ statement: '5s', lock: '2s', idle: '10s' });
  });

  it('waits no longer than 2 s for a connection, and calls that unavailable', async () => {
    const db = open(database.url);
    const begin = Date.now();
    await db.$transaction(
      async (tx) => {
        await tx.user.count();
        expect(isDatabaseUnavailable(await failure(db.user.count()))).toBe(true);
      },
      { timeout: 10_000 },
    );
    expect(Date.now() - begin).toBeLessThan(6_000);
  });

  it('gives up a connection that has gone silent, and works again by itself', async () => {
    const url = new URL(database.url);
    const line = await openBadLine({ host: url.hostname, port: Number(url.port) });
    url.port = String(line.port);
    const timeouts = { connect: 1_000, statement: 300, lock: 300, idle: 10_000 };
    const db = open(url.href, { timeouts });
    try {
      expect(await db.user.count()).toBe(0);
      line.silence();
      for (const query of [() => db.user.count(), () => db.read(Prisma.sql`SELECT 1`)]) {
        expect(isDatabaseUnavailable(await failure(query()))).toBe(true);
      }
      line.mend();
      expect(await db.user.count()).toBe(0);
    } finally {
      await closeDb(db);
      opened.splice(opened.indexOf(db), 1);
      await line.close();
    }
  });

  it('lets a statement take longer where that was asked for', async () => {
    const timeouts = { connect: 5_000, statement: 60_000, lock: 300, idle: 60_000 };
    const db = open(database.url, { timeouts });
    const wait = () => db.$queryRaw`SELECT pg_sleep(2.5)::text`;
    // The margin of two seconds is given to either.
    expect(isDatabaseUnavailable(await failure(withPatience(0, wait)))).toBe(true);
    await withPatience(30_000, wait);
  });

  it('calls a lost connection unavailable, and works again by itself', async () => {
    const db = open(database.url);
    const lost = await failure(db.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`);
    expect(isDatabaseUnavailable(lost)).toBe(true);
    expect(await db.user.count()).toBe(0);
  });

  it('calls a server that is not there unavailable, and a wrong query not', async () => {
    const url = new URL(database.url);
    url.port = '1';
    expect(isDatabaseUnavailable(await failure(open(url.href).user.count()))).toBe(true);
    const wrong = failure(open(database.url).$queryRaw`SELECT 1 / 0`);
    expect(isDatabaseUnavailable(await wrong)).toBe(false);
  });

  const timeouts = { connect: 2_000, statement: 5_000, lock: 5_000, idle: 10_000 };
  const userOf = (email: string) => ({ where: { email }, data: { name: 'B' } });

  it.each([
    ['a statement', { statement: 50 }],
    ['a lock', { lock: 50 }],
  ])('calls a database unavailable that lets %s wait too long', async (what, short) => {
    const email = `${what}@example.com`;
    await database.db.user.create({ data: { name: 'A', email } });
    const slow = open(database.url, { timeouts: { ...timeouts, ...short } });
    await database.db.$transaction(async (tx) => {
      await tx.user.update(userOf(email));
      for (const query of [
        () => slow.user.update(userOf(email)),
        () => slow.$executeRaw`UPDATE "User" SET name = 'B' WHERE email = ${email}`,
        () => slow.$transaction([slow.user.update(userOf(email))]),
        () => slow.$transaction((inner) => inner.user.update(userOf(email))),
        () => slow.pool.query('UPDATE "User" SET name = $1 WHERE email = $2', ['B', email]),
      ]) {
        const error = await failure(query());
        expect([isDatabaseSlow(error), isDatabaseUnavailable(error)]).toEqual([true, true]);
      }
    });
  });

  it('calls a database unavailable that takes too long for a whole transaction', async () => {
    const db = open(database.url);
    const late = db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM pg_sleep(0.1)`;
        return tx.user.count();
      },
      { timeout: 50 },
    );
    const error = await failure(late);
    expect([isDatabaseSlow(error), isDatabaseUnavailable(error)]).toEqual([true, true]);
  });

  it('calls a database unavailable that has ended a transaction for being idle', async () => {
    const db = open(database.url, { timeouts: { ...timeouts, idle: 50 } });
    const cut = db.$transaction(async (tx) => {
      const [own] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
      await vi.waitFor(async () => {
        const { rowCount } = await database.db.pool.query(
          'SELECT FROM pg_stat_activity WHERE pid = $1',
          [own?.pid],
        );
        expect(rowCount).toBe(0);
      }, 10_000);
      return tx.user.count();
    });
    expect(isDatabaseUnavailable(await failure(cut))).toBe(true);
    expect(await db.user.count()).toBeGreaterThanOrEqual(0);
  });
});
