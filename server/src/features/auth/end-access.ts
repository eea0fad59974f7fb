import type { Prisma } from '@stepwise/db/client';
import { lockPerson } from '../../lib/lock-person.ts';

/**
 * Ends everything with which somebody acts as the person: sessions, but for the one that may stay, and
 * tokens. The person is locked: whoever makes a token meanwhile waits, and finds the session gone.
 * @returns how many there were
 */
export async function endAccess(
  tx: Prisma.TransactionClient,
  userId: string,
  staying: string | null = null,
): Promise<{ sessions: number; tokens: number }> {
  await lockPerson(tx, userId);
  const where = { userId, ...(staying === null ? {} : { id: { not: staying } }) };
  const sessions = await tx.session.deleteMany({ where });
  const tokens = await tx.apiToken.deleteMany({ where: { userId } });
  return { sessions: sessions.count, tokens: tokens.count };
}
