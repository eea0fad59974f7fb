import type { Active } from '@stepwise/contracts/metrics';
import { Prisma } from '@stepwise/db/client';
import type { Reader } from '../../lib/db/db.ts';

const MONTH = Prisma.sql`now() - interval '30 days'`;

/** Of rows with a time `at`, all of the last 30 days. */
const COUNTS = Prisma.sql`
  count(*) FILTER (WHERE at > now() - interval '1 day')::int AS day,
  count(*) FILTER (WHERE at > now() - interval '7 days')::int AS week,
  count(*)::int AS month`;

/** People who opened a problem or sent in a program. */
export async function countActive(db: Reader): Promise<Active> {
  // Each of a table first: there are far fewer people than things they did.
  const [counts] = await db.read<Active>(Prisma.sql`
    SELECT ${COUNTS} FROM (
      SELECT "userId", max(at) AS at FROM (
        SELECT "userId", max("createdAt") AS at FROM "Submission"
        WHERE "createdAt" > ${MONTH} GROUP BY "userId"
        UNION ALL
        SELECT "userId", max("openedAt") FROM "SolveSession"
        WHERE "openedAt" > ${MONTH} GROUP BY "userId") acts
      GROUP BY "userId") people`);
  return given(counts);
}

/** People who made an account, and have it still. */
export async function countRegistered(db: Reader): Promise<Active> {
  const [counts] = await db.read<Active>(Prisma.sql`
    SELECT ${COUNTS} FROM (
      SELECT "createdAt" AS at FROM "User" WHERE "createdAt" > ${MONTH}) people`);
  return given(counts);
}

function given(counts: Active | undefined): Active {
  if (!counts) throw new Error('The database counted nothing');
  return counts;
}
