import { isDeepStrictEqual } from 'node:util';
import type { CheckedInvitation, putRegistrationSchema } from '@stepwise/contracts/registration';
import type { Prisma, User } from '@stepwise/db/client';
import type { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import type { Database, Db } from '../../../lib/db/db.ts';
import { recordAct, type ActSource } from '../../audit/audit.queries.ts';
import { writeSetting } from '../../settings/stored-setting.queries.ts';
import { checkInvitation, takePlace } from './invitation.service.ts';
import { isAtOneOf, readRegistration, REGISTRATION } from './registration.queries.ts';

/** Who wants an account. */
type Applicant = {
  readonly email: string;
  /** Token of an invitation. */
  readonly invitation: string | undefined;
};

const CLOSED = 'Registration is closed here. Ask whoever runs this site for an account.';
const NEEDS_INVITATION =
  'You need an invitation to register here. Ask whoever runs this site for its link.';

/**
 * Refuses whoever may not make an account at the moment.
 * @throws REGISTRATION_CLOSED; VALIDATION_FAILED for an email of another domain; CONFLICT for an invitation
 *   that lets nobody in
 */
export async function checkApplicant(db: Db, { email, invitation }: Applicant): Promise<void> {
  await checkOpen(db, invitation);
  await checkDomain(db, email);
}

/**
 * Refuses an email at a domain that nobody may have here.
 * @throws VALIDATION_FAILED
 */
export async function checkDomain(db: Db, email: string, advice = 'Register with'): Promise<void> {
  const { domains } = await readRegistration(db);
  if (isAtOneOf(domains, email)) return;
  const message = `${advice} an email at ${domains.join(' or ')}`;
  throw new AppError('VALIDATION_FAILED', message, { details: [{ path: 'email', message }] });
}

/**
 * Refuses where nobody can register, or nobody with this invitation.
 * @returns who else may register, and the address that the invitation was made for
 * @throws REGISTRATION_CLOSED; CONFLICT
 */
export async function checkOpen(
  db: Db,
  invitation: string | undefined,
): Promise<CheckedInvitation> {
  const registration = await readRegistration(db);
  const { mode } = registration;
  if (mode === 'CLOSED') throw new AppError('REGISTRATION_CLOSED', CLOSED);
  if (invitation !== undefined) {
    const email = await checkInvitation(db, invitation);
    return email === null ? registration : { ...registration, email };
  }
  if (mode === 'INVITATION') throw new AppError('REGISTRATION_CLOSED', NEEDS_INVITATION);
  return registration;
}

/**
 * Makes the account of an applicant who was let through, and takes the place of the invitation.
 * @throws CONFLICT when its last place was taken meanwhile, or it ended
 */
export function addPerson(
  db: Database,
  data: Prisma.UserCreateInput,
  { invitation }: Pick<Applicant, 'invitation'>,
): Promise<User> {
  if (invitation === undefined) return db.user.create({ data });
  return db.$transaction(async (tx) => {
    const user = await tx.user.create({ data });
    // Last: the others who come with it wait for the end of this transaction.
    await takePlace(tx, invitation, user.id);
    return user;
  });
}

/**
 * Changes who may make an account.
 * @throws CONFLICT when it was changed since the revision that this is based on
 */
export function changeRegistration(
  db: Database,
  source: ActSource,
  { mode, domains, basedOn }: z.output<typeof putRegistrationSchema>,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const before = await readRegistration(tx);
    const value = { mode, domains: [...new Set(domains)] };
    if (isDeepStrictEqual(before, value)) return;
    const id = await writeSetting(tx, REGISTRATION, value, basedOn);
    await recordAct(tx, source, {
      action: 'registration.changed',
      subject: { type: 'setting', id },
      before,
      after: value,
    });
  });
}
