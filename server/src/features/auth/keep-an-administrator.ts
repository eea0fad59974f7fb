import type { Prisma, Role } from '@stepwise/db/client';
import { AppError, notFound } from '../../http/app-error.ts';

export type LockedPerson = {
  readonly id: string;
  readonly role: Role;
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string | null;
  /** Without this one nobody would look after the installation. */
  readonly isLastAdministrator: boolean;
};

/**
 * Locks a person, and every administrator who can sign in, until the transaction ends: of two
 * administrators who remove each other at the same moment one stays.
 * @throws NOT_FOUND
 */
export async function lockPerson(tx: Prisma.TransactionClient, id: string): Promise<LockedPerson> {
  const rows = await tx.$queryRaw<Omit<LockedPerson, 'isLastAdministrator'>[]>`
    SELECT id, role::text AS role, "suspendedAt", "suspensionReason" FROM "User"
    WHERE id = ${id}::uuid OR (role = 'ADMIN' AND "suspendedAt" IS NULL)
    ORDER BY id FOR NO KEY UPDATE`;
  const person = rows.find((row) => row.id === id);
  if (!person) throw notFound('User');
  const isAdministrator = person.role === 'ADMIN' && person.suspendedAt === null;
  return { ...person, isLastAdministrator: isAdministrator && rows.length === 1 };
}

/** @throws CONFLICT for the last administrator who can sign in */
export function refuseForLast({ isLastAdministrator }: LockedPerson, what: string): void {
  if (!isLastAdministrator) return;
  throw new AppError('CONFLICT', `The last administrator cannot be ${what}`);
}
