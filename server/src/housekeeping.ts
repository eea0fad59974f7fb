import type { PrismaClient } from '@stepwise/db/client';
import type { Logger } from './lib/logger.ts';

const EVERY_MS = 60 * 60 * 1000;
/** Rows removed by one statement; more would hold its locks for too long. */
const BATCH = 5_000;

/** Removes every hour what has expired. The returned function ends it. */
export function startHousekeeping(db: PrismaClient, logger: Logger): () => void {
  const timer = setInterval(() => {
    removeExpired(db).catch((error: unknown) => {
      logger.error({ err: error }, 'expired rows could not be removed');
    });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Removes sessions, counters, links, tokens, invitations and judges that are over and answers how many. */
export async function removeExpired(db: PrismaClient): Promise<number> {
  let count = 0;
  for (let removed = BATCH; removed === BATCH; count += removed) {
    removed = await db.$executeRaw`
      DELETE FROM "Session" WHERE id IN (
        SELECT id FROM "Session" WHERE "expiresAt" < now() LIMIT ${BATCH})`;
  }
  for (let removed = BATCH; removed === BATCH; count += removed) {
    removed = await db.$executeRaw`
      DELETE FROM "RateCounter" WHERE key IN (
        SELECT key FROM "RateCounter" WHERE "resetAt" < now() LIMIT ${BATCH})`;
  }
  // A while longer than they work, so that an old one still hears why it does not.
  for (let removed = BATCH; removed === BATCH; count += removed) {
    removed = await db.$executeRaw`
      DELETE FROM "OneTimeLink" WHERE id IN (
        SELECT id FROM "OneTimeLink" WHERE "expiresAt" < now() - interval '7 days' LIMIT ${BATCH})`;
  }
  for (let removed = BATCH; removed === BATCH; count += removed) {
    removed = await db.$executeRaw`
      DELETE FROM "ApiToken" WHERE id IN (
        SELECT id FROM "ApiToken" WHERE "expiresAt" < now() - interval '30 days' LIMIT ${BATCH})`;
  }
  for (let removed = BATCH; removed === BATCH; count += removed) {
    removed = await db.$executeRaw`
      DELETE FROM "Invitation" WHERE id IN (
        SELECT id FROM "Invitation" WHERE "expiresAt" < now() - interval '30 days' LIMIT ${BATCH})`;
  }
  count += await db.$executeRaw`
    DELETE FROM "JudgeServer" WHERE "seenAt" < now() - interval '1 hour'`;
  return count;
}
