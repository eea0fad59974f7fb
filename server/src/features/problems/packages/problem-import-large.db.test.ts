import { beforeEach, expect, it, vi } from 'vitest';
import { largePackage, TEST_BYTES, TESTS } from '../../../bank/import/test-packages/large.ts';
import { signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { removeProblems } from '../../../test/factories.ts';

// What fills a zip file takes a minute on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const database = useTestDatabase();
const MIB = 1024 * 1024;

async function importLarge(testBytes: number): Promise<void> {
  const { browser: newBrowser } = await startTestApp(database.db);
  const browser = newBrowser();
  await signUpAdmin(database.db, browser);
  const sent = browser.post('/api/v1/problems/import').type('application/zip');
  await sent.send(largePackage(testBytes)).expect(201);
}

beforeEach(() => removeProblems(database.db));

it('stores large tests bit by bit, and has time for each', async () => {
  await database.db.pool.query(`
    CREATE TABLE written (rows int, bytes int, statement interval, idle interval);
    CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO written SELECT count(*), sum(length(input)),
        current_setting('statement_timeout')::interval,
        current_setting('idle_in_transaction_session_timeout')::interval FROM added;
      RETURN NULL;
    END; $$;
    CREATE TRIGGER note AFTER INSERT ON "TestCase" REFERENCING NEW TABLE AS added
      EXECUTE FUNCTION note();`);
  await importLarge(TEST_BYTES);

  const { rows } = await database.db.pool.query(`
    SELECT max(bytes) AS most, sum(rows)::int AS rows,
      extract(epoch FROM min(least(statement, idle)))::int AS seconds
    FROM written WHERE bytes > 0`);
  const [written] = rows as [{ most: number; rows: number; seconds: number }];
  expect(written.rows).toBe(TESTS);
  expect(written.most).toBeLessThan(Math.max(1.1 * MIB, TEST_BYTES + 100));
  expect(written.seconds).toBeGreaterThan(120);
});

it('tries again what took too long, and leaves no halves', async () => {
  await database.db.pool.query(`
    CREATE SEQUENCE tries;
    CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('tries') < 3 THEN
        RAISE 'canceling statement due to statement timeout' USING ERRCODE = '57014';
      END IF;
      RETURN NULL;
    END; $$;
    CREATE TRIGGER slow AFTER INSERT ON "TestCase" EXECUTE FUNCTION slow();`);
  await importLarge(100);
  const { db } = database;
  expect(await Promise.all([db.problem.count(), db.testSet.count()])).toEqual([1, 1]);
  expect(await db.testCase.count()).toBe(TESTS);
});
