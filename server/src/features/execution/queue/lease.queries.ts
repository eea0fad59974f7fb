import { Prisma } from '@stepwise/db/client';
import type { Db } from '../../../lib/db/db.ts';

/** Duration of a lease without a heartbeat. */
export const LEASE_SECONDS = 30;

/** How long submissions that were given up are retried. */
export const RETRY_HOURS = 24;

/** A claimed submission. `attempt` is the fencing token: writes of an older attempt are refused. */
export type Lease = {
  readonly id: string;
  readonly attempt: number;
  readonly crashes: number;
  readonly failures: number;
};

/** Renews the leases of these submissions. Answers with those that this server still holds. */
export async function renewLeases(
  db: Db,
  owner: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE "Submission" SET "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE id = ANY(${[...ids]}::uuid[]) AND owner = ${owner} AND state = 'RUNNING'
    RETURNING id`;
  return new Set(rows.map(({ id }) => id));
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
  { delayMs, failed }: { readonly delayMs: number; readonly failed: boolean },
): Promise<void> {
  await endLease(
    db,
    lease,
    owner,
    Prisma.sql`state = 'QUEUED', "runAfter" = ${delayMs === 0 ? null : after(delayMs)},
      failures = failures + ${failed ? 1 : 0}`,
  );
}

export type Outcome = {
  readonly verdict: string;
  readonly passedCount: number;
  readonly compileOutput: string | null;
  readonly runtimeVersion: string | null;
};

/** Ends a claim with a verdict, unless another server has claimed it since. Returns whether it did. */
export function completeLease(
  db: Db,
  lease: Lease,
  owner: string,
  { verdict, passedCount, compileOutput, runtimeVersion }: Outcome,
): Promise<boolean> {
  return endLease(
    db,
    lease,
    owner,
    Prisma.sql`state = 'DONE', verdict = ${verdict}, "passedCount" = ${passedCount},
      "compileOutput" = ${compileOutput}, "runtimeVersion" = ${runtimeVersion}, "doneAt" = now()`,
  );
}

/** Ends a claim without a verdict. `counts` is what the next try, after `delayMs`, begins with. */
export async function giveUpLease(
  db: Db,
  lease: Lease,
  owner: string,
  counts: { readonly delayMs: number; readonly crashes: number; readonly failures: number },
): Promise<void> {
  await endLease(
    db,
    lease,
    owner,
    Prisma.sql`state = 'ERROR', verdict = 'Internal Error', "doneAt" = now(),
      "runAfter" = CASE WHEN "createdAt" > now() - make_interval(hours => ${RETRY_HOURS})
        THEN ${after(counts.delayMs)} END,
      crashes = ${counts.crashes}, failures = ${counts.failures}`,
  );
}

/** By the clock of the database: that of a server may be wrong, and there are several of them. */
function after(ms: number): Prisma.Sql {
  return Prisma.sql`now() + make_interval(secs => ${ms / 1000}::float)`;
}

async function endLease(
  db: Db,
  lease: Lease,
  owner: string,
  changes: Prisma.Sql,
): Promise<boolean> {
  const count = await db.$executeRaw`
    UPDATE "Submission" SET ${changes}, owner = NULL, "leaseUntil" = NULL
    WHERE id = ${lease.id}::uuid AND owner = ${owner} AND attempt = ${lease.attempt}
      AND state = 'RUNNING'`;
  return count === 1;
}
