import type {
  changePasswordSchema,
  ChoosePreferences,
  updateProfileSchema,
} from '@stepwise/contracts/auth';
import type { Prisma, User } from '@stepwise/db/client';
import type { z } from 'zod';
import { AppError, unauthenticated } from '../../http/app-error.ts';
import type { CurrentUser } from '../../http/access/require-user.ts';
import { withPatience } from '../../lib/bounded-client.ts';
import type { Database, Db } from '../../lib/db/db.ts';
import { hashPassword, verifyPassword } from '../../lib/password.ts';
import { recordAct, type ActSource } from '../audit/audit.queries.ts';
import { httpsImage } from './auth.service.ts';
import { endAccess } from './end-access.ts';
import { lockPerson, refuseForLast } from './keep-an-administrator.ts';
import { endLinks } from './one-time-link.service.ts';
import { forgetInvited } from './registration/invitation.service.ts';

/** All submissions go with an account: thousands take longer than a request has otherwise. */
const DELETION_MS = 120_000;

/** The row of the signed-in person. */
export async function getUser(db: Db, userId: string): Promise<User> {
  const user = await db.user.findUnique({ where: { id: userId } });
  if (!user) throw unauthenticated();
  return user;
}

/** Changes name and picture. A picture that our pages should not load is dropped. */
export function updateProfile(
  db: Db,
  userId: string,
  { name, image }: z.output<typeof updateProfileSchema>,
): Promise<User> {
  return db.user.update({
    where: { id: userId },
    data: { name, ...(image === undefined ? {} : { image: httpsImage(image) }) },
  });
}

/** From now on the person counts as asked, whatever they have chosen. */
export function choosePreferences(
  db: Db,
  userId: string,
  { language, startPath }: ChoosePreferences,
): Promise<User> {
  return db.user.update({
    where: { id: userId },
    data: {
      ...(language === undefined ? {} : { language }),
      ...(startPath === undefined ? {} : { startPath }),
      welcomed: true,
    },
  });
}

/**
 * Sets a new password, and ends every other session, all tokens, the address of the calendar, and links that set
 * another password.
 * @throws INVALID_CREDENTIALS when the current password is wrong
 */
export async function changePassword(
  db: Database,
  source: ActSource,
  { id, sessionId }: CurrentUser,
  input: z.output<typeof changePasswordSchema>,
  passwordCost: number,
): Promise<void> {
  const user = await getUser(db, id);
  await confirmPassword(user, input.currentPassword, passwordCost);
  const passwordHash = await hashPassword(input.newPassword, passwordCost);
  await db.$transaction(async (tx) => {
    const ended = await endAccess(tx, id, sessionId);
    await checkSamePassword(tx, user);
    await endLinks(tx, id);
    await tx.user.update({ where: { id }, data: { passwordHash } });
    const subject = { type: 'user', id } as const;
    await recordAct(tx, source, { action: 'password.changed', subject, after: ended });
  });
}

/**
 * Deletes the account and everything that belongs to it. Problems stay, and their anonymous counts of
 * judged and accepted submissions still include the user's.
 * @throws INVALID_CREDENTIALS; CONFLICT for the last administrator
 */
export async function deleteAccount(
  db: Database,
  source: ActSource,
  userId: string,
  password: string | undefined,
  passwordCost: number,
): Promise<void> {
  const user = await getUser(db, userId);
  await confirmPassword(user, password, passwordCost);
  const begin = () => db.$transaction(deleteInside, { timeout: DELETION_MS });
  await withPatience(DELETION_MS, begin);

  async function deleteInside(tx: Prisma.TransactionClient): Promise<void> {
    const person = await lockPerson(tx, userId);
    await checkSamePassword(tx, user);
    refuseForLast(person, 'deleted');
    await tx.$executeRaw`SELECT set_config('statement_timeout', ${String(DELETION_MS)}, true)`;
    await forgetInvited(tx, userId);
    await tx.user.delete({ where: { id: userId } });
    // Its id stays, and who it was is known to nobody who does not know that; the name of its page for 90 days.
    const subject = { type: 'user', id: userId } as const;
    await recordAct(tx, source, { action: 'account.deleted', subject });
  }
}

/**
 * Checks that the signed-in person is the owner. An account without a password needs none.
 * @throws INVALID_CREDENTIALS
 */
export async function confirmPassword(
  user: User,
  password: string | undefined,
  cost: number,
): Promise<void> {
  if (user.passwordHash === null) return;
  if (await verifyPassword(password ?? '', user.passwordHash, cost)) return;
  throw passwordIsWrong();
}

/**
 * Refuses what began with a password that is another one by now: a new one ends what the old one began. The
 * person is to be locked before.
 * @throws INVALID_CREDENTIALS
 */
export async function checkSamePassword(
  tx: Db,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
): Promise<void> {
  if ((await getUser(tx, id)).passwordHash !== passwordHash) throw passwordIsWrong();
}

function passwordIsWrong(): AppError {
  return new AppError('INVALID_CREDENTIALS', 'The current password is not right');
}
