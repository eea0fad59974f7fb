import { buildProblem } from '../../test/factories.ts';
import type { Database } from '../../lib/db/db.ts';
import { KINDS, TEST_AFTER, TEST_BEFORE } from './kinds.ts';

/** Submissions of each person: of one kind or another, so that solved marks have to move. */
const OF_EACH = 3;

/**
 * Stores so many submissions of one problem with the verdicts they had on its test, and all that
 * follows from these; then gives the problem another test.
 * @returns the id of the problem
 */
export async function fillJudged(db: Database, count: number): Promise<string> {
  const tests = [{ input: TEST_BEFORE, output: TEST_BEFORE }];
  const { id } = await buildProblem(db, { slug: 'judged-again', title: 'Judged again', tests });
  const people = Math.ceil(count / OF_EACH);
  await db.$executeRaw`
    INSERT INTO "User" (id, name, email, "updatedAt")
    SELECT gen_random_uuid(), 'Person ' || n, 'judged-' || n || '@example.com', now()
    FROM generate_series(0, ${people - 1}) n`;
  await db.$executeRaw`
    INSERT INTO "Submission" (id, "userId", "problemId", "problemTitle", "testSetId", language,
      "sourceCode", state, verdict, "passedCount", "totalCount", "createdAt", "doneAt")
    SELECT gen_random_uuid(), u.id, p.id, p.title, p."currentTestSetId", 'JAVASCRIPT', k.source,
      'DONE', k.verdict, CASE WHEN k.verdict = 'Accepted' THEN 1 ELSE 0 END, 1,
      now() - n * interval '1 second', now() - n * interval '1 second'
    FROM generate_series(0, ${count - 1}) n
    JOIN unnest(${KINDS.map(({ source }) => source)}::text[], ${KINDS.map(({ before }) => before)}::text[])
      WITH ORDINALITY AS k (source, verdict, at) ON k.at = 1 + (n * 7 + n / 11) % ${KINDS.length}
    JOIN "User" u ON u.email = 'judged-' || (n % ${people}) || '@example.com'
    CROSS JOIN (SELECT * FROM "Problem" WHERE id = ${id}::uuid) p`;
  await followFrom(db, id);
  const after = { create: [{ input: TEST_AFTER, output: TEST_AFTER, position: 1 }] };
  const testSet = await db.testSet.create({ data: { problemId: id, hash: 'after', tests: after } });
  await db.problem.update({ where: { id }, data: { currentTestSetId: testSet.id } });
  await db.$executeRaw`ANALYZE`;
  return id;
}

/** Results, solved marks and counters, as the verdicts have them. */
async function followFrom(db: Database, problemId: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "SubmissionResult" ("submissionId", position, "testCaseId", verdict, passed, "cpuMs",
      "wallMs", "memoryKb", stdout, stderr)
    SELECT s.id, t.position, t.id, s.verdict, s.verdict = 'Accepted', 1, 1, 1000, '', ''
    FROM "Submission" s JOIN "TestCase" t ON t."testSetId" = s."testSetId"`;
  await db.$executeRaw`
    INSERT INTO "SolvedMark" ("userId", "problemId", "submissionId", "solvedAt")
    SELECT DISTINCT ON ("userId") "userId", "problemId", id, "doneAt" FROM "Submission"
    WHERE verdict = 'Accepted' ORDER BY "userId", "doneAt"`;
  await db.$executeRaw`
    UPDATE "Problem" SET
      "submissionCount" = (SELECT count(*) FROM "Submission" s WHERE s."problemId" = ${problemId}::uuid),
      "acceptedCount" = (SELECT count(*) FROM "Submission" s
        WHERE s."problemId" = ${problemId}::uuid AND s.verdict = 'Accepted')
    WHERE id = ${problemId}::uuid`;
}
