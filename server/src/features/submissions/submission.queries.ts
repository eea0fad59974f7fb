import { Prisma, type Submission, type SubmissionResult } from '@stepwise/db/client';
import type { Reader } from '../../lib/db/db.ts';
import { IS_JUDGED_AGAIN } from '../execution/rejudge/rejudge-scope.queries.ts';
import { timeOfUuid } from '../../lib/uuid.ts';
import { isSealedAway } from '../seals/seal.queries.ts';

/** A submission with time and memory of its tests, in their order. */
export type SubmissionSummaryRow = Pick<
  Submission,
  | 'id'
  | 'problemId'
  | 'problemTitle'
  | 'language'
  | 'sourceCode'
  | 'state'
  | 'verdict'
  | 'compileOutput'
  | 'passedCount'
  | 'totalCount'
  | 'createdAt'
  | 'replacedVerdict'
  | 'replacedAt'
  | 'replacedByTests'
> & {
  /** Whether the problem has other tests by now. */
  readonly outdated: boolean;
  readonly judgedAgain: boolean;
  readonly results: readonly (Pick<SubmissionResult, 'cpuMs' | 'memoryKb'> & OfTest)[];
};

type OfTest = { readonly hidden: boolean };

/** What a test gave. */
export type ResultRow = Omit<SubmissionResult, 'submissionId' | 'testCaseId'>;

/** A test of a submission; texts of hidden tests are not even read. */
export type ShownTest = {
  readonly id: string;
  readonly position: number;
  readonly hidden: boolean;
  readonly input: string | null;
  readonly output: string | null;
};

export type SubmissionRow = Omit<SubmissionSummaryRow, 'results'> & {
  readonly testSetId: string;
  readonly results: readonly (ResultRow & OfTest)[];
  readonly tests: readonly ShownTest[];
};

// Plain SQL: every visit to the dashboard reads these lists.
const COLUMNS = Prisma.sql`s.id, s."problemId", s."problemTitle", s.language::text AS language,
  s."sourceCode", s.state::text AS state, s.verdict, s."compileOutput", s."passedCount",
  s."totalCount", s."createdAt", s."replacedVerdict", s."replacedAt", s."replacedByTests",
  ${IS_JUDGED_AGAIN} AS "judgedAgain",
  s."testSetId" IS DISTINCT FROM
    (SELECT "currentTestSetId" FROM "Problem" WHERE id = s."problemId") AS outdated`;

