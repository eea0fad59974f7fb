import type { resetPasswordSchema } from '@stepwise/contracts/auth';
import type { z } from 'zod';
import type { Database } from '../../lib/db/db.ts';
import { lockPerson } from '../../lib/db/lock-person.ts';
import { hashPassword } from '../../lib/password.ts';
import { recordAct, type ActSource } from '../audit/audit.queries.ts';
import { getUser } from './account.service.ts';
import { endAccess } from './end-access.ts';
import { endGoogle } from './google/google.service.ts';
import { checkLink, claimLink, endLinks, makeLink } from './one-time-link.service.ts';

/**
 * Makes the link with which a person sets a new password.
 * @returns its path with the token behind `#`, which browsers send to nobody; null without such a person
 */
export function makeResetLink(
  db: Database,
  person: { readonly email: string } | { readonly id: string },
  source: ActSource,
): Promise<string | null> {
  return db.$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: person, select: { id: true } });
    if (!user) return null;
    const token = await makeLink(tx, user.id, 'RESET_PASSWORD');
    const subject = { type: 'user', id: user.id } as const;
    await recordAct(tx, source, {
      action: 'link.made',
      subject,
      after: { kind: 'RESET_PASSWORD' },
    });
    return `/reset-password#${token}`;
  });
}

/**
 * Sets the password of whoever the link is for, and ends all of that person's sessions, tokens and other links, and
 * the address of the calendar. Of an account that had a password it ends Google's way in, too: whoever knew the old
 * one may have connected theirs.
 * @returns the person's id
 * @throws CONFLICT when the link does not work any more
 */
export async function resetPassword(
  db: Database,
  { token, newPassword }: z.output<typeof resetPasswordSchema>,
  passwordCost: number,
  request: NonNullable<ActSource['request']>,
): Promise<string> {
  // Hashing is expensive: not for a token that does not work.
  const id = await checkLink(db, token, 'RESET_PASSWORD');
  const passwordHash = await hashPassword(newPassword, passwordCost);
  return db.$transaction(async (tx) => {
    await lockPerson(tx, id);
    const { email } = await claimLink(tx, token, 'RESET_PASSWORD');
    const ended = await endAccess(tx, id);
    await endLinks(tx, id);
    const { passwordHash: before } = await getUser(tx, id);
    // Without a password before, Google is how the person came.
    const google = before === null ? 0 : await endGoogle(tx, id);
    // Who opened a mailed link reads what is sent there; a change of the address has ended it.
    const confirmed = email === null ? {} : { emailConfirmed: true };
    await tx.user.update({ where: { id }, data: { passwordHash, ...confirmed } });
    const subject = { type: 'user', id } as const;
    const after = { ...ended, ...(google > 0 ? { google } : {}) };
    await recordAct(tx, { actorId: id, request }, { action: 'password.reset', subject, after });
    return id;
  });
}

/**
 * Signs a person out in every browser, and ends all tokens and the address of the calendar: a computer that was lost
 * may hold any of them.
 */
export async function endAllSessions(db: Database, source: ActSource, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { sessions, tokens } = await endAccess(tx, id);
    const subject = { type: 'user', id } as const;
    const after = { count: sessions, tokens };
    await recordAct(tx, source, { action: 'sessions.ended', subject, after });
  });
}
