import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language';
import { Prisma } from '@stepwise/db/client';
import type { Db, Reader } from '../../../lib/db/db.ts';
import { LEASE_SECONDS, RETRY_HOURS, type Lease } from './lease.queries.ts';
import { listed, ofEach } from './of-each-language.ts';

/**
 * Rows looked at of each kind and language. Those who have more running than others step back among
 * these; more than claim at one moment, so that each of them finds one that nobody has locked.
 */
const LOOK = 32;

/** Places that are told. Who stands further back hears only that it waits. */
const PLACES = 100;

// Both are written into the statement. As parameters PostgreSQL cannot know them in a plan for all
// calls, finds that one too expensive and plans each claim anew: three times the cost of a claim.
const RETRY_TIME = Prisma.raw(`make_interval(hours => ${RETRY_HOURS})`);

const NEXT = Prisma.sql`id, "userId", priority, "turnAt", "createdAt" FROM "Submission"`;

const IS_DUE = Prisma.sql`"runAfter" <= now()`;

// Each of the four reads the beginning of a partial index that is in this order, three of them that of
// each language. Of the fourth there are never many: what runs.
const candidates = (languages: readonly LanguageKey[], look: Prisma.Sql) => Prisma.sql`
  ${ofEach(
    languages,
    Prisma.sql`
      SELECT ${NEXT} WHERE state = 'QUEUED' AND "runAfter" IS NULL AND language = wanted.language
      ORDER BY priority, "turnAt", "createdAt", id LIMIT ${look}`,
  )}
  UNION ALL
  ${ofEach(
    languages,
    Prisma.sql`
      SELECT ${NEXT} WHERE state = 'QUEUED' AND ${IS_DUE} AND language = wanted.language
      ORDER BY "runAfter" LIMIT ${look}`,
  )}
  UNION ALL
  (SELECT ${NEXT} WHERE state = 'RUNNING' AND "leaseUntil" < now()
     AND language IN (${listed(languages)})
   ORDER BY "leaseUntil" LIMIT ${look})
  UNION ALL
  ${ofEach(
    languages,
    Prisma.sql`
      SELECT ${NEXT} WHERE state = 'ERROR' AND ${IS_DUE} AND language = wanted.language
        AND "runAfter" > now() - ${RETRY_TIME}
        AND "createdAt" > now() - ${RETRY_TIME}
      ORDER BY "runAfter" LIMIT ${look}`,
  )}`;

/** What waits as `candidate c`, with how much each person has running as `busy b`. */
const waiting = (languages: readonly LanguageKey[], look: number) => Prisma.sql`
  busy AS MATERIALIZED (
    SELECT "userId", count(*) AS running FROM "Submission"
    WHERE state = 'RUNNING' AND "leaseUntil" >= now() GROUP BY "userId"
  ), candidate AS MATERIALIZED (${candidates(languages, Prisma.raw(String(look)))}
  )`;

const IN_ORDER = Prisma.sql`c.priority, coalesce(b.running, 0), c."turnAt", c."createdAt", c.id`;

const PLACED = waiting(LANGUAGE_KEYS, PLACES);

/**
 * Claims the next submission in one of these languages, or null when none waits: queued ones, those
 * whose server died, and once in a while those that were given up on their first day. Users take
 * turns: who has the fewest running comes first, then whose turn came first. It costs the same however
 * many wait, in whatever language.
 */
export async function claimNext(
  db: Db,
  owner: string,
  languages: readonly LanguageKey[],
): Promise<Lease | null> {
  if (languages.length === 0) return null;
  const rows = await db.$queryRaw<Lease[]>`
    WITH ${waiting(languages, LOOK)}, ranked AS MATERIALIZED (
      SELECT c.id FROM candidate c LEFT JOIN busy b ON b."userId" = c."userId"
      ORDER BY ${IN_ORDER}
    ), next AS (
      -- One by one in that order: as a plain join it may read a small table from end to end.
      SELECT s.id FROM ranked r CROSS JOIN LATERAL (
        SELECT id FROM "Submission"
        -- Another server may have claimed it since: asked again of the row as it is when locked.
        WHERE id = r.id AND ((state = 'QUEUED' AND ("runAfter" IS NULL OR ${IS_DUE}))
          OR (state = 'RUNNING' AND "leaseUntil" < now()) OR (state = 'ERROR' AND ${IS_DUE}))
        FOR UPDATE SKIP LOCKED
      ) s LIMIT 1
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

export type UnderWay = {
  readonly id: string;
  /** How many will be claimed before it as things stand; null when it is judged, or far back. */
  readonly before: number | null;
};

/** Which of these wait or are being judged, and their places. It costs the same however many wait. */
export async function readUnderWay(db: Reader, ids: readonly string[]): Promise<UnderWay[]> {
  return db.read<UnderWay>(Prisma.sql`
    WITH ${PLACED}, placed AS (
      SELECT c.id, (row_number() OVER (ORDER BY ${IN_ORDER}) - 1)::int AS before
      FROM candidate c LEFT JOIN busy b ON b."userId" = c."userId"
    )
    SELECT s.id, p.before FROM "Submission" s
    -- Behind these others may stand that were not looked at, in another language.
    LEFT JOIN placed p ON p.id = s.id AND p.before < ${Prisma.raw(String(PLACES))}
    WHERE s.id = ANY(${ids}::uuid[]) AND s.state IN ('QUEUED', 'RUNNING')`);
}
