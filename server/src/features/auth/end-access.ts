import type { Prisma } from '@stepwise/db/client';
import { lockPerson } from '../../lib/db/lock-person.ts';
import { endCalendar } from '../review/calendar/calendar.queries.ts';

type Ended = { readonly sessions: number; readonly tokens: number };

/**
 * Ends everything with which somebody acts as the person, as `endActing` says, and the address of their
 * calendar: whoever was in the account may have made one, or seen it where it is subscribed to.
 * @returns how many sessions and tokens there were
 */
export async function endAccess(
  tx: Prisma.TransactionClient,
  userId: string,
  staying: string | null = null,
): Promise<Ended> {
  const ended = await endActing(tx, userId, staying);
  await endCalendar(tx, userId);
  return ended;
}

/**
 * Ends sessions, but for the one that may stay, and tokens. The person is locked: whoever makes a token
 * meanwhile waits, and finds the session gone.
 * @returns how many there were
 */
export async function endActing(
  tx: Prisma.TransactionClient,
  userId: string,
  staying: string | null = null,
): Promise<Ended> {
  await lockPerson(tx, userId);
  const where = { userId, ...(staying === null ? {} : { id: { not: staying } }) };
  const sessions = await tx.session.deleteMany({ where });
  const tokens = await tx.apiToken.deleteMany({ where: { userId } });
  return { sessions: sessions.count, tokens: tokens.count };
}
