import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { zipBytes } from '../../../bank/archive/test-zip.ts';
import { DOUBLES } from '../../../bank/import/test-package.ts';
import { signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';

const database = useTestDatabase();
const MIB = 1024 * 1024;
/** As much as fits into a zip file that may be sent: PACKAGE_MIB=60. */
const TESTS = 12;
const TEST_BYTES = (Number(process.env['PACKAGE_MIB'] ?? 3) * MIB) / TESTS;

/** Text that a zip file makes no smaller than a third. */
const digits = (bytes: number) =>
  randomBytes(bytes / 2)
    .toString('hex')
    .replace(/[a-f]/g, '0');

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
  const tests = Array.from({ length: TESTS }, (_, index) =>
    ['in', 'ans'].map((end) => {
      const content = end === 'in' ? digits(TEST_BYTES) : 'same\n';
      return [`data/secret/${index}.${end}`, content];
    }),
  );
  const files = {
    ...DOUBLES,
    ...Object.fromEntries(tests.flat()),
    'data/sample/1.ans': 'same\n',
    'submissions/accepted/right.py': 'same\n',
  };
  const bytes = zipBytes(
    Object.entries(files).map(([path, content]) => {
      return { name: `large/${path}`, content: String(content), isPacked: true };
    }),
  );
  const { browser: newBrowser } = await startTestApp(database.db);
  const browser = newBrowser();
  await signUpAdmin(database.db, browser);
  const address = '/api/v1/problems/import';
  await browser.post(address).type('application/zip').send(bytes).expect(201);

  const { rows } = await database.db.pool.query(`
    SELECT max(bytes) AS most, sum(rows)::int AS rows,
      extract(epoch FROM min(least(statement, idle)))::int AS seconds
    FROM written WHERE bytes > 0`);
  const [written] = rows as [{ most: number; rows: number; seconds: number }];
  expect(written.rows).toBe(TESTS + 1);
  expect(written.most).toBeLessThan(Math.max(1.1 * MIB, TEST_BYTES + 100));
  expect(written.seconds).toBeGreaterThan(120);
});
