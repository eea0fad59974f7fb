import { Prisma, type Submission } from '@stepwise/db/client';
import { REHEARSALS_KEPT } from '@stepwise/contracts/rehearsal-limits';
import type { Db } from '../../lib/db/db.ts';

/** Of each rehearsal, the first: more than anybody works on. */
const TRIES_MAX = 500;

const WITH_PROBLEMS = {
  problems: {
    orderBy: { position: 'asc' },
    include: { problem: { select: { number: true, title: true, isDraft: true } } },
  },
} as const;

/** A rehearsal with its problems; null when it is not the person's. Without an id, the one that runs. */
export function findRehearsal(db: Db, userId: string, id?: string) {
  return db.rehearsal.findFirst({
    where: id === undefined ? { userId, endedAt: null } : { userId, id },
    include: WITH_PROBLEMS,
  });
}

/** The one whose report may be read by whoever has the token; none of a person who is suspended. */
export function findShared(db: Db, shareHash: string): Promise<RehearsalRow | null> {
  const where = { shareHash, user: { suspendedAt: null } };
  return db.rehearsal.findFirst({ where, include: WITH_PROBLEMS });
}

export type RehearsalRow = NonNullable<Awaited<ReturnType<typeof findRehearsal>>>;

export type TryRow = Pick<
  Submission,
  'id' | 'problemId' | 'language' | 'state' | 'verdict' | 'passedCount' | 'totalCount' | 'createdAt'
>;

/** What was sent in while a rehearsal ran, oldest first. */
export function listTries(db: Db, row: RehearsalRow): Promise<TryRow[]> {
  const { userId, startedAt, endsAt, endedAt, problems } = row;
  return db.submission.findMany({
    where: {
      userId,
      problemId: { in: problems.map(({ problemId }) => problemId) },
      createdAt: { gte: startedAt, lte: endedAt ?? endsAt },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: TRIES_MAX,
    select: {
      ...{ id: true, problemId: true, language: true, state: true, verdict: true },
      ...{ passedCount: true, totalCount: true, createdAt: true },
    },
  });
}

export type PastRow = {
  readonly id: string;
  readonly minutes: number;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly problemCount: number;
  readonly acceptedCount: number;
};

/** Those of a person that are over, the newest first. */
export function listPast(db: Db, userId: string): Promise<PastRow[]> {
  return db.$queryRaw<PastRow[]>`
    SELECT r.id, r.minutes, r."startedAt", r."endedAt",
      count(*)::int AS "problemCount",
      count(*) FILTER (WHERE EXISTS (SELECT FROM "Submission" s
        WHERE s."userId" = r."userId" AND s."problemId" = q."problemId" AND s.verdict = 'Accepted'
          AND s."createdAt" BETWEEN r."startedAt" AND r."endedAt"))::int AS "acceptedCount"
    FROM "Rehearsal" r JOIN "RehearsalProblem" q ON q."rehearsalId" = r.id
    WHERE r."userId" = ${userId}::uuid AND r."endedAt" IS NOT NULL
    GROUP BY r.id ORDER BY r."startedAt" DESC LIMIT ${REHEARSALS_KEPT}`;
}

/** Removes the oldest ones of a person, down to the bound. */
export async function removeOldest(tx: Db, userId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "Rehearsal" WHERE id IN (
      SELECT id FROM "Rehearsal" WHERE "userId" = ${userId}::uuid
      ORDER BY "startedAt" DESC OFFSET ${REHEARSALS_KEPT})`;
}

/** The database's clock, which starts and ends rehearsals. */
export async function readClock(db: Db): Promise<Date> {
  const [row] = await db.$queryRaw<{ now: Date }[]>(
    Prisma.sql`SELECT statement_timestamp() AS now`,
  );
  if (!row) throw new Error('The database told no time');
  return row.now;
}
