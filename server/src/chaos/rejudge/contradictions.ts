import type { Database } from '../../lib/db/db.ts';
import { KINDS } from './kinds.ts';

/** What does not agree, by its name, and how often. */
export type Contradictions = Readonly<Record<string, number>>;

/**
 * Looks at everything at one moment: each submission has its old verdict or its new one, whole, and
 * results, solved marks and counters say the same.
 * @param isOver whether only the new verdicts are right
 */
export async function contradictionsIn(
  db: Database,
  problemId: string,
  isOver = false,
): Promise<Contradictions> {
  const rows = await db.$queryRaw<{ what: string; count: number }[]>`
    WITH s AS MATERIALIZED (
      SELECT s.*, (s.verdict = 'Accepted') AS accepted FROM "Submission" s
      WHERE s."problemId" = ${problemId}::uuid),
    k AS (SELECT * FROM unnest(${KINDS.map(({ source }) => source)}::text[],
      ${KINDS.map(({ before }) => before)}::text[],
      ${KINDS.map(({ after }) => after)}::text[]) AS k (source, before, after))
    SELECT 'verdict' AS what, count(*)::int AS count FROM s JOIN k ON k.source = s."sourceCode"
      WHERE s.state <> 'DONE' OR s.verdict IS NULL
        OR s.verdict NOT IN (k.after, CASE WHEN ${isOver} THEN k.after ELSE k.before END)
        OR s."passedCount" <> s.accepted::int
    UNION ALL SELECT 'tests', count(*)::int FROM s JOIN k ON k.source = s."sourceCode"
      JOIN "TestSet" t ON t.id = s."testSetId"
      WHERE s.verdict <> CASE WHEN t.hash = 'after' THEN k.after ELSE k.before END
    UNION ALL SELECT 'results', count(*)::int FROM s WHERE (
      SELECT count(*) FILTER (WHERE r.verdict = s.verdict AND r.passed = s.accepted)
        - count(*) FILTER (WHERE r.verdict <> s.verdict OR r.passed <> s.accepted)
      FROM "SubmissionResult" r WHERE r."submissionId" = s.id) <> 1
    UNION ALL SELECT 'marks', count(*)::int FROM (
      SELECT "userId" FROM s WHERE accepted) a
      FULL JOIN (SELECT m."userId", x.accepted FROM "SolvedMark" m JOIN s x ON x.id = m."submissionId"
        WHERE m."problemId" = ${problemId}::uuid) m ON m."userId" = a."userId"
      WHERE a."userId" IS NULL OR m."userId" IS NULL OR NOT m.accepted
    UNION ALL SELECT 'counters', count(*)::int FROM "Problem" p WHERE p.id = ${problemId}::uuid AND (
      p."submissionCount" <> (SELECT count(*) FROM s)
      OR p."acceptedCount" <> (SELECT count(*) FROM s WHERE accepted))`;
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map((r) => [r.what, r.count]));
}
