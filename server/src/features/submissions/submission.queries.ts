import type { Prisma } from '@stepwise/db/client';
import type { Db } from '../../lib/db.ts';

const summaryFields = {
  id: true,
  problemId: true,
  problemTitle: true,
  language: true,
  sourceCode: true,
  state: true,
  verdict: true,
  compileOutput: true,
  passedCount: true,
  totalCount: true,
  createdAt: true,
  results: { orderBy: { position: 'asc' }, select: { cpuMs: true, memoryKb: true } },
} satisfies Prisma.SubmissionSelect;

export type SubmissionSummaryRow = Prisma.SubmissionGetPayload<{ select: typeof summaryFields }>;

const fullFields = {
  ...summaryFields,
  testSetId: true,
  results: { orderBy: { position: 'asc' } },
} satisfies Prisma.SubmissionSelect;

/** A test as a submission shows it: of a hidden one the texts are not even read. */
export type ShownTest = {
  readonly id: string;
  readonly position: number;
  readonly hidden: boolean;
  readonly input: string | null;
  readonly output: string | null;
};

export type SubmissionRow = Prisma.SubmissionGetPayload<{ select: typeof fullFields }> & {
  readonly tests: readonly ShownTest[];
};

/** A user's submissions, newest first, at most `limit`, from the one after `cursor` on. */
export function listSubmissions(
  db: Db,
  userId: string,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<SubmissionSummaryRow[]> {
  return db.submission.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit,
    ...(page.cursor === undefined ? {} : { cursor: { id: page.cursor }, skip: 1 }),
    select: summaryFields,
  });
}

/** A user's submissions to one problem with their test results, newest first. */
export async function listProblemSubmissions(
  db: Db,
  userId: string,
  problemId: string,
  limit: number,
): Promise<SubmissionRow[]> {
  const rows = await db.submission.findMany({
    where: { userId, problemId },
    orderBy: { createdAt: 'desc' },
    take: limit,
    select: fullFields,
  });
  const testSets = new Map<string, readonly ShownTest[]>();
  for (const id of new Set(rows.map((row) => row.testSetId))) {
    testSets.set(id, await listShownTests(db, id));
  }
  return rows.map((row) => ({ ...row, tests: testSets.get(row.testSetId) ?? [] }));
}

/** One submission with its results; null when there is none. */
export async function findSubmission(db: Db, id: string): Promise<SubmissionRow | null> {
  const row = await db.submission.findUnique({ where: { id }, select: fullFields });
  return row && { ...row, tests: await listShownTests(db, row.testSetId) };
}

/** The tests of a set in their order. Hidden inputs can be megabytes: they stay in the database. */
export function listShownTests(db: Db, testSetId: string): Promise<ShownTest[]> {
  return db.$queryRaw<ShownTest[]>`
    SELECT id, position, hidden,
           CASE WHEN hidden THEN NULL ELSE input END AS input,
           CASE WHEN hidden THEN NULL ELSE output END AS output
    FROM "TestCase" WHERE "testSetId" = ${testSetId}::uuid ORDER BY position`;
}

/** How many programs everybody together has sent in to a problem. */
export function countSubmissions(db: Db, problemId: string): Promise<number> {
  return db.submission.count({ where: { problemId } });
}
