import { Prisma } from '@stepwise/db/client';
import type { Db } from '../../lib/db.ts';
import { LEASE_SECONDS, RETRY_HOURS, type Lease } from './lease.queries.ts';

/**
 * Rows looked at of each kind. Those who have more running than others step back among these; more
 * than claim at one moment, so that each of them finds one that nobody has locked.
 */
const LOOK = 32;

const NEXT = Prisma.sql`id, "userId", priority, "turnAt", "createdAt" FROM "Submission"`;

const IS_DUE = Prisma.sql`"runAfter" <= now()`;

// Each of the four reads the beginning of a partial index that is in this order.
const CANDIDATES = Prisma.sql`
  (SELECT ${NEXT} WHERE state = 'QUEUED' AND "runAfter" IS NULL
   ORDER BY priority, "turnAt", "createdAt", id LIMIT ${LOOK})
  UNION ALL
  (SELECT ${NEXT} WHERE state = 'QUEUED' AND ${IS_DUE} ORDER BY "runAfter" LIMIT ${LOOK})
  UNION ALL
  (SELECT ${NEXT} WHERE state = 'RUNNING' AND "leaseUntil" < now()
   ORDER BY "leaseUntil" LIMIT ${LOOK})
  UNION ALL
  (SELECT ${NEXT} WHERE state = 'ERROR' AND ${IS_DUE}
     AND "runAfter" > now() - make_interval(hours => ${RETRY_HOURS})
     AND "createdAt" > now() - make_interval(hours => ${RETRY_HOURS})
   ORDER BY "runAfter" LIMIT ${LOOK})`;

/**
 * Claims the next submission, or null when none waits: queued ones, those whose server died, and
 * once in a while those that were given up on their first day. Users take turns: who has the fewest
 * running comes first, then whose turn came first. It costs the same however many wait.
 */
export async function claimNext(db: Db, owner: string): Promise<Lease | null> {
  const rows = await db.$queryRaw<Lease[]>`
    WITH busy AS MATERIALIZED (
      SELECT "userId", count(*) AS running FROM "Submission"
      WHERE state = 'RUNNING' AND "leaseUntil" >= now() GROUP BY "userId"
    ), candidate AS MATERIALIZED (${CANDIDATES}
    ), next AS (
      SELECT s.id FROM candidate c JOIN "Submission" s ON s.id = c.id
      LEFT JOIN busy b ON b."userId" = c."userId"
      -- Somebody else may have claimed it since: asked again of the row as it is when locked.
      WHERE (s.state = 'QUEUED' AND (s."runAfter" IS NULL OR s."runAfter" <= now()))
         OR (s.state = 'RUNNING' AND s."leaseUntil" < now())
         OR (s.state = 'ERROR' AND s."runAfter" <= now())
      ORDER BY c.priority, coalesce(b.running, 0), c."turnAt", c."createdAt", c.id
      LIMIT 1 FOR UPDATE OF s SKIP LOCKED
    )
    UPDATE "Submission" s SET
      state = 'RUNNING', owner = ${owner}, attempt = s.attempt + 1,
      crashes = s.crashes + CASE WHEN s.state = 'RUNNING' THEN 1 ELSE 0 END,
      "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS}),
      "runAfter" = NULL, verdict = NULL, "doneAt" = NULL
    FROM next WHERE s.id = next.id
    RETURNING s.id, s.attempt, s.crashes, s.failures`;
  return rows[0] ?? null;
}
