import { Prisma } from '@stepwise/db/client';
import type { RejudgingState } from '@stepwise/contracts/rejudging';
import type { Db, Reader } from '../../../lib/db/db.ts';
import { isMeant } from './rejudge-scope.queries.ts';

/** Of the newest, in one answer. */
const LIST_MAX = 50;

/** A rejudging as it stands. */
export type RejudgingRow = {
  readonly id: string;
  readonly problemId: string;
  readonly problemTitle: string;
  readonly problemSlug: string;
  readonly all: boolean;
  readonly state: RejudgingState;
  readonly startedBy: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly total: number;
  readonly isCounted: boolean;
  readonly judged: number;
  readonly changed: number;
  readonly lost: number;
  readonly won: number;
  readonly failed: number;
  readonly meanMs: number | null;
};

const ROWS = Prisma.sql`
  SELECT j.id, j."problemId", p.title AS "problemTitle", p.slug AS "problemSlug", j."all",
    j.state::text AS state, u.name AS "startedBy", j."createdAt", j."endedAt", j.total,
    j."isCounted", j.judged, j.changed, j.lost, j.won, j.failed, j."meanMs"
  FROM "Rejudging" j JOIN "Problem" p ON p.id = j."problemId"
  LEFT JOIN "User" u ON u.id = j."createdById"`;

/** The newest, those that have not ended first. */
export function listRejudgings(db: Reader): Promise<RejudgingRow[]> {
  return db.read<RejudgingRow>(Prisma.sql`
    ${ROWS} ORDER BY j."endedAt" IS NOT NULL, j."createdAt" DESC, j.id LIMIT ${LIST_MAX}`);
}

/** The one of a problem that has not ended, else the newest; null when there is none. */
export async function findNewestRejudging(
  db: Reader,
  problemId: string,
): Promise<RejudgingRow | null> {
  const [row] = await db.read<RejudgingRow>(Prisma.sql`
    ${ROWS} WHERE j."problemId" = ${problemId}::uuid
    ORDER BY j."endedAt" IS NOT NULL, j."createdAt" DESC, j.id LIMIT 1`);
  return row ?? null;
}

/** How many submissions of a problem a rejudging would judge again on these tests. */
export async function countOutdated(
  db: Reader,
  problemId: string,
  testSetId: string,
): Promise<number> {
  const scope = {
    all: Prisma.sql`false`,
    testSetId: Prisma.sql`${testSetId}::uuid`,
    createdAt: Prisma.sql`now()`,
  };
  const [row] = await db.read<{ count: number }>(Prisma.sql`
    SELECT count(*)::int AS count FROM "Submission" s
    WHERE s."problemId" = ${problemId}::uuid AND ${isMeant(scope)}`);
  return row?.count ?? 0;
}

export async function findRejudging(db: Reader, id: string): Promise<RejudgingRow | null> {
  const [row] = await db.read<RejudgingRow>(Prisma.sql`${ROWS} WHERE j.id = ${id}::uuid`);
  return row ?? null;
}

type Wanted = {
  readonly problemId: string;
  readonly testSetId: string;
  readonly all: boolean;
  readonly createdById: string | null;
};

/** Begins one, unless the problem has one that has not ended: then null. */
export async function insertRejudging(db: Db, wanted: Wanted): Promise<string | null> {
  const { problemId, testSetId, all, createdById } = wanted;
  const rows = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO "Rejudging" (id, "problemId", "testSetId", "all", "createdById")
    VALUES (gen_random_uuid(), ${problemId}::uuid, ${testSetId}::uuid, ${all}, ${createdById}::uuid)
    ON CONFLICT DO NOTHING RETURNING id`;
  return rows[0]?.id ?? null;
}

/** The one of a problem that has not ended. */
export function findOpenRejudging(db: Db, problemId: string) {
  return db.rejudging.findFirst({
    where: { problemId, state: { in: ['RUNNING', 'PAUSED'] } },
    select: { id: true, testSetId: true, all: true },
  });
}

/**
 * Pauses one, lets it go on or ends it. What is being judged just now still gets its outcome,
 * unless it was ended.
 * @returns its problem; null when it has ended before, or is in that state already
 */
export async function setRejudgingState(
  db: Db,
  id: string,
  state: 'RUNNING' | 'PAUSED' | 'CANCELLED',
): Promise<string | null> {
  // The time of a pause says nothing of how long the next one takes.
  const rows = await db.$queryRaw<{ problemId: string }[]>`
    UPDATE "Rejudging" SET state = ${state}::"RejudgingState", "lastAt" = NULL,
      "endedAt" = CASE WHEN ${state === 'CANCELLED'} THEN now() END
    WHERE id = ${id}::uuid AND state IN ('RUNNING', 'PAUSED') AND state::text <> ${state}
    RETURNING "problemId"`;
  return rows[0]?.problemId ?? null;
}

/** Drops what was left to judge of one that was ended. */
export async function dropRejudgeTasks(db: Db, id: string): Promise<void> {
  await db.rejudgeTask.deleteMany({ where: { rejudgingId: id } });
}
