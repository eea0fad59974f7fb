import { randomBytes } from 'node:crypto';
import type { Database } from '../../lib/db/db.ts';
import { lockPerson } from '../../lib/db/lock-person.ts';
import { hashPassword, PASSWORD_COST } from '../../lib/password.ts';
import { COMMAND, recordAct, type ActSource } from '../audit/audit.queries.ts';

const DEFAULT_EMAIL = 'admin@stepwise.local';

type Wish = { readonly email: string | undefined; readonly password: string | undefined };

/** What was done about the first administrator. The password is here only if it was generated. */
export type AdministratorOutcome =
  | { readonly kind: 'exists' }
  | { readonly kind: 'created'; readonly email: string; readonly password: string | null }
  | { readonly kind: 'email-taken'; readonly email: string };

/**
 * Makes sure that an installation has an administrator: the configured one, else one with a random
 * password. It never promotes an existing account: its email was not verified, so anybody may have
 * registered it.
 */
export async function ensureAdministrator(db: Database, wish: Wish): Promise<AdministratorOutcome> {
  if (wish.email === undefined) {
    const administrator = await db.user.findFirst({ where: { role: 'ADMIN' } });
    if (administrator) return { kind: 'exists' };
  }
  const email = wish.email ?? DEFAULT_EMAIL;
  const existing = await db.user.findUnique({ where: { email } });
  if (existing) return { kind: existing.role === 'ADMIN' ? 'exists' : 'email-taken', email };

  const password = wish.password ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password, PASSWORD_COST);
  await db.$transaction(async (tx) => {
    const data = { name: 'Administrator', email, role: 'ADMIN', passwordHash } as const;
    const { id } = await tx.user.create({ data });
    const subject = { type: 'user', id } as const;
    await recordAct(tx, COMMAND, { action: 'role.changed', subject, after: { role: 'ADMIN' } });
  });
  return { kind: 'created', email, password: wish.password === undefined ? password : null };
}

/** What there is to say of somebody who is an administrator now. */
export type Promotion = {
  readonly wasAdministrator: boolean;
  readonly isSuspended: boolean;
  readonly isConfirmed: boolean;
};

/** Makes a person an administrator, and records it unless they are one; null without an account of this email. */
export function promoteUser(
  db: Database,
  email: string,
  source: ActSource,
): Promise<Promotion | null> {
  return db.$transaction(async (tx) => {
    const found = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (!found) return null;
    const { id } = found;
    await lockPerson(tx, id);
    const user = await tx.user.findUnique({ where: { id } });
    if (!user) return null;
    const { role, suspendedAt, emailConfirmed: isConfirmed } = user;
    const promotion = { isSuspended: suspendedAt !== null, isConfirmed };
    if (role === 'ADMIN') return { ...promotion, wasAdministrator: true };
    await tx.user.update({ where: { id }, data: { role: 'ADMIN' } });
    await recordAct(tx, source, {
      action: 'role.changed',
      subject: { type: 'user', id },
      before: { role },
      after: { role: 'ADMIN' },
    });
    return { ...promotion, wasAdministrator: false };
  });
}

/** What was done, for whoever asked for it on the server. */
export function describePromotion(
  email: string,
  { wasAdministrator, isSuspended, isConfirmed }: Promotion,
): string {
  return [
    `${email} is ${wasAdministrator ? 'an administrator already' : 'now an administrator'}.`,
    ...(isSuspended
      ? ['The account is suspended: nobody can sign in to it before that ends.']
      : []),
    ...(isConfirmed
      ? []
      : ['The address is not confirmed: be sure that the account is that person’s.']),
  ].join('\n');
}
