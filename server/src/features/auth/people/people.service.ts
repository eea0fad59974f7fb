import type { Prisma, Role } from '@stepwise/db/client';
import { AppError } from '../../../http/app-error.ts';
import type { Database } from '../../../lib/db/db.ts';
import { recordAct, type Act, type ActSource } from '../../audit/audit.queries.ts';
import { endAccess, endActing } from '../end-access.ts';
import { lockPerson, refuseForLast, type LockedPerson } from '../keep-an-administrator.ts';
import type { PeopleWish } from './people.queries.ts';

/** What an act changes, and what is recorded of it; null when there is nothing to change. */
type Change = Omit<Act, 'subject'> | null;

/** Signs a person out in every browser, and ends all tokens and the address of the calendar. */
export function endSessions(db: Database, source: ActSource, id: string): Promise<void> {
  return changePerson(db, source, id, async (tx) => {
    const { sessions, tokens } = await endAccess(tx, id);
    return { action: 'sessions.ended', after: { count: sessions, tokens } };
  });
}

/**
 * Signs a person out everywhere and lets nobody sign in to the account. Links to set a password stay.
 * @throws CONFLICT for the acting and for the last administrator
 */
export function suspend(
  db: Database,
  source: ActSource,
  id: string,
  reason: string,
): Promise<void> {
  return changePerson(db, source, id, async (tx, person) => {
    if (id === source.actorId) throw new AppError('CONFLICT', 'You cannot suspend yourself');
    refuseForLast(person, 'suspended');
    await tx.$executeRaw`
      UPDATE "User" SET "suspendedAt" = coalesce("suspendedAt", now()), "suspensionReason" = ${reason},
        "updatedAt" = now()
      WHERE id = ${id}::uuid`;
    // The calendar is there again with the person.
    await endActing(tx, id);
    return { action: 'user.suspended', after: { reason } };
  });
}

/** Lets a suspended person sign in again. */
export function unsuspend(db: Database, source: ActSource, id: string): Promise<void> {
  return changePerson(db, source, id, async (tx, { suspendedAt, suspensionReason }) => {
    if (suspendedAt === null) return null;
    await tx.user.update({ where: { id }, data: { suspendedAt: null, suspensionReason: null } });
    return { action: 'user.unsuspended', before: { reason: suspensionReason } };
  });
}

/**
 * Makes a person an administrator, or no longer one.
 * @throws CONFLICT for the last administrator
 */
export function changeRole(db: Database, source: ActSource, id: string, role: Role): Promise<void> {
  return changePerson(db, source, id, async (tx, person) => {
    if (person.role === role) return null;
    refuseForLast(person, 'made an ordinary user');
    await tx.user.update({ where: { id }, data: { role } });
    return { action: 'role.changed', before: { role: person.role }, after: { role } };
  });
}

/**
 * Records that an administrator takes people along in a file. What was searched for is left out: it may be
 * somebody's name, and the record outlives them.
 */
export function recordExport(
  db: Database,
  source: ActSource,
  administratorId: string,
  { search, only }: PeopleWish,
): Promise<void> {
  return recordAct(db, source, {
    action: 'users.exported',
    subject: { type: 'user', id: administratorId },
    after: { only, searched: search !== '' },
  });
}

/**
 * Changes a person and records it, in one transaction.
 * @throws NOT_FOUND
 */
export function changePerson(
  db: Database,
  source: ActSource,
  id: string,
  change: (tx: Prisma.TransactionClient, person: LockedPerson) => Promise<Change>,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const act = await change(tx, await lockPerson(tx, id));
    if (act) await recordAct(tx, source, { ...act, subject: { type: 'user', id } });
  });
}
