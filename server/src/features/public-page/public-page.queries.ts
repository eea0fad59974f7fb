import type { OwnPublicPage, PublicPerson } from '@stepwise/contracts/public-page';
import { HANDLE_DAYS } from '@stepwise/contracts/public-page-limits';
import { DIFFICULTIES } from '@stepwise/contracts/problem';
import { Prisma } from '@stepwise/db/client';
import type { Db, Reader } from '../../lib/db/db.ts';
import { streakOf } from './streak.ts';

/** Days that are looked at: the longest streak. */
const STREAK_MAX = 1_000;

type OwnRow = { handle: string; isPublic: boolean; staysUntil: Date; stays: boolean };

/** The page of a person as the person sees it. */
export async function readOwnPage(db: Db, userId: string): Promise<OwnPublicPage> {
  const [row] = await db.$queryRaw<OwnRow[]>`
    SELECT handle, "isPublic", "chosenAt" + make_interval(days => ${HANDLE_DAYS}) AS "staysUntil",
      "chosenAt" + make_interval(days => ${HANDLE_DAYS}) > statement_timestamp() AS stays
    FROM "PublicPage" WHERE "userId" = ${userId}::uuid`;
  if (!row) return { handle: null, isPublic: false, staysUntil: null };
  const { handle, isPublic, staysUntil, stays } = row;
  return { handle, isPublic, staysUntil: stays ? staysUntil.toISOString() : null };
}

/** Whether links to somebody else may still lead to this name. */
export async function isFormerHandle(tx: Db, handle: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT FROM "FormerHandle" WHERE handle = ${handle} AND "freeAt" > statement_timestamp()`;
  return rows.length > 0;
}

type PersonRow = {
  id: string;
  name: string;
  image: string | null;
  since: number;
  timeZone: string;
};

/** What everybody sees of a person; null unless the person wants it, and may sign in. */
export async function findPublicPerson(db: Reader, handle: string): Promise<PublicPerson | null> {
  const [person] = await db.read<PersonRow>(Prisma.sql`
    SELECT u.id, u.name, u.image, extract(year FROM u."createdAt")::int AS since,
      coalesce(r."timeZone", 'UTC') AS "timeZone"
    FROM "PublicPage" p JOIN "User" u ON u.id = p."userId"
      LEFT JOIN "ReviewSettings" r ON r."userId" = u.id
    WHERE p.handle = ${handle} AND p."isPublic" AND u."suspendedAt" IS NULL`);
  if (!person) return null;
  const { id, timeZone, ...shown } = person;
  const [solved, streakDays] = await Promise.all([
    countSolved(db, id),
    readStreak(db, id, timeZone),
  ]);
  return { handle, ...shown, solved, streakDays };
}

async function countSolved(db: Reader, userId: string): Promise<PublicPerson['solved']> {
  const rows = await db.read<{ difficulty: string; count: number }>(Prisma.sql`
    SELECT p.difficulty::text, count(*)::int AS count
    FROM "SolvedMark" s JOIN "Problem" p ON p.id = s."problemId"
    WHERE s."userId" = ${userId}::uuid AND p."deletedAt" IS NULL AND NOT p."isDraft"
    GROUP BY p.difficulty`);
  const of = new Map(rows.map(({ difficulty, count }) => [difficulty, count]));
  const [easy, medium, hard] = DIFFICULTIES.map((difficulty) => of.get(difficulty) ?? 0);
  return { EASY: easy ?? 0, MEDIUM: medium ?? 0, HARD: hard ?? 0 };
}

/** What PostgreSQL says of a zone that it does not know: its list is not that of Node.js. */
const UNKNOWN_ZONE = '22023';

/** As the dashboard counts it: by calendar days where the person is. */
async function readStreak(db: Reader, userId: string, timeZone: string): Promise<number> {
  // Of what is no place, like "+05:30", PostgreSQL reads the sign the other way round.
  const zone = timeZone.includes('/') ? timeZone : 'UTC';
  try {
    return await readStreakIn(db, userId, zone);
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNKNOWN_ZONE) throw error;
    return readStreakIn(db, userId, 'UTC');
  }
}

async function readStreakIn(db: Reader, userId: string, timeZone: string): Promise<number> {
  const rows = await db.read<{ ago: number }>(Prisma.sql`
    SELECT DISTINCT (statement_timestamp() AT TIME ZONE ${timeZone})::date
      - ("createdAt" AT TIME ZONE ${timeZone})::date AS ago
    FROM "Submission" WHERE "userId" = ${userId}::uuid
      AND "createdAt" > statement_timestamp() - make_interval(days => ${STREAK_MAX})
    ORDER BY ago`);
  return streakOf(rows.map(({ ago }) => ago));
}
