import type { Prisma } from '@stepwise/db/client';
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
