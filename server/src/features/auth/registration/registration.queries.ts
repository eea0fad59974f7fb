import {
  registrationSchema,
  type InvitationList,
  type InvitationState,
  type Registration,
  type RevisedRegistration,
} from '@stepwise/contracts/registration';
import { Prisma, type Invitation } from '@stepwise/db/client';
import type { Db, Reader } from '../../../lib/db/db.ts';
import {
  readRevised,
  readSetting,
  type StoredSetting,
} from '../../settings/stored-setting.queries.ts';

export const REGISTRATION: StoredSetting<Registration> = {
  key: 'registration',
  schema: registrationSchema,
  byDefault: { mode: 'OPEN', domains: [] },
};

/** Who may make an account. */
export function readRegistration(db: Db): Promise<Registration> {
  return readSetting(db, REGISTRATION);
}

/** The same for whoever changes it. */
export function readRevisedRegistration(db: Db): Promise<RevisedRegistration> {
  return readRevised(db, REGISTRATION);
}

/**
 * Whether strangers may run programs: only where anybody may make an account, and with it run as many.
 * Elsewhere those who run the installation have said that its judge is not for everybody.
 */
export async function mayVisitorsRun(db: Db): Promise<boolean> {
  const { mode, domains } = await readRegistration(db);
  return mode === 'OPEN' && domains.length === 0;
}

export type InvitationRow = Pick<
  Invitation,
  'id' | 'note' | 'email' | 'places' | 'taken' | 'createdAt' | 'expiresAt'
> & {
  readonly list: InvitationList | null;
  readonly by: string | null;
  readonly state: InvitationState;
  readonly usedBy: { readonly id: string; readonly name: string; readonly email: string } | null;
};

type Page = { readonly cursor: string | undefined; readonly limit: number };

/** Invitations, newest first. */
export function listInvitations(db: Reader, { cursor, limit }: Page): Promise<InvitationRow[]> {
  // Ids are made in the order of time.
  const after = cursor === undefined ? Prisma.empty : Prisma.sql`WHERE i.id < ${cursor}::uuid`;
  return db.read<InvitationRow>(Prisma.sql`${SELECT} ${after} ORDER BY i.id DESC LIMIT ${limit}`);
}

/** Some invitations, newest first. */
export function findInvitations(db: Reader, ids: readonly string[]): Promise<InvitationRow[]> {
  return db.read<InvitationRow>(
    Prisma.sql`${SELECT} WHERE i.id = ANY(${[...ids]}::uuid[]) ORDER BY i.id DESC`,
  );
}

/** One invitation; null without. */
export async function findInvitation(db: Reader, id: string): Promise<InvitationRow | null> {
  const [row] = await db.read<InvitationRow>(Prisma.sql`${SELECT} WHERE i.id = ${id}::uuid`);
  return row ?? null;
}

/** A list of invitations; null without. */
export async function findInvitationList(db: Reader, id: string): Promise<InvitationList | null> {
  const [row] = await db.read<{ list: InvitationList | null }>(
    Prisma.sql`SELECT (${listOf(Prisma.sql`${id}::uuid`)}) AS list`,
  );
  return row?.list ?? null;
}

const IS_OPEN = Prisma.sql`l."revokedAt" IS NULL AND l.taken < l.places AND l."expiresAt" > now()`;

/** The list with this id, as one value; null without one. Accounts that are gone took the name of theirs along. */
function listOf(id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT json_build_object('id', l."listId", 'name', max(l.note), 'made', count(*),
      'used', count(*) FILTER (WHERE l.taken > 0), 'open', count(*) FILTER (WHERE ${IS_OPEN}),
      'over', count(*) FILTER (WHERE l.taken = 0 AND NOT (${IS_OPEN})))
    FROM "Invitation" l WHERE l."listId" = ${id} GROUP BY l."listId"`;
}

const SELECT = Prisma.sql`
  SELECT i.id, i.note, i.email, i.places, i.taken, i."createdAt", i."expiresAt", u.name AS by,
    (${listOf(Prisma.sql`i."listId"`)}) AS list,
    CASE WHEN i."revokedAt" IS NOT NULL THEN 'REVOKED'
         WHEN i.taken >= i.places THEN 'USED_UP'
         WHEN i."expiresAt" <= now() THEN 'EXPIRED'
         ELSE 'OPEN' END AS state,
    CASE WHEN r.id IS NOT NULL
      THEN json_build_object('id', r.id, 'name', r.name, 'email', r.email) END AS "usedBy"
  FROM "Invitation" i LEFT JOIN "User" u ON u.id = i."createdById"
    LEFT JOIN "User" r ON r.id = i."usedById"`;

/** The invitation with this hash of its token; null without one. */
export async function findByToken(db: Db, tokenHash: string): Promise<InvitationRow | null> {
  const [row] = await db.$queryRaw<InvitationRow[]>`${SELECT} WHERE i."tokenHash" = ${tokenHash}`;
  return row ?? null;
}

/** Whether people with this email may have an account, by the domains that are allowed: none of them is all. */
export function isAtOneOf(domains: readonly string[], email: string): boolean {
  return domains.length === 0 || domains.some((domain) => email.endsWith(`@${domain}`));
}
