import { NAME_MAX } from '@stepwise/contracts/auth';
import { toPlainName } from '@stepwise/contracts/text';
import type { User } from '@stepwise/db/client';
import { AppError } from '../../../http/app-error.ts';
import { isUniqueViolation, type Database, type Db } from '../../../lib/db/db.ts';
import { lockPerson } from '../../../lib/db/lock-person.ts';
import { recordAct, type ActSource } from '../../audit/audit.queries.ts';
import { checkSamePassword } from '../account.service.ts';
import { askGoogle, type GoogleConfig, type GooglePerson } from './ask-google.ts';
import { endAccess } from '../end-access.ts';
import { endLinks } from '../one-time-link.service.ts';
import { addPerson, checkApplicant } from '../registration/registration.service.ts';

const PROVIDER = 'google';

/** An account that nobody can sign in to with a password or Google, and that may do nothing special. */
const FREE = {
  passwordHash: null,
  role: 'USER',
  grants: { none: {} },
  accounts: { none: { provider: PROVIDER } },
} as const;

type Applicant = {
  readonly accessToken: string;
  /** Token of the invitation with which a new person comes. */
  readonly invitation: string | undefined;
  readonly request: NonNullable<ActSource['request']>;
};

/**
 * Signs in the user of this Google access token, and creates the account when it is new. Only the
 * tokens are used of the request. An account with the same email that has a password, a role, a grant or
 * another Google account is never taken over by it: its owner signs in first and connects Google in the profile.
 * @throws INVALID_CREDENTIALS when Google does not vouch for the token; SIGN_IN_UNAVAILABLE when it
 *   cannot be asked; CONFLICT; as checkApplicant for a new person
 */
export async function signInWithGoogle(
  db: Database,
  config: GoogleConfig,
  { accessToken, ...applicant }: Applicant,
): Promise<User> {
  const person = await askGoogle(config, accessToken);
  try {
    return await findOrCreate(db, person, applicant);
  } catch (error) {
    // Two concurrent first sign-ins: by now the account exists.
    if (isUniqueViolation(error)) return findOrCreate(db, person, applicant);
    throw error;
  }
}

/**
 * Lets the Google account behind this token sign in as the user, whatever its address is.
 * @param user as read when the password was compared
 * @throws as signInWithGoogle; CONFLICT when it signs somebody else in; INVALID_CREDENTIALS when the password
 *   is another one by now
 */
export async function connectGoogle(
  db: Database,
  config: GoogleConfig,
  source: ActSource,
  user: User,
  accessToken: string,
): Promise<void> {
  const { subject } = await askGoogle(config, accessToken);
  const key = { provider: PROVIDER, subject };
  const userId = user.id;
  await db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    await checkSamePassword(tx, user);
    // The unique index decides between two who connect the same one.
    const data = { ...key, userId };
    const { count } = await tx.account.createMany({ data, skipDuplicates: true });
    if (count === 1) return recordConnection(tx, source, userId);
    const account = await tx.account.findUnique({ where: { provider_subject: key } });
    if (account?.userId === userId) return;
    throw new AppError('CONFLICT', 'This Google account belongs to another account here');
  });
}

/**
 * Lets no Google account sign in as the user any more.
 * @param user as read when the password was compared
 * @throws CONFLICT for an account without a password; INVALID_CREDENTIALS when it is another one by now
 */
export async function disconnectGoogle(db: Database, source: ActSource, user: User): Promise<void> {
  const { id } = user;
  await db.$transaction(async (tx) => {
    await lockPerson(tx, id);
    await checkSamePassword(tx, user);
    if (user.passwordHash === null) {
      const message = 'Without Google nothing would let you in. Set a password first';
      throw new AppError('CONFLICT', message);
    }
    const count = await endGoogle(tx, id);
    if (count === 0) return;
    const subject = { type: 'user', id } as const;
    await recordAct(tx, source, { action: 'google.disconnected', subject, after: { count } });
  });
}

/** @returns how many Google accounts signed in as the user, and do so no more */
export async function endGoogle(tx: Db, userId: string): Promise<number> {
  return (await tx.account.deleteMany({ where: { userId, provider: PROVIDER } })).count;
}

/** The person can sign in with Google from now on. */
function recordConnection(tx: Db, source: ActSource, id: string): Promise<void> {
  const subject = { type: 'user', id } as const;
  return recordAct(tx, source, { action: 'google.connected', subject });
}

/** Whether some Google account signs in as the user. */
export async function isConnectedWithGoogle(db: Db, userId: string): Promise<boolean> {
  return (await db.account.count({ where: { userId, provider: PROVIDER } })) > 0;
}

async function findOrCreate(
  db: Database,
  person: GooglePerson,
  { invitation, request }: Omit<Applicant, 'accessToken'>,
): Promise<User> {
  const { subject, email, picture } = person;
  const account = await db.account.findUnique({
    where: { provider_subject: { provider: PROVIDER, subject } },
    select: { user: true },
  });
  if (account) return account.user;

  const accounts = { create: { provider: PROVIDER, subject } };
  const existing = await db.user.findUnique({ where: { email } });
  if (!existing) {
    const name = nameOf(person);
    await checkApplicant(db, { email, invitation });
    // Google vouches for the address, or it would not have come this far.
    const data = { name, email, emailConfirmed: true, image: picture, accounts };
    return addPerson(db, data, { invitation });
  }
  const { id } = existing;
  return db.$transaction(async (tx) => {
    await lockPerson(tx, id);
    if ((await tx.user.count({ where: { id, ...FREE } })) === 0) {
      throw new AppError(
        'CONFLICT',
        'An account with this email exists. Sign in first, then connect Google in your profile',
      );
    }
    await endAccess(tx, id);
    await endLinks(tx, id);
    await recordConnection(tx, { actorId: id, request }, id);
    return tx.user.update({
      where: { id, ...FREE },
      data: { image: existing.image ?? picture, accounts },
    });
  });
}

/** What Google says, as a name that others may see. Without any, the address up to its @. */
function nameOf({ name, email }: GooglePerson): string {
  return toPlainName(name, NAME_MAX) || email.slice(0, email.lastIndexOf('@'));
}
