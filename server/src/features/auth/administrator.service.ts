import { randomBytes } from 'node:crypto';
import type { Database } from '../../lib/db.ts';
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

/** Makes a person an administrator; false without an account of this email. */
export function promoteUser(db: Database, email: string, source: ActSource): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true, role: true } });
    if (!user) return false;
    await tx.user.update({ where: { email }, data: { role: 'ADMIN' } });
    await recordAct(tx, source, {
      action: 'role.changed',
      subject: { type: 'user', id: user.id },
      before: { role: user.role },
      after: { role: 'ADMIN' },
    });
    return true;
  });
}
