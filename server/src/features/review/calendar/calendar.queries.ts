import { Prisma } from '@stepwise/db/client';
import type { Db, Reader } from '../../../lib/db/db.ts';
import { IS_OPEN } from '../review.queries.ts';
import { toDate, toDay, type Day } from '../review-day.ts';
import type { CountOfDay } from './plan-days.ts';

/** Whose calendar it is; null where the address leads nowhere, or the person may not sign in. */
export async function findCalendarOwner(db: Reader, calendarHash: string): Promise<string | null> {
  const [row] = await db.read<{ userId: string }>(Prisma.sql`
    SELECT r."userId" FROM "ReviewSettings" r JOIN "User" u ON u.id = r."userId"
    WHERE r."calendarHash" = ${calendarHash} AND u."suspendedAt" IS NULL`);
  return row?.userId ?? null;
}

/**
 * Gives a person's calendar another address.
 * @returns since when it has that one
 */
export async function writeCalendarHash(
  db: Db,
  userId: string,
  calendarHash: string,
): Promise<Date> {
  const [row] = await db.$queryRaw<{ since: Date }[]>`
    INSERT INTO "ReviewSettings" ("userId", "calendarHash", "calendarSince")
    VALUES (${userId}::uuid, ${calendarHash}, statement_timestamp())
    ON CONFLICT ("userId") DO UPDATE SET "calendarHash" = excluded."calendarHash",
      "calendarSince" = excluded."calendarSince"
    RETURNING "calendarSince" AS since`;
  if (!row) throw new Error('The database told no time');
  return row.since;
}

/** The address leads nowhere. Nothing happens where there is none. */
export async function endCalendar(db: Db, userId: string): Promise<void> {
  const data = { calendarHash: null, calendarSince: null };
  await db.reviewSettings.updateMany({ where: { userId }, data });
}

/** How many cards of a person become due on each day from one on; those due before it count for it. */
export async function countDueByDay(
  tx: Db,
  userId: string,
  { from, until }: { readonly from: Day; readonly until: Day },
): Promise<CountOfDay[]> {
  const rows = await tx.$queryRaw<{ day: Date; count: number }[]>`
    SELECT day, count(*)::int AS count FROM (
      SELECT greatest(c.due, c."buriedUntil", ${toDate(from)}::date) AS day
      FROM "ReviewCard" c JOIN "Problem" p ON p.id = c."problemId" ${IS_OPEN}
      WHERE c."userId" = ${userId}::uuid AND c."suspendedAt" IS NULL
        AND c.due <= ${toDate(until)}::date) due
    GROUP BY day ORDER BY day`;
  return rows.map(({ day, count }) => ({ day: toDay(day), count }));
}
