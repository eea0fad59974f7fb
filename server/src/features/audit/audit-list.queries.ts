import type { auditWishSchema } from '@stepwise/contracts/audit';
import type { Act } from '@stepwise/contracts/people';
import { Prisma, type AuditEvent } from '@stepwise/db/client';
import type { z } from 'zod';
import type { Reader } from '../../lib/db/db.ts';
import { isUuid } from '../../lib/uuid.ts';
import {
  escapeLike,
  NAMED_PROBLEM,
  NAMED_PROBLEM_ID,
  personMatches,
} from '../auth/people/people.queries.ts';

/** Which acts are wanted; an empty text is as none. */
export type AuditWish = z.output<typeof auditWishSchema>;

export type AuditRow = Omit<AuditEvent, 'requestId'> & {
  /** Null for a command on the server, and for an account that is gone. */
  readonly actorName: string | null;
  readonly subjectName: string | null;
  readonly isThere: boolean;
  readonly problem: Act['problem'];
};

type Wanted = AuditWish & {
  /** The last one of the page before. */
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** Acts of the whole site, newest first by the database's clock: servers have others. */
export function listAudit(db: Reader, { cursor, limit, ...wish }: Wanted): Promise<AuditRow[]> {
  const conditions = conditionsOf(wish);
  const newest = Prisma.sql`ORDER BY at DESC, id DESC LIMIT ${limit}`;
  if (cursor !== undefined) {
    const at = Prisma.sql`(SELECT at FROM "AuditEvent" WHERE id = ${cursor}::uuid)`;
    conditions.push(Prisma.sql`(at, id) < (${at}, ${cursor}::uuid)`);
  }
  // The newest of each, apart: so an index finds people of any number, and things, too.
  const parts = aboutWhat(wish.about).map((about) => {
    const all = Prisma.join([...conditions, about], ' AND ');
    return Prisma.sql`(
      SELECT id, at, "actorId", action, "subjectType", "subjectId", before, after, ip
      FROM "AuditEvent" e WHERE ${all} ${newest})`;
  });
  // An act of which two conditions hold is in two parts.
  const found = Prisma.sql`SELECT DISTINCT ON (at, id) * FROM (${Prisma.join(parts, ' UNION ALL ')}) part`;
  return db.read<AuditRow>(Prisma.sql`
    SELECT e.*, a.name AS "actorName", ${NAMED_PROBLEM} AS problem,
      coalesce(u.name, p.title, nullif(i.note, '') || coalesce(', ' || i.email, ''), nullif(l.note, ''), left(n.text, 80)) AS "subjectName",
      e."subjectType" = 'setting' OR u.id IS NOT NULL OR i.id IS NOT NULL OR l.note IS NOT NULL OR n.id IS NOT NULL
        OR (p.id IS NOT NULL AND p."deletedAt" IS NULL) AS "isThere"
    FROM (${found} ${newest}) e
    LEFT JOIN "User" a ON a.id = e."actorId"
    LEFT JOIN "User" u ON u.id = e."subjectId"
    LEFT JOIN "Problem" p ON p.id = e."subjectId"
    LEFT JOIN "Invitation" i ON i.id = e."subjectId"
    LEFT JOIN LATERAL
      (SELECT max(note) AS note FROM "Invitation" WHERE "listId" = e."subjectId") l ON true
    LEFT JOIN "Announcement" n ON n.id = e."subjectId"
    ORDER BY e.at DESC, e.id DESC`);
}

function conditionsOf({ action, by = '', since, until }: AuditWish): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = [];
  if (action !== undefined) conditions.push(Prisma.sql`action = ${action}`);
  // What is gone is found by its id alone.
  if (isUuid(by)) conditions.push(Prisma.sql`"actorId" = ${by}::uuid`);
  else if (by !== '') conditions.push(Prisma.sql`"actorId" IN (${people(by)})`);
  // As dates: PostgreSQL reads fewer years from texts than a contract lets through.
  if (since !== undefined) conditions.push(Prisma.sql`at >= ${new Date(since)}`);
  if (until !== undefined) conditions.push(Prisma.sql`at < ${new Date(until)}`);
  return conditions;
}

/** Acts whose subject is a person and that name a problem. An index has this very condition. */
const OF_GRANT = Prisma.sql`action IN ('grant.given', 'grant.taken')`;

/** Conditions of which at least one holds for each act "e" that is wanted. */
function aboutWhat(about = ''): Prisma.Sql[] {
  if (about === '') return [Prisma.sql`true`];
  if (isUuid(about)) {
    return [
      Prisma.sql`"subjectId" = ${about}::uuid`,
      Prisma.sql`${OF_GRANT} AND ${NAMED_PROBLEM_ID} = ${about}::uuid::text`,
    ];
  }
  const part = `%${escapeLike(about)}%`;
  const problems = Prisma.sql`"Problem" WHERE title ILIKE ${part} OR slug ILIKE ${part}`;
  const sets = [
    people(about),
    Prisma.sql`SELECT id FROM ${problems}`,
    Prisma.sql`SELECT id FROM "Invitation" WHERE note ILIKE ${part} OR email ILIKE ${part}`,
    Prisma.sql`SELECT "listId" FROM "Invitation" WHERE note ILIKE ${part}`,
  ];
  return [
    ...sets.map((set) => Prisma.sql`"subjectId" IN (${set})`),
    // As an array, so that PostgreSQL looks these up and does not compare the whole history with each of them.
    Prisma.sql`${OF_GRANT} AND ${NAMED_PROBLEM_ID} = ANY (ARRAY(SELECT id::text FROM ${problems}))`,
  ];
}

function people(search: string): Prisma.Sql {
  return Prisma.sql`SELECT id FROM "User" WHERE ${personMatches(search)}`;
}
