import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { Prisma } from '@stepwise/db/client';
import type { Db, Reader } from '../../../lib/db/db.ts';
import { ofEach } from './of-each-language.ts';

/** What one person has waiting stands so far apart in the queue, with room for others between. */
const TURN_SECONDS = 10;

/** More than any number of servers judges at once. */
const RUNNING_MAX = 1_000;

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
 * The submissions that wait for their verdict, counted up to `atMost` from the front of each language,
 * and those being judged. What is judged again is not among those that wait.
 */
export async function measureQueue(db: Reader, atMost: number): Promise<QueueState> {
  const waiting = (isDelayed: Prisma.Sql, order: Prisma.Sql) =>
    ofEach(
      LANGUAGE_KEYS,
      Prisma.sql`
        SELECT "createdAt", "userId" FROM "Submission"
        WHERE state = 'QUEUED' AND "runAfter" ${isDelayed} AND priority = 0
          AND language = wanted.language
        ORDER BY ${order} LIMIT ${atMost}`,
    );
  const ready = waiting(Prisma.sql`IS NULL`, Prisma.sql`"turnAt", "createdAt", id`);
  const delayed = waiting(Prisma.sql`IS NOT NULL`, Prisma.sql`"runAfter"`);
  const rows = await db.read<QueueState>(Prisma.sql`
    SELECT count(*)::int AS waiting, count(DISTINCT "userId")::int AS people,
      coalesce(extract(epoch FROM now() - min("createdAt")), 0)::float AS "oldestSeconds",
      (SELECT count(*)::int FROM (
        SELECT FROM "Submission" WHERE state = 'RUNNING' LIMIT ${RUNNING_MAX}) r) AS running
    FROM (SELECT * FROM (${ready} UNION ALL ${delayed}) u LIMIT ${atMost}) q`);
  return rows[0] ?? { waiting: 0, people: 0, oldestSeconds: 0, running: 0 };
}

/**
 * Deletes a person's submission that waits or is being judged. Null when there is none: it has a verdict by now, or
 * is judged again.
 */
export async function deletePending(
  db: Db,
  userId: string,
  id: string,
): Promise<{ readonly idempotencyKey: string | null } | null> {
  const rows = await db.$queryRaw<{ idempotencyKey: string | null }[]>`
    DELETE FROM "Submission"
    WHERE id = ${id}::uuid AND "userId" = ${userId}::uuid
      AND state IN ('QUEUED', 'RUNNING') AND priority = 0
    RETURNING "idempotencyKey"`;
  return rows[0] ?? null;
}

export type OwnPending = {
  /** Submissions of this person that wait or are being judged, counted up to `atMost`. */
  readonly pending: number;
  /** Place in the queue of the next one. */
  readonly turnAt: Date;
};

/** OwnPending, as SQL. What is judged again is not this person's doing and does not count. */
export const ownPending = (userId: string, atMost: number): Prisma.Sql => Prisma.sql`
  SELECT count(*)::int AS pending,
    greatest(now(), max("turnAt") + make_interval(secs => ${TURN_SECONDS})) AS "turnAt"
  FROM (
    SELECT "turnAt" FROM "Submission"
    WHERE "userId" = ${userId}::uuid AND state IN ('QUEUED', 'RUNNING') AND priority = 0
    ORDER BY "turnAt" DESC LIMIT ${atMost}) p`;

/** What a person has pending. */
export async function measurePending(db: Db, userId: string, atMost: number): Promise<OwnPending> {
  const rows = await db.$queryRaw<OwnPending[]>(ownPending(userId, atMost));
  const [row] = rows;
  if (!row) throw new Error('The database counted nothing');
  return row;
}
