import { HANDLE_DAYS } from '@stepwise/contracts/public-page-limits';
import type { choosePublicPageSchema, OwnPublicPage } from '@stepwise/contracts/public-page';
import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { isUniqueViolation, type Database, type Db } from '../../lib/db/db.ts';
import { lockPerson } from '../../lib/db/lock-person.ts';
import { isFormerHandle, readOwnPage } from './public-page.queries.ts';

/**
 * Chooses the name of a person's public page, and whether it can be seen.
 * @throws CONFLICT for a name that is somebody's or was until lately, and for another one too soon
 */
export async function choosePage(
  db: Database,
  userId: string,
  { handle, isPublic }: z.output<typeof choosePublicPageSchema>,
): Promise<OwnPublicPage> {
  try {
    return await db.$transaction(async (tx) => {
      await lockPerson(tx, userId);
      const before = await readOwnPage(tx, userId);
      if (before.handle !== handle) await takeHandle(tx, userId, handle, before);
      await tx.publicPage.update({ where: { userId }, data: { isPublic } });
      return readOwnPage(tx, userId);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw isTaken(error);
    throw error;
  }
}

async function takeHandle(
  tx: Db,
  userId: string,
  handle: string,
  before: OwnPublicPage,
): Promise<void> {
  if (before.staysUntil !== null) {
    throw new AppError('CONFLICT', `A name stays for ${String(HANDLE_DAYS)} days`);
  }
  await tx.publicPage.upsert({ where: { userId }, create: { userId, handle }, update: { handle } });
  await tx.$executeRaw`
    UPDATE "PublicPage" SET "chosenAt" = statement_timestamp() WHERE "userId" = ${userId}::uuid`;
  // Only now: whoever is giving it up at this moment had to be waited for.
  if (await isFormerHandle(tx, handle)) throw isTaken();
}

function isTaken(cause?: unknown): AppError {
  return new AppError('CONFLICT', 'This name is taken', { cause });
}
