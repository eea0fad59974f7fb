import { Prisma, type ReviewCard } from '@stepwise/db/client';
import type { Db } from '../../lib/db/db.ts';
import { toDate, toDay, type Day } from './review-day.ts';
import type { Schedule } from './schedule.ts';

type Named = {
  readonly id: string;
  readonly slug: string;
  readonly number: number;
  readonly title: string;
};

export type DueCard = Schedule & Named;

/** More than anybody solves again on a day; of longer lists the oldest are looked at. */
const DUE_MAX = 500;

/** Deleted problems, and those that administrators have taken back to work on, are not asked for. */
export const IS_OPEN = Prisma.sql`AND p."deletedAt" IS NULL AND NOT p."isDraft"`;

type CardRow = Omit<ReviewCard, 'suspendedAt' | 'buriedUntil' | 'userId' | 'problemId'>;

/** Cards of a person that are due on a day and not put off, the longest overdue first. */
export async function listDueCards(tx: Db, userId: string, today: Day): Promise<DueCard[]> {
  const rows = await tx.$queryRaw<(CardRow & Named)[]>`
    SELECT p.id, p.slug, p.number, p.title, c.due, c.stability, c.difficulty, c."scheduledDays",
      c.reps, c.lapses, c."lastReview"
    FROM "ReviewCard" c JOIN "Problem" p ON p.id = c."problemId" ${IS_OPEN}
    WHERE c."userId" = ${userId}::uuid AND c.due <= ${toDate(today)}::date
      AND c."suspendedAt" IS NULL
      AND (c."buriedUntil" IS NULL OR c."buriedUntil" <= ${toDate(today)}::date)
    ORDER BY c.due, p.number LIMIT ${DUE_MAX}`;
  return rows.map((row) => ({ ...row, due: toDay(row.due), lastReview: toDay(row.lastReview) }));
}

export type CardCounts = {
  readonly cardCount: number;
  /** Problems solved again today. */
  readonly doneToday: number;
};

/** How many cards there are, and how many of them are done. */
export async function countCards(tx: Db, userId: string, today: Day): Promise<CardCounts> {
  const [counts] = await tx.$queryRaw<CardCounts[]>`
    SELECT (SELECT count(*)::int FROM "ReviewCard" c JOIN "Problem" p ON p.id = c."problemId"
            WHERE c."userId" = ${userId}::uuid AND c."suspendedAt" IS NULL
              ${IS_OPEN}) AS "cardCount",
           (SELECT count(*)::int FROM "ReviewLog" l
            WHERE l."userId" = ${userId}::uuid AND l.day = ${toDate(today)}::date
              AND EXISTS (SELECT FROM "ReviewLog" e WHERE e."userId" = l."userId"
                AND e."problemId" = l."problemId" AND e.day < l.day)) AS "doneToday"`;
  return counts ?? { cardCount: 0, doneToday: 0 };
}

/** What is kept between a person and a problem: the card, all grades, the help that was opened, and the latest session. */
export async function findProblemReview(tx: Db, userId: string, problemId: string) {
  const where = { userId, problemId };
  const card = await tx.reviewCard.findUnique({ where: { userId_problemId: where } });
  const logs = await tx.reviewLog.findMany({
    where,
    orderBy: { day: 'asc' },
    select: { day: true, at: true, grade: true, isChosen: true, submissionId: true },
  });
  const help = await tx.problemProgress.findUnique({ where: { userId_problemId: where } });
  const session = await tx.solveSession.findFirst({ where, orderBy: { day: 'desc' } });
  return { card, logs: logs.map((log) => ({ ...log, day: toDay(log.day) })), help, session };
}

export type ProblemReviewRow = Awaited<ReturnType<typeof findProblemReview>>;
