import type { GrantScope } from '@stepwise/contracts/grants';
import type { Act, PeopleFilter } from '@stepwise/contracts/people';
import { Prisma, type AuditEvent, type User } from '@stepwise/db/client';
import type { Reader } from '../../../lib/db/db.ts';
import { IS_SETTERS, SETTER_SCOPE } from '../grants/setter.queries.ts';

export type PersonRow = Pick<
  User,
  'id' | 'name' | 'email' | 'role' | 'createdAt' | 'suspendedAt' | 'suspensionReason'
> & {
  /** Null for who is no setter. */
  readonly setter: GrantScope | null;
  readonly sessionCount: number;
  readonly signedInAt: Date | null;
};

export type ActRow = Pick<AuditEvent, 'id' | 'at' | 'action' | 'before' | 'after'> & {
  readonly by: string | null;
  readonly problem: Act['problem'];
};

/** The id of the problem that an act "e" names, as a text. An index has this very expression. */
export const NAMED_PROBLEM_ID = Prisma.sql`coalesce(e.after->>'problemId', e.before->>'problemId')`;

/** The problem that an act "e" names, as one value: what the act keeps of it is the id. */
export const NAMED_PROBLEM = Prisma.sql`
  (SELECT json_build_object('id', named.id, 'title', named.title, 'isThere', named."deletedAt" IS NULL)
   FROM "Problem" named
   WHERE named.id = ${NAMED_PROBLEM_ID}::uuid)`;

/** Acts shown of a person. */
const ACTS_MAX = 20;

const FILTERS = {
  ALL: Prisma.sql`true`,
  ADMIN: Prisma.sql`role = 'ADMIN'`,
  // As an array, so that PostgreSQL looks these people up and does not read everybody until it has met a page full.
  SETTER: Prisma.sql`id = ANY (ARRAY(SELECT g."userId" FROM "RoleGrant" g WHERE ${IS_SETTERS}))`,
  SUSPENDED: Prisma.sql`"suspendedAt" IS NOT NULL`,
} satisfies Record<PeopleFilter, Prisma.Sql>;

export type PeopleWish = {
  readonly search: string;
  readonly only: PeopleFilter;
};

type Wanted = PeopleWish & {
  /** The last one of the page before. */
  readonly cursor: string | undefined;
  readonly limit: number;
};

/** Looked through first for what is searched: who has many matches has enough of them here. */
const NEWEST = 2_000;

/** People by part of name or email, newest first; of one or two letters by the beginning of a word. */
export async function listPeople(db: Reader, wanted: Wanted): Promise<PersonRow[]> {
  const { search, only, cursor, limit } = wanted;
  // Ids are made in the order of time.
  const earlier = cursor === undefined ? Prisma.sql`true` : Prisma.sql`id < ${cursor}::uuid`;
  const page = Prisma.sql`ORDER BY id DESC LIMIT ${limit}`;
  if (search === '') {
    return readPeople(db, Prisma.sql`"User" WHERE ${earlier} AND ${FILTERS[only]} ${page}`);
  }
  const found = Prisma.sql`${FILTERS[only]} AND ${personMatches(search)}`;
  const newest = Prisma.sql`SELECT * FROM "User" WHERE ${earlier} ORDER BY id DESC LIMIT ${NEWEST}`;
  const rows = await readPeople(db, Prisma.sql`(${newest}) "User" WHERE ${found} ${page}`);
  if (rows.length === limit) return rows;
  // Few are found, or old ones. OFFSET has them looked up in the index: PostgreSQL takes it that they are
  // spread evenly, and else reads from the newest on, past everybody who came later.
  const all = Prisma.sql`SELECT * FROM "User" WHERE ${earlier} AND ${found} OFFSET 0`;
  return readPeople(db, Prisma.sql`(${all}) "User" ${page}`);
}

/** The index knows groups of three letters, and of fewer where a word begins. */
const PART_MIN = 3;

/** Whether a row of "User" is found by part of name or email; by one or two letters only where a word begins. */
export function personMatches(search: string): Prisma.Sql {
  const text = escapeLike(search);
  const patterns = search.length < PART_MIN ? [`${text}%`, `% ${text}%`] : [`%${text}%`];
  const either = patterns.map(
    (pattern) => Prisma.sql`name ILIKE ${pattern} OR email ILIKE ${pattern}`,
  );
  return Prisma.sql`(${Prisma.join(either, ' OR ')})`;
}

/** A text as a part of a pattern of LIKE that stands for nothing but itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** One person; null without. */
export async function findPerson(db: Reader, id: string): Promise<PersonRow | null> {
  const [row] = await readPeople(db, Prisma.sql`"User" WHERE id = ${id}::uuid`);
  return row ?? null;
}

/** What was done to a person, the newest first. */
export function listActs(db: Reader, personId: string): Promise<ActRow[]> {
  return db.read<ActRow>(Prisma.sql`
    SELECT e.id, e.at, e.action, e.before, e.after, u.name AS by, ${NAMED_PROBLEM} AS problem
    FROM "AuditEvent" e LEFT JOIN "User" u ON u.id = e."actorId"
    WHERE e."subjectId" = ${personId}::uuid AND e."subjectType" = 'user'
    ORDER BY e.at DESC, e.id DESC LIMIT ${ACTS_MAX}`);
}

function readPeople(db: Reader, which: Prisma.Sql): Promise<PersonRow[]> {
  return db.read<PersonRow>(Prisma.sql`
    SELECT u.*, ${SETTER_SCOPE} AS setter, s."sessionCount", s."signedInAt"
    FROM (SELECT id, name, email, role::text AS role, "createdAt", "suspendedAt", "suspensionReason"
          FROM ${which}) u
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS "sessionCount", max("createdAt") AS "signedInAt" FROM "Session"
      WHERE "userId" = u.id AND "expiresAt" > now()) s
    ORDER BY u.id DESC`);
}