/** A user's submissions, newest first, at most `limit`, from the one after `cursor` on. */
export function listSubmissions(
  db: Reader,
  userId: string,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<SubmissionSummaryRow[]> {
  const afterCursor =
    page.cursor === undefined
      ? Prisma.empty
      : Prisma.sql`AND (s."createdAt", s.id) < (
          coalesce((SELECT "createdAt" FROM "Submission" WHERE id = ${page.cursor}::uuid),
            -- Withdrawn since: its id has the time, too.
            to_timestamp(${timeOfUuid(page.cursor)}::float / 1000)),
          ${page.cursor}::uuid)`;
  return db.read<SubmissionSummaryRow>(Prisma.sql`
    SELECT ${COLUMNS}, r.results
    FROM "Submission" s CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object(
                 'cpuMs', g."cpuMs", 'memoryKb', g."memoryKb", 'hidden', t.hidden
               ) ORDER BY g.position), '[]') AS results
      FROM "SubmissionResult" g JOIN "TestCase" t ON t.id = g."testCaseId"
      WHERE g."submissionId" = s.id) r
    WHERE s."userId" = ${userId}::uuid ${afterCursor} AND NOT ${isSealedAway(userId)}
    ORDER BY s."createdAt" DESC, s.id DESC LIMIT ${page.limit}`);
}

/** After so many bytes in tests a list has no more of them: it is built at once, in memory. */
const LIST_BYTES = 2 * 1024 ** 2;

const TEXTS = Prisma.sql`(
  SELECT sum(octet_length(g.stdout) + octet_length(g.stderr)
    + octet_length(t.input) + octet_length(t.output))
  FROM "SubmissionResult" g JOIN "TestCase" t ON t.id = g."testCaseId"
  WHERE g."submissionId" = s.id AND NOT t.hidden)`;

/**
 * A user's submissions to one problem, newest first. They come with their tests until those are too much
 * for one answer; the others have none, and are whole by themselves.
 */
export async function listProblemSubmissions(
  db: Reader,
  userId: string,
  problemId: string,
  limit: number,
): Promise<SubmissionRow[]> {
  // The newest of those that were judged on the same tests brings these along for all of them.
  const rows = await db.read<FullRow & { isWhole: boolean }>(Prisma.sql`
    SELECT ${COLUMNS}, s."testSetId", s."isWhole",
      ${resultsOf(Prisma.sql`s."isWhole" AND NOT t.hidden`)} AS results,
      CASE WHEN s."isWhole" AND row_number() OVER (
        PARTITION BY s."testSetId" ORDER BY s."createdAt" DESC) = 1 THEN ${SHOWN_TESTS} END AS tests
    FROM (
      SELECT *, coalesce(sum(bytes) OVER (ORDER BY "createdAt" DESC
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) < ${LIST_BYTES} AS "isWhole"
      FROM (
        SELECT s.*, ${TEXTS} AS bytes FROM "Submission" s
        WHERE s."userId" = ${userId}::uuid AND s."problemId" = ${problemId}::uuid
          AND NOT ${isSealedAway(userId)}
        ORDER BY s."createdAt" DESC LIMIT ${limit}) newest
    ) s ORDER BY s."createdAt" DESC`);
  const testSets = new Map<string, readonly ShownTest[]>();
  for (const { testSetId, tests } of rows) if (tests) testSets.set(testSetId, tests);
  return rows.map(({ isWhole, ...row }) =>
    readRow({ ...row, tests: (isWhole && testSets.get(row.testSetId)) || null }),
  );
}

/** One submission with its results; null when there is none. */
export function findSubmission(db: Reader, id: string): Promise<SubmissionRow | null> {
  return findWhere(db, Prisma.sql`s.id = ${id}::uuid`);
}

/** As `findSubmission`; that of another person is none. */
export function findOwnSubmission(
  db: Reader,
  userId: string,
  id: string,
): Promise<SubmissionRow | null> {
  const isOwn = Prisma.sql`s.id = ${id}::uuid AND s."userId" = ${userId}::uuid`;
  return findWhere(db, Prisma.sql`${isOwn} AND NOT ${isSealedAway(userId)}`);
}

async function findWhere(db: Reader, condition: Prisma.Sql): Promise<SubmissionRow | null> {
  const [row] = await db.read<FullRow>(Prisma.sql`
    SELECT ${COLUMNS}, s."testSetId", ${resultsOf(Prisma.sql`NOT t.hidden`)} AS results,
      ${SHOWN_TESTS} AS tests
    FROM "Submission" s WHERE ${condition}`);
  return row ? readRow(row) : null;
}

// JSON has no bytes: they come as text in base 64. What nobody is shown is not read.
const resultsOf = (isShown: Prisma.Sql) => Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object(
      'position', g.position, 'verdict', g.verdict, 'passed', g.passed, 'cpuMs', g."cpuMs",
      'wallMs', g."wallMs", 'memoryKb', g."memoryKb", 'exitCode', g."exitCode", 'signal', g.signal,
      'stdout', CASE WHEN ${isShown} THEN encode(g.stdout, 'base64') ELSE '' END,
      'stderr', CASE WHEN ${isShown} THEN encode(g.stderr, 'base64') ELSE '' END,
      'hidden', t.hidden
    ) ORDER BY g.position), '[]')
  FROM "SubmissionResult" g JOIN "TestCase" t ON t.id = g."testCaseId"
  WHERE g."submissionId" = s.id)`;

// In their order. Hidden inputs can be megabytes: they stay in the database.
const SHOWN_TESTS = Prisma.sql`(
  SELECT json_agg(json_build_object(
      'id', t.id, 'position', t.position, 'hidden', t.hidden,
      'input', CASE WHEN NOT t.hidden THEN t.input END,
      'output', CASE WHEN NOT t.hidden THEN t.output END
    ) ORDER BY t.position)
  FROM "TestCase" t WHERE t."testSetId" = s."testSetId")`;

type EncodedResult = Omit<ResultRow, 'stdout' | 'stderr'> &
  OfTest & { stdout: string; stderr: string };
type FullRow = Omit<SubmissionRow, 'results' | 'tests'> & {
  readonly results: readonly EncodedResult[];
  readonly tests: readonly ShownTest[] | null;
};

function readRow(row: FullRow): SubmissionRow {
  const results = row.results.map((result) => ({
    ...result,
    stdout: Buffer.from(result.stdout, 'base64'),
    stderr: Buffer.from(result.stderr, 'base64'),
  }));
  return { ...row, results, tests: row.tests ?? [] };
}

/** How many programs for a problem have been judged, of everybody, deleted accounts included. */
export async function countSubmissions(db: Reader, problemId: string): Promise<number> {
  const [row] = await db.read<{ count: number }>(Prisma.sql`
    SELECT "submissionCount" AS count FROM "Problem"
    WHERE id = ${problemId}::uuid AND NOT "isDraft"`);
  return row?.count ?? 0;
}
