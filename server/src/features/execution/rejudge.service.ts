import type { PrismaClient } from '@stepwise/db/client';
import { notFound } from '../../http/app-error.ts';
import type { Db } from '../../lib/db.ts';

/** Submissions put back in one transaction; more would hold its locks for too long. */
const BATCH = 200;

/**
 * Queues a problem's submissions to be judged again on its present tests, those that were judged on
 * an older edition or, with `all`, every one. Their results so far are kept as past judgings. Who
 * loses the Accepted by it loses the solved mark, unless another accepted submission carries it.
 * @returns how many were queued
 * @throws NOT_FOUND
 */
export async function rejudgeProblem(
  db: PrismaClient,
  problemId: string,
  { all }: { readonly all: boolean },
): Promise<number> {
  const problem = await db.problem.findUnique({
    where: { id: problemId, deletedAt: null },
    select: { currentTestSet: { select: { id: true, _count: { select: { tests: true } } } } },
  });
  if (!problem?.currentTestSet) throw notFound('Problem');
  const { id: testSetId, _count } = problem.currentTestSet;
  const target = { problemId, testSetId, totalCount: _count.tests };
  const before = new Date();
  let count = 0;
  for (;;) {
    const ids = await nextBatch(db, target, { all, before });
    if (ids.length === 0) return count;
    count += await db.$transaction((tx) => putBack(tx, target, ids));
  }
}

type Target = {
  readonly problemId: string;
  readonly testSetId: string;
  readonly totalCount: number;
};

async function nextBatch(
  db: Db,
  { problemId, testSetId }: Target,
  { all, before }: { readonly all: boolean; readonly before: Date },
): Promise<string[]> {
  const rows = await db.submission.findMany({
    where: {
      problemId,
      state: { in: ['DONE', 'ERROR'] },
      // A submission judged since this call began was judged on the current tests.
      doneAt: { lt: before },
      ...(all ? {} : { testSetId: { not: testSetId } }),
    },
    orderBy: { createdAt: 'asc' },
    take: BATCH,
    select: { id: true },
  });
  return rows.map((row) => row.id);
}

async function putBack(tx: Db, target: Target, candidates: readonly string[]): Promise<number> {
  const { problemId, testSetId, totalCount } = target;
  // Locked first, so that no other request requeues the same ones.
  const rows = await tx.$queryRaw<{ id: string; verdict: string }[]>`
    SELECT id, verdict FROM "Submission"
    WHERE id = ANY(${[...candidates]}::uuid[]) AND state IN ('DONE', 'ERROR') FOR UPDATE`;
  const ids = rows.map((row) => row.id);
  await tx.$executeRaw`
    INSERT INTO "PastJudging"
      (id, "submissionId", "testSetId", verdict, "passedCount", "totalCount", results, "judgedAt")
    SELECT gen_random_uuid(), s.id, s."testSetId", s.verdict, s."passedCount", s."totalCount",
      coalesce((
        SELECT jsonb_agg(jsonb_build_object(
          'position', r.position, 'verdict', r.verdict, 'cpuMs', r."cpuMs",
          'memoryKb', r."memoryKb") ORDER BY r.position)
        FROM "SubmissionResult" r WHERE r."submissionId" = s.id
      ), '[]'), s."doneAt"
    FROM "Submission" s WHERE s.id = ANY(${ids}::uuid[])`;
  await tx.submissionResult.deleteMany({ where: { submissionId: { in: ids } } });
  await tx.submission.updateMany({
    where: { id: { in: ids } },
    data: {
      state: 'QUEUED',
      verdict: null,
      doneAt: null,
      passedCount: 0,
      totalCount,
      compileOutput: null,
      testSetId,
      crashes: 0,
      failures: 0,
      priority: 1,
      runAfter: null,
    },
  });
  await forgetSolved(tx, problemId, ids);
  const accepted = rows.filter(({ verdict }) => verdict === 'Accepted').length;
  // Submissions that were given up never counted.
  const judged = rows.filter(({ verdict }) => verdict !== 'Internal Error').length;
  await tx.$executeRaw`
    UPDATE "Problem" SET "acceptedCount" = "acceptedCount" - ${accepted},
      "submissionCount" = "submissionCount" - ${judged}
    WHERE id = ${problemId}::uuid`;
  return ids.length;
}

/** Removes "solved" marks based on these submissions, or moves them to another accepted one of the user. */
async function forgetSolved(tx: Db, problemId: string, ids: readonly string[]): Promise<void> {
  await tx.solvedMark.deleteMany({ where: { problemId, submissionId: { in: [...ids] } } });
  await tx.$executeRaw`
    INSERT INTO "SolvedMark" ("userId", "problemId", "submissionId", "solvedAt")
    SELECT DISTINCT ON (s."userId") s."userId", s."problemId", s.id, s."doneAt"
    FROM "Submission" s
    WHERE s."problemId" = ${problemId}::uuid AND s.state = 'DONE' AND s.verdict = 'Accepted'
    ORDER BY s."userId", s."doneAt"
    ON CONFLICT DO NOTHING`;
}
