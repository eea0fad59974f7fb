import { TAPE_DAYS } from '@stepwise/contracts/tape-limits';
import { Prisma, type PrismaClient } from '@stepwise/db/client';
import type { Logger } from './lib/logger.ts';

const EVERY_MS = 60 * 60 * 1000;
/** Rows changed by one statement; more would hold its locks for too long. */
const BATCH = 5_000;

/** Removes every hour what is over. The returned function ends it. */
export function startHousekeeping(db: PrismaClient, logger: Logger): () => void {
  const timer = setInterval(() => {
    keepHouse(db).catch((error: unknown) => {
      logger.error({ err: error }, 'what is over could not be removed');
    });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Tables with rows that are over one day, and which of them are. */
const EXPIRED: readonly (readonly [table: string, isOver: string])[] = [
  ['"Session"', `"expiresAt" < now()`],
  ['"RateCounter"', `"resetAt" < now()`],
  // A while longer than they work, so that an old one still hears why it does not.
  ['"OneTimeLink"', `"expiresAt" < now() - interval '7 days'`],
  ['"ApiToken"', `"expiresAt" < now() - interval '30 days'`],
  ['"RoleGrant"', `"expiresAt" < now() - interval '30 days'`],
  ['"Invitation"', `"expiresAt" < now() - interval '30 days'`],
  // Those that were given up, after an administrator could see them; and all that nobody sends any more.
  ['"Mail"', `"createdAt" < now() - interval '7 days'`],
  ['"Message"', `"createdAt" < now() - interval '1 year'`],
  ['"Announcement"', `"endsAt" < now() - interval '90 days'`],
  [
    '"TapeChunk"',
    `"rehearsalId" IN (SELECT id FROM "Rehearsal" WHERE NOT "keepsTape"
      AND "endsAt" < now() - interval '${TAPE_DAYS} days')`,
  ],
  ['"FormerHandle"', `"freeAt" < now()`],
  ['"JudgeServer"', `"seenAt" < now() - interval '1 hour'`],
  // A trigger refuses all younger ones, and any other change.
  ['"AuditEvent"', `"at" < now() - interval '2 years'`],
];

/** Columns that are emptied one day, and in which rows that day has come. */
const ERASED: readonly (readonly [table: string, column: string, isOver: string])[] = [
  ['"AuditEvent"', '"ip"', `"at" < now() - interval '90 days'`],
];

/** Removes and erases all that is over. What fails keeps nothing else from being done. */
export async function keepHouse(db: PrismaClient): Promise<void> {
  await eachAlone([removeExpired, eraseExpired], (act) => act(db));
}

/** Removes what is over and answers how many rows that was. */
export function removeExpired(db: PrismaClient): Promise<number> {
  return eachAlone(EXPIRED, ([name, isOver]) => {
    const [table, condition] = [Prisma.raw(name), Prisma.raw(isOver)];
    return inBatches(
      () => db.$executeRaw`
        DELETE FROM ${table} WHERE ctid IN (
          SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH})`,
    );
  });
}

/** Empties the columns that are not needed any more and answers how many values that were. */
export function eraseExpired(db: PrismaClient): Promise<number> {
  return eachAlone(ERASED, ([name, field, isOver]) => {
    const [table, column, condition] = [Prisma.raw(name), Prisma.raw(field), Prisma.raw(isOver)];
    return inBatches(
      () => db.$executeRaw`
        UPDATE ${table} SET ${column} = NULL WHERE ctid IN (
          SELECT ctid FROM ${table} WHERE ${condition} AND ${column} IS NOT NULL LIMIT ${BATCH})`,
    );
  });
}

/** Does one after another, also after one has failed. Throws all failures at the end, else answers the sum. */
async function eachAlone<T>(all: readonly T[], act: (one: T) => Promise<number>): Promise<number> {
  let count = 0;
  const failures: unknown[] = [];
  for (const one of all) {
    try {
      count += await act(one);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed`);
  return count;
}

/** Repeats a statement while it finds as many rows as it may change, and answers how many it changed. */
async function inBatches(change: () => Promise<number>): Promise<number> {
  for (let count = 0; ;) {
    const changed = await change();
    count += changed;
    if (changed < BATCH) return count;
  }
}
