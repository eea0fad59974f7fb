import { Prisma } from '@stepwise/db/client';

/** What says which submissions a rejudging is about: columns, or values. */
type Scope = {
  readonly all: Prisma.Sql;
  readonly testSetId: Prisma.Sql;
  readonly createdAt: Prisma.Sql;
};

/** Whether submission `s` has an outcome, which another one can take the place of. */
export const HAS_ENDED = Prisma.sql`s.state IN ('DONE', 'ERROR')`;

/**
 * Whether submission `s` of the problem is one to judge again: it was there, and was judged on other
 * tests, or all are wanted. What was given up is always tried again. What has not ended is meant where
 * it will end on other tests; on these, its own turn is enough.
 */
export function isMeant({ all, testSetId, createdAt }: Scope): Prisma.Sql {
  return Prisma.sql`(s."createdAt" <= ${createdAt} AND (s."testSetId" <> ${testSetId}
    OR s.state = 'ERROR' OR (s.state = 'DONE' AND ${all})))`;
}

const OPEN = {
  all: Prisma.sql`j."all"`,
  testSetId: Prisma.sql`j."testSetId"`,
  createdAt: Prisma.sql`j."createdAt"`,
};

/** Whether submission `s` waits to be judged again, or is being so. Its verdict stands meanwhile. */
export const IS_JUDGED_AGAIN = Prisma.sql`EXISTS (
  SELECT FROM "Rejudging" j
  WHERE j."problemId" = s."problemId" AND j.state IN ('RUNNING', 'PAUSED')
    AND ${HAS_ENDED} AND ${isMeant(OPEN)}
    AND (j."walkedTo" IS NULL OR s.id > j."walkedTo" OR EXISTS (
      SELECT FROM "RejudgeTask" t WHERE t."submissionId" = s.id AND t."rejudgingId" = j.id)))`;
