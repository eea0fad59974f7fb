import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../test/database.ts';
import { closeDb, createDb, isDatabaseUnavailable } from './db.ts';

const database = useTestDatabase();
const opened: ReturnType<typeof createDb>[] = [];
afterEach(async () => {
  for (const db of opened.splice(0)) await closeDb(db);
});

function open(url: string) {
  const db = createDb(url, { poolSize: 1 });
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
});
