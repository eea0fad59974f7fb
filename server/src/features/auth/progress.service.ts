import type { Prisma } from '@stepwise/db/client';
import { AppError } from '../../http/app-error.ts';
import type { Database } from '../../lib/db/db.ts';
import { lockPerson } from '../../lib/db/lock-person.ts';
import { recordAct, type ActSource } from '../audit/audit.queries.ts';
import { setDraftsAside } from '../drafts/draft.queries.ts';
import { endOver } from '../rehearsals/ending.queries.ts';
import { isRehearsing } from '../seals/seal.queries.ts';
import { checkSamePassword, confirmPassword, getUser } from './account.service.ts';

const REHEARSING = 'You can begin anew when your rehearsal has ended';

/**
 * Lets a person begin anew: what is solved and tried, cards, grades and sessions of reviews, and opened help
 * go. Drafts are set aside. Submissions stay as history, and with them the record and the streak; those sent
 * before count for no mark and no grade any more, whenever they are judged.
 * @throws INVALID_CREDENTIALS; CONFLICT during a rehearsal, whose programs are drafts
 */
export async function resetProgress(
  db: Database,
  source: ActSource,
  userId: string,
  password: string | undefined,
  passwordCost: number,
): Promise<void> {
  const user = await getUser(db, userId);
  await confirmPassword(user, password, passwordCost);
  await db.$transaction(async (tx) => {
    // Whoever judges or sends in a program of theirs has ended before, or waits and sees the new beginning.
    await lockPerson(tx, userId);
    await checkSamePassword(tx, user);
    if (await isRehearsing(tx, userId)) throw new AppError('CONFLICT', REHEARSING);
    // One whose time is up keeps its code, which is still a draft where nobody has asked for it since. No
    // sooner: its time may end between the two questions.
    await endOver(tx, userId);
    await tx.$executeRaw`
      UPDATE "User" SET "progressSince" = statement_timestamp() WHERE id = ${userId}::uuid`;
    const gone = await removeProgress(tx, userId);
    const subject = { type: 'user', id: userId } as const;
    await recordAct(tx, source, { action: 'progress.reset', subject, before: gone });
  });
}

/** @returns how much there was of what counts most */
async function removeProgress(tx: Prisma.TransactionClient, userId: string) {
  const where = { userId };
  const { count: solved } = await tx.solvedMark.deleteMany({ where });
  const { count: reviews } = await tx.reviewLog.deleteMany({ where });
  await tx.reviewCard.deleteMany({ where });
  await tx.solveSession.deleteMany({ where });
  await tx.problemProgress.deleteMany({ where });
  await tx.revealedSolution.deleteMany({ where });
  const drafts = await tx.draft.findMany({ where, select: { problemId: true } });
  await setDraftsAside(
    tx,
    userId,
    drafts.map(({ problemId }) => problemId),
  );
  return { solved, reviews };
}
