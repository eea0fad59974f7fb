import type { Db } from '../../lib/db/db.ts';

/**
 * Marks the problem of an accepted submission as solved by its person, unless it is so already, or the person has
 * begun anew since it was sent. The person is to be locked before.
 */
export async function markSolved(tx: Db, submissionId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "SolvedMark" ("userId", "problemId", "submissionId")
    SELECT s."userId", s."problemId", s.id
    FROM "Submission" s JOIN "User" u ON u.id = s."userId"
    WHERE s.id = ${submissionId}::uuid
      AND (u."progressSince" IS NULL OR s."createdAt" > u."progressSince")
    ON CONFLICT DO NOTHING`;
}

type Mark = { readonly userId: string; readonly problemId: string; readonly id: string };

/**
 * A mark that rests on this submission, which is accepted no more, goes, or moves to another accepted one of the
 * same person and since the same beginning.
 */
export async function moveMark(tx: Db, { userId, problemId, id }: Mark): Promise<void> {
  const { count } = await tx.solvedMark.deleteMany({
    where: { userId, problemId, submissionId: id },
  });
  if (count === 0) return;
  await tx.$executeRaw`
    INSERT INTO "SolvedMark" ("userId", "problemId", "submissionId", "solvedAt")
    SELECT s."userId", s."problemId", s.id, s."doneAt"
    FROM "Submission" s JOIN "User" u ON u.id = s."userId"
    WHERE s."userId" = ${userId}::uuid AND s."problemId" = ${problemId}::uuid
      AND s.state = 'DONE' AND s.verdict = 'Accepted'
      AND (u."progressSince" IS NULL OR s."createdAt" > u."progressSince")
    ORDER BY s."doneAt", s.id LIMIT 1
    ON CONFLICT DO NOTHING`;
}
