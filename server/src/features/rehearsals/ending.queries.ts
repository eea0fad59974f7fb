import type { Database, Db } from '../../lib/db/db.ts';
import { lockPerson } from '../../lib/db/lock-person.ts';

/**
 * Ends a person's rehearsal whose time is up, and keeps the code as it stands. Everything that reads or
 * changes rehearsals or drafts does this first: what is written later is no part of it.
 * @param graceSeconds what was typed in time may be on its way for so long
 */
export async function endWhatIsOver(db: Database, userId: string, graceSeconds = 0): Promise<void> {
  if ((await findOver(db, userId, graceSeconds)) === null) return;
  await db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    await endOver(tx, userId);
  });
}

/** The same, for whoever has the person's lock. */
export async function endOver(tx: Db, userId: string): Promise<void> {
  const id = await findOver(tx, userId, 0);
  if (id !== null) await endRehearsal(tx, id);
}

async function findOver(db: Db, userId: string, graceSeconds: number): Promise<string | null> {
  const [row] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Rehearsal" WHERE "userId" = ${userId}::uuid AND "endedAt" IS NULL
      AND "endsAt" <= statement_timestamp() - make_interval(secs => ${graceSeconds})`;
  return row?.id ?? null;
}

/** Ends one that runs, now or when its time was up, and keeps the code of each problem. */
export async function endRehearsal(tx: Db, id: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Rehearsal" SET "endedAt" = least("endsAt", statement_timestamp())
    WHERE id = ${id}::uuid`;
  await settleTime(tx, id);
  // What was written last: sent in, or left in the editor.
  await tx.$executeRaw`
    UPDATE "RehearsalProblem" q SET ("finalLanguage", "finalCode") = (
      SELECT t.language, t.code FROM (
        SELECT d.language, d.code, d."writtenAt" AS at FROM "Draft" d
        WHERE d."userId" = r."userId" AND d."problemId" = q."problemId" AND d.code IS NOT NULL
          AND d."writtenAt" >= r."startedAt"
        UNION ALL
        SELECT s.language, s."sourceCode", s."createdAt" FROM "Submission" s
        WHERE s."userId" = r."userId" AND s."problemId" = q."problemId"
          AND s."createdAt" BETWEEN r."startedAt" AND r."endedAt"
      ) t ORDER BY t.at DESC LIMIT 1)
    FROM "Rehearsal" r WHERE r.id = q."rehearsalId" AND r.id = ${id}::uuid`;
}

/** Adds the time since a problem was opened to that problem; none is open from here on. */
export async function settleTime(tx: Db, id: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "RehearsalProblem" q SET seconds = q.seconds + greatest(0, extract(epoch FROM
      coalesce(r."endedAt", least(r."endsAt", statement_timestamp())) - r."openSince"))
    FROM "Rehearsal" r
    WHERE r.id = ${id}::uuid AND q."rehearsalId" = r.id AND q.position = r."openPosition"`;
  await tx.$executeRaw`
    UPDATE "Rehearsal" SET "openPosition" = NULL, "openSince" = NULL WHERE id = ${id}::uuid`;
}
