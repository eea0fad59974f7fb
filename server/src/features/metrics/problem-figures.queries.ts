import type { ProblemFigures } from '@stepwise/contracts/metrics';
import { Prisma } from '@stepwise/db/client';
import type { Reader } from '../../lib/db/db.ts';

/** Problems of one statement, so that none takes long. */
const SLICE = 25;

/** Of each problem the newest submissions among which a failing test is looked for. */
const NEWEST = 100;

/** Characters shown of an input. */
const INPUT_MAX = 60;

export type CountedProblem = Omit<ProblemFigures, 'hints' | 'hardestTest'>;

/**
 * How people do with each problem that is there, in no order that means anything. Of who began anew counts what
 * came after it.
 */
export async function countProblems(db: Reader, slice = SLICE): Promise<CountedProblem[]> {
  const counted: CountedProblem[] = [];
  let after: string | null = null;
  do {
    const rows: CountedProblem[] = await countSlice(db, after, slice);
    counted.push(...rows);
    after = rows.length === slice ? (rows.at(-1)?.id ?? null) : null;
  } while (after !== null);
  return counted;
}

function countSlice(db: Reader, after: string | null, slice: number): Promise<CountedProblem[]> {
  const behind = after === null ? Prisma.empty : Prisma.sql`AND id > ${after}::uuid`;
  return db.read<CountedProblem>(Prisma.sql`
    SELECT p.id, p.number, p.title, p."isDraft", f.tried, f.solved, f.attempts
    FROM (
      SELECT id, number, title, "isDraft" FROM "Problem"
      WHERE "deletedAt" IS NULL ${behind} ORDER BY id LIMIT ${slice}) p
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS tried, count("solvedAt")::int AS solved, avg(attempts)::float AS attempts
      FROM (
        SELECT m."solvedAt", CASE WHEN m."solvedAt" IS NOT NULL
          THEN count(*) FILTER (WHERE s."createdAt" <= m."solvedAt") END AS attempts
        FROM "Submission" s
        JOIN "User" u ON u.id = s."userId"
        LEFT JOIN "SolvedMark" m ON m."problemId" = s."problemId" AND m."userId" = s."userId"
        WHERE s."problemId" = p.id AND s."createdAt" > coalesce(u."progressSince", '-infinity')
        GROUP BY s."userId", m."solvedAt") person) f
    ORDER BY p.id`);
}

export type UsedHints = NonNullable<ProblemFigures['hints']> & { readonly id: string };

/** How far people went with the hints of these problems, where somebody opened one. */
export function findUsedHints(db: Reader, ids: readonly string[]): Promise<UsedHints[]> {
  return db.read<UsedHints>(Prisma.sql`
    SELECT "problemId" AS id, count(*)::int AS people,
      mode() WITHIN GROUP (ORDER BY hints)::int AS last
    FROM "ProblemProgress" WHERE "problemId" = ANY(${[...ids]}::uuid[]) AND hints > 0
    GROUP BY "problemId"`);
}

export type HardestTest = NonNullable<ProblemFigures['hardestTest']> & { readonly id: string };

/** Of these problems the test of today that fails most among their newest submissions, where one fails. */
export function findHardestTests(db: Reader, ids: readonly string[]): Promise<HardestTest[]> {
  return db.read<HardestTest>(Prisma.sql`
    SELECT p.id, t.position, t.hidden AS "isHidden", h.failed, h.of,
      CASE WHEN NOT t.hidden THEN left(t.input, ${INPUT_MAX}) END AS input
    FROM unnest(${[...ids]}::uuid[]) wanted (id)
    JOIN "Problem" p ON p.id = wanted.id
    CROSS JOIN LATERAL (
      WITH newest AS MATERIALIZED (
        SELECT id FROM (
          SELECT id, "testSetId", "doneAt" FROM "Submission" WHERE "problemId" = p.id
          ORDER BY id DESC LIMIT ${NEWEST}) n
        WHERE "testSetId" = p."currentTestSetId" AND "doneAt" IS NOT NULL)
      SELECT r."testCaseId", count(*)::int AS failed, (SELECT count(*)::int FROM newest) AS of
      FROM newest JOIN "SubmissionResult" r ON r."submissionId" = newest.id AND NOT r.passed
      GROUP BY r."testCaseId" ORDER BY failed DESC, min(r.position) LIMIT 1) h
    JOIN "TestCase" t ON t.id = h."testCaseId"`);
}
