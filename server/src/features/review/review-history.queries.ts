import { Prisma, type Difficulty } from '@stepwise/db/client';
import type { ReviewGrade } from '@stepwise/contracts/review';
import type { Db } from '../../lib/db/db.ts';
import type { Help, History, KeptLog, SessionOfDay, Try } from './bring-up-to-date.ts';
import { toDay } from './review-day.ts';

type OfProblem = { readonly problemId: string };

/**
 * Problems of a person where something may have changed since an instant: a program was judged, or a review
 * was opened. Of one problem, whatever has happened, where one is named.
 */
export async function listChangedProblems(
  tx: Db,
  userId: string,
  since: Date,
  today: Date,
): Promise<string[]> {
  const rows = await tx.$queryRaw<OfProblem[]>`
    SELECT s."problemId" FROM "Submission" s
    WHERE s."userId" = ${userId}::uuid AND s.state = 'DONE' AND s."doneAt" >= ${since}
    UNION
    SELECT o."problemId" FROM "SolveSession" o
    WHERE o."userId" = ${userId}::uuid AND o."isReview" AND o.day < ${today}
      AND NOT EXISTS (SELECT FROM "ReviewLog" l WHERE l."userId" = o."userId"
        AND l."problemId" = o."problemId" AND l.day >= o.day)`;
  return rows.map(({ problemId }) => problemId);
}

type Begun = OfProblem & { readonly difficulty: Difficulty; readonly since: Date | null };

/** Each of the problems, with the instant since when what happened counts; null is from the beginning on. */
function readBeginnings(tx: Db, userId: string, ids: readonly string[]): Promise<Begun[]> {
  return tx.$queryRaw<Begun[]>`
    SELECT p.id AS "problemId", p.difficulty::text,
      greatest(u."progressSince", g."forgottenAt") AS since
    FROM "Problem" p JOIN "User" u ON u.id = ${userId}::uuid LEFT JOIN "ProblemProgress" g
      ON g."problemId" = p.id AND g."userId" = ${userId}::uuid
    WHERE p.id = ANY(${[...ids]}::uuid[])`;
}

/** What happened between a person and each of the problems. */
export async function readHistories(
  tx: Db,
  userId: string,
  problemIds: readonly string[],
): Promise<History[]> {
  const ids = [...problemIds];
  const where = { userId, problemId: { in: ids } };
  const beginnings = await readBeginnings(tx, userId, ids);
  const tries = await tx.$queryRaw<(OfProblem & Try)[]>`
    SELECT "problemId", id, verdict, "createdAt" FROM "Submission"
    WHERE "userId" = ${userId}::uuid AND "problemId" = ANY(${ids}::uuid[]) AND state = 'DONE'
    ORDER BY "createdAt", id`;
  const sessions = await tx.solveSession.findMany({ where, orderBy: { day: 'asc' } });
  const logs = await tx.reviewLog.findMany({ where, orderBy: { day: 'asc' } });
  const progress = await tx.problemProgress.findMany({ where });
  const revealed = await tx.revealedSolution.findMany({ where });

  const of = <Row extends OfProblem>(rows: readonly Row[], id: string) =>
    rows.filter(({ problemId }) => problemId === id);
  return beginnings.map(({ problemId, difficulty, since }) => {
    const seen = of(progress, problemId)[0];
    const counts = (at: Date) => since === null || at > since;
    return {
      ...{ problemId, difficulty },
      tries: of(tries, problemId).filter(({ createdAt }) => counts(createdAt)),
      sessions: of(sessions, problemId).map((row): SessionOfDay => ({
        ...row,
        day: toDay(row.day),
      })),
      logs: of(logs, problemId).map((row): KeptLog => ({ ...row, day: toDay(row.day) })),
      help: helpOf(seen, of(revealed, problemId)[0]?.revealedAt ?? null, counts),
    };
  });
}

function helpOf(
  seen: Help | undefined,
  revealedAt: Date | null,
  counts: (at: Date) => boolean,
): Help {
  const { hintAt = null, editorialAt = null, solutionAt = null } = seen ?? {};
  const counted = (at: Date | null) => (at !== null && counts(at) ? at : null);
  return {
    hintAt: counted(hintAt),
    editorialAt: counted(editorialAt),
    solutionAt: counted(solutionAt ?? revealedAt),
  };
}

/** How many of the last solved problems tell what is usual for somebody. */
const LATEST_MAX = 200;

/** Active seconds of what a person solved last, newest first, by difficulty. */
export async function readLatestSeconds(
  tx: Db,
  userId: string,
): Promise<Partial<Record<Difficulty, number[]>>> {
  const rows = await tx.$queryRaw<{ difficulty: Difficulty; seconds: number }[]>`
    SELECT p.difficulty::text, (l.evidence->>'activeSeconds')::int AS seconds
    FROM "ReviewLog" l JOIN "Problem" p ON p.id = l."problemId"
    WHERE l."userId" = ${userId}::uuid AND l."submissionId" IS NOT NULL
      AND jsonb_typeof(l.evidence->'activeSeconds') = 'number'
    ORDER BY l.day DESC, l.at DESC LIMIT ${LATEST_MAX}`;
  const latest: Partial<Record<Difficulty, number[]>> = {};
  for (const { difficulty, seconds } of rows) (latest[difficulty] ??= []).push(seconds);
  return latest;
}

/** The grades of a person, oldest first: of the problems named, or of all. */
export function listGrades(tx: Db, userId: string, problemIds?: readonly string[]) {
  const only = problemIds
    ? Prisma.sql`AND "problemId" = ANY(${[...problemIds]}::uuid[])`
    : Prisma.empty;
  return tx.$queryRaw<(OfProblem & { day: Date; grade: ReviewGrade })[]>`
    SELECT "problemId", day, grade::text FROM "ReviewLog"
    WHERE "userId" = ${userId}::uuid ${only} ORDER BY day`;
}
