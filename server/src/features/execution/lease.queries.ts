import { Prisma } from '@stepwise/db/client';
import type { Db } from '../../lib/db.ts';

/** Duration of a lease without a heartbeat. */
export const LEASE_SECONDS = 30;

/** A claimed submission. `attempt` is the fencing token: writes of an older attempt are refused. */
export type Lease = {
  readonly id: string;
  readonly attempt: number;
  readonly crashes: number;
  readonly failures: number;
};

/** How long submissions that were given up are retried. */
const RETRY_HOURS = 24;

/** Rejudged by an administrator. New submissions do not wait behind these. */
const IS_REJUDGED = Prisma.sql`EXISTS (
  SELECT FROM "PastJudging" p WHERE p."submissionId" = s.id)`;

/**
 * Claims the next submission, or null when none waits: queued ones, those whose server died, and
 * now and then those that were given up within a day. Users take turns: the user with the fewest
 * running comes first, then the one who has waited longest; rejudged submissions come last.
 */
export async function claimNext(db: Db, owner: string): Promise<Lease | null> {
  const rows = await db.$queryRaw<Lease[]>`
    UPDATE "Submission" SET
      state = 'RUNNING', owner = ${owner}, attempt = attempt + 1,
      crashes = crashes + CASE WHEN state = 'RUNNING' THEN 1 ELSE 0 END,
      "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS}),
      verdict = NULL, "doneAt" = NULL
    WHERE id = (
      SELECT s.id FROM "Submission" s
      WHERE (s.state = 'QUEUED' AND s."runAfter" <= now())
         OR (s.state = 'RUNNING' AND s."leaseUntil" < now())
         OR (s.state = 'ERROR' AND s."runAfter" <= now()
             AND s."createdAt" > now() - make_interval(hours => ${RETRY_HOURS}))
      ORDER BY ${IS_REJUDGED}, (
        SELECT count(*) FROM "Submission" r
        WHERE r."userId" = s."userId" AND r.state = 'RUNNING' AND r."leaseUntil" >= now()
      ), s."createdAt", s.id
      LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, attempt, crashes, failures`;
  return rows[0] ?? null;
}

export type QueueState = {
  readonly waiting: number;
  /** Whose they are. */
  readonly people: number;
  /** How long the oldest of them has waited. */
  readonly oldestSeconds: number;
  /** Being judged, by whatever server. */
  readonly running: number;
};

/**
 * The submissions that wait for their verdict, counted up to `atMost`, and those being judged. Rejudged
 * ones do not count as waiting.
 */
export async function measureQueue(db: Db, atMost: number): Promise<QueueState> {
  const rows = await db.$queryRaw<QueueState[]>`
    SELECT count(*)::int AS waiting, count(DISTINCT "userId")::int AS people,
      coalesce(extract(epoch FROM now() - min("createdAt")), 0)::float AS "oldestSeconds",
      (SELECT count(*)::int FROM "Submission" WHERE state = 'RUNNING') AS running
    FROM (
      SELECT s."createdAt", s."userId" FROM "Submission" s
      WHERE s.state = 'QUEUED' AND NOT ${IS_REJUDGED} LIMIT ${atMost}
    ) q`;
  return rows[0] ?? { waiting: 0, people: 0, oldestSeconds: 0, running: 0 };
}

/** Renews the leases of these submissions. */
export async function renewLeases(db: Db, owner: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.$executeRaw`
    UPDATE "Submission" SET "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE id = ANY(${[...ids]}::uuid[]) AND owner = ${owner} AND state = 'RUNNING'`;
}

/**
 * Releases what this server had claimed before it crashed. Only for a starting server: no other run
 * with its name is still judging.
 */
export async function giveBackLeases(db: Db, owner: string): Promise<number> {
  return db.$executeRaw`
    UPDATE "Submission" SET
      state = 'QUEUED', owner = NULL, "leaseUntil" = NULL, crashes = crashes + 1
    WHERE owner = ${owner} AND state = 'RUNNING'`;
}

/** Puts a claimed submission back into the queue, to be claimed after `delayMs`. */
export async function requeue(
  db: Db,
  lease: Lease,
  owner: string,
  options: { readonly delayMs: number; readonly failed: boolean },
): Promise<void> {
  await finishLease(db, lease, owner, {
    state: 'QUEUED',
    runAfter: new Date(Date.now() + options.delayMs),
    ...(options.failed ? { failures: { increment: 1 } } : {}),
  });
}

/** Ends a claim with `data`, unless another server has claimed it since. Returns whether it did. */
export async function finishLease(
  db: Db,
  lease: Lease,
  owner: string,
  data: Prisma.SubmissionUpdateManyMutationInput,
): Promise<boolean> {
  const { count } = await db.submission.updateMany({
    where: { id: lease.id, owner, attempt: lease.attempt, state: 'RUNNING' },
    data: { ...data, owner: null, leaseUntil: null },
  });
  return count === 1;
}
