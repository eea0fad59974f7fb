import pg from 'pg';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { migrationsBefore } from '../../test/migrations-before.ts';
import { applyMigrations } from './migrate.ts';

const database = useTestDatabase({ empty: true });

/** Before it the queue had no order of its own. */
const QUEUE_ORDER = '20261123101000_queue_order';

const SUBMISSION = `INSERT INTO "Submission" (id, "userId", "problemId", "problemTitle", "testSetId",
  language, "sourceCode", "totalCount", state, "runAfter", "createdAt", verdict, "doneAt")
  SELECT gen_random_uuid(), u.id, p.id, 'text', t.id, 'PYTHON', $1, 1, $2::"SubmissionState",
    now() + $3::interval, now() - $4::interval,
    CASE WHEN $2 IN ('DONE', 'ERROR') THEN 'Wrong Answer' END,
    CASE WHEN $2 IN ('DONE', 'ERROR') THEN now() END
  FROM "User" u, "Problem" p, "TestSet" t`;

const OLD_ROWS = [
  ['waits', 'QUEUED', '-2 hours', '2 hours'],
  ['put off', 'QUEUED', '1 hour', '3 hours'],
  ['put back', 'QUEUED', '-1 hour', '4 hours'],
  ['given up', 'ERROR', '5 minutes', '1 hour'],
  ['judged', 'DONE', '-1 hour', '1 hour'],
];

it('a database of the version before keeps its queue, in order', async () => {
  await applyMigrations(database.url, migrationsBefore(QUEUE_ORDER));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(`
      INSERT INTO "User" (id, name, email, "updatedAt")
        VALUES (gen_random_uuid(), 'Ada', 'ada@example.com', now());
      INSERT INTO "Problem" (id, slug, title, description, difficulty, constraints, examples,
        "codeSnippets", "referenceSolution", "updatedAt")
        VALUES (gen_random_uuid(), 'p', 'P', 'text', 'EASY', 'text', '{}', '{}', '{}', now());
      INSERT INTO "TestSet" (id, "problemId", hash)
        SELECT gen_random_uuid(), id, 'x' FROM "Problem"`);
    for (const row of OLD_ROWS) await client.query(SUBMISSION, row);
    await client.query(`
      INSERT INTO "PastJudging" (id, "submissionId", "testSetId", verdict, "passedCount",
        "totalCount", results, "judgedAt")
      SELECT gen_random_uuid(), id, "testSetId", 'Accepted', 1, 1, '[]', now() FROM "Submission"
      WHERE "sourceCode" IN ('put back', 'judged')`);

    expect((await applyMigrations(database.url)).length).toBeGreaterThan(0);

    const { rows } = await client.query(`
      SELECT "sourceCode" AS what, priority, "runAfter" IS NULL AS ready,
        "turnAt" = "createdAt" AS "inPlace"
      FROM "Submission" WHERE state <> 'DONE' ORDER BY priority, "turnAt"`);
    const inPlace = true;
    expect(rows).toEqual([
      { what: 'put off', priority: 0, ready: false, inPlace },
      { what: 'waits', priority: 0, ready: true, inPlace },
      { what: 'given up', priority: 0, ready: false, inPlace },
      { what: 'put back', priority: 1, ready: true, inPlace },
    ]);
  } finally {
    await client.end();
  }
});
