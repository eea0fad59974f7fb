import pg from 'pg';
import { seedBank } from '../../src/bank/seed/seed.ts';
import { startScratchPostgres } from '../../src/database/embedded/scratch-postgres.ts';
import { applyMigrations } from '../../src/database/migrations/migrate.ts';
import { closeDb, createDb } from '../../src/lib/db/db.ts';

/** Every problem of the bank with a digest of all its test cases: `slug|count|digest`. */
export const TEST_DIGESTS = `
  SELECT p.slug || '|' || count(*) || '|' || encode(sha256(string_agg(
    sha256(convert_to(concat_ws(E'\\x01', t.position, t.input, t.output, t.hidden, t.checker), 'UTF8')),
    ''::bytea ORDER BY t.position)), 'hex') AS line
  FROM "Problem" p JOIN "TestCase" t ON t."testSetId" = p."currentTestSetId"
  WHERE p."bankId" IS NOT NULL GROUP BY p.slug ORDER BY p.slug`;

/** The same of a database as `npm start` fills it on this machine. */
export async function digestsOfNpmStart(): Promise<string[]> {
  const { url, stop } = await startScratchPostgres();
  const client = new pg.Client(url);
  try {
    await applyMigrations(url);
    const db = createDb(url);
    await seedBank(db, { log: () => undefined }).finally(() => closeDb(db));
    await client.connect();
    const { rows } = await client.query<{ line: string }>(TEST_DIGESTS);
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
    await stop();
  }
}
