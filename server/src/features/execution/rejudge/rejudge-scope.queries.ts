import { Prisma } from '@stepwise/db/client';

/** What says which submissions a rejudging is about: columns, or values. */
type Scope = {
  readonly all: Prisma.Sql;
  readonly testSetId: Prisma.Sql;
  readonly createdAt: Prisma.Sql;
};

/**
 * Whether submission `s` of the problem is one to judge again: it was there, has ended, and was
 * judged on other tests, or all are wanted. What was given up is always tried again.
 */
export function isMeant({ all, testSetId, createdAt }: Scope): Prisma.Sql {
  return Prisma.sql`(s.state IN ('DONE', 'ERROR') AND s."createdAt" <= ${createdAt}
    AND (${all} OR s.state = 'ERROR' OR s."testSetId" <> ${testSetId}))`;
}

const OPEN = {
  all: Prisma.sql`j."all"`,
  testSetId: Prisma.sql`j."testSetId"`,
  createdAt: Prisma.sql`j."createdAt"`,
};

/** Whether submission `s` waits to be judged again, or is being so. Its verdict stands meanwhile. */
export const IS_JUDGED_AGAIN = Prisma.sql`EXISTS (
  SELECT FROM "Rejudging" j
  WHERE j."problemId" = s."problemId" AND j.state IN ('RUNNING', 'PAUSED') AND ${isMeant(OPEN)}
    AND (j."walkedTo" IS NULL OR s.id > j."walkedTo" OR EXISTS (
      SELECT FROM "RejudgeTask" t WHERE t."submissionId" = s.id AND t."rejudgingId" = j.id)))`;
