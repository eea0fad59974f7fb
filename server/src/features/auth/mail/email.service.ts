import type { changeEmailSchema, OwnEmail } from '@stepwise/contracts/mail';
import type { Prisma } from '@stepwise/db/client';
import type { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import { isUniqueViolation, type Database, type Db } from '../../../lib/db/db.ts';
import { lockPerson } from '../../../lib/db/lock-person.ts';
import { recordAct, type ActSource } from '../../audit/audit.queries.ts';
import { checkSamePassword, confirmPassword, getUser } from '../account.service.ts';
import { checkLink, claimLink, endLinks } from '../one-time-link.service.ts';
import { checkDomain } from '../registration/registration.service.ts';
import { enqueueMail } from './mail-queue.queries.ts';

const SIGN_IN =
  'This link gives an account another address. Sign in to that account in this browser, then press again.';

/** The person's address, and whether mail to it is known to arrive. */
export async function readOwnEmail(db: Db, userId: string): Promise<Omit<OwnEmail, 'mailIsOn'>> {
  const { email, emailConfirmed } = await getUser(db, userId);
  return { email, isConfirmed: emailConfirmed };
}

/** Mails a link that confirms the person's address. */
export async function sendConfirmation(db: Database, userId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    // A change of the address ends links to the old one: none may come after it.
    await lockPerson(tx, userId);
    const { email } = await getUser(tx, userId);
    await enqueueMail(tx, { kind: 'CONFIRM_EMAIL', to: email, userId });
  });
}

/**
 * Mails a link to the new address; nothing changes before it is opened. Those to other new addresses end: one may
 * have been mistyped, and a stranger's. Whether somebody else has the address is not told: then nothing is sent.
 * @throws INVALID_CREDENTIALS; VALIDATION_FAILED for an address of a domain that cannot register
 */
export async function askToChangeEmail(
  db: Database,
  userId: string,
  { email, password }: z.output<typeof changeEmailSchema>,
  passwordCost: number,
): Promise<void> {
  const user = await getUser(db, userId);
  await confirmPassword(user, password, passwordCost);
  await checkDomain(db, email, 'Use');
  await db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    await checkSamePassword(tx, user);
    await endOtherConfirmations(tx, userId);
    await enqueueMail(tx, { kind: 'CONFIRM_EMAIL', to: email, userId });
  });
}

type Confirmation = {
  readonly token: string;
  /** Who is signed in where the link was opened. */
  readonly signedInId: string | undefined;
  readonly request: NonNullable<ActSource['request']>;
};

/**
 * Confirms the address that the link was mailed to. One that is not the person's yet becomes so, if the person
 * is signed in: it may have been mistyped, and be a stranger's. The old one is told, and links that were sent
 * there end.
 * @throws CONFLICT when the link does not work any more; FORBIDDEN for a new address where nobody or somebody
 * else is signed in: the link works on; EMAIL_TAKEN when somebody else has the address by now; VALIDATION_FAILED
 * for a new address of a domain that cannot register any more
 */
export async function confirmEmail(
  db: Database,
  { token, signedInId, request }: Confirmation,
): Promise<void> {
  const id = await checkLink(db, token, 'CONFIRM_EMAIL');
  try {
    await db.$transaction(async (tx) => {
      await lockPerson(tx, id);
      const { email } = await claimLink(tx, token, 'CONFIRM_EMAIL');
      const { email: before } = await getUser(tx, id);
      const isNew = email !== null && email !== before;
      if (isNew && signedInId !== id) throw new AppError('FORBIDDEN', SIGN_IN);
      // Decided since it was mailed, perhaps.
      if (isNew) await checkDomain(tx, email, 'Use');
      await tx.user.update({
        where: { id },
        data: { emailConfirmed: true, ...(isNew ? { email } : {}) },
      });
      // Whoever stays with the present address wants no other.
      if (!isNew) return endOtherConfirmations(tx, id);
      await endLinks(tx, id);
      await enqueueMail(tx, { kind: 'EMAIL_CHANGED', to: before });
      const subject = { type: 'user', id } as const;
      await recordAct(tx, { actorId: id, request }, { action: 'email.changed', subject });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('EMAIL_TAKEN', 'An account with this email already exists', {
      cause: error,
    });
  }
}

/** Ends links that would change the address of the person, who is locked, and those that wait to be mailed. */
async function endOtherConfirmations(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const { email } = await getUser(tx, userId);
  const other = { userId, kind: 'CONFIRM_EMAIL' } as const;
  await tx.mail.deleteMany({ where: { ...other, to: { not: email }, failedAt: null } });
  await tx.oneTimeLink.deleteMany({ where: { ...other, email: { not: email }, usedAt: null } });
}
