import { randomBytes } from 'node:crypto';
import type { Db } from '../../lib/db.ts';
import { hashPassword, PASSWORD_COST } from '../../lib/password.ts';

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
export async function ensureAdministrator(db: Db, wish: Wish): Promise<AdministratorOutcome> {
  if (wish.email === undefined) {
    const administrator = await db.user.findFirst({ where: { role: 'ADMIN' } });
    if (administrator) return { kind: 'exists' };
  }
  const email = wish.email ?? DEFAULT_EMAIL;
  const existing = await db.user.findUnique({ where: { email } });
  if (existing) return { kind: existing.role === 'ADMIN' ? 'exists' : 'email-taken', email };

  const password = wish.password ?? randomBytes(12).toString('base64url');
  await db.user.create({
    data: {
      name: 'Administrator',
      email,
      role: 'ADMIN',
      passwordHash: await hashPassword(password, PASSWORD_COST),
    },
  });
  return { kind: 'created', email, password: wish.password === undefined ? password : null };
}
