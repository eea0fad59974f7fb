import { Prisma } from '@stepwise/db/client';
import type { SetterGrant } from '../../../http/access/require-user.ts';
import type { Db } from '../../../lib/db/db.ts';

/** Whether a grant `g` makes a setter now, by the database's clock. */
export const IS_SETTERS = Prisma.sql`g.role = 'SETTER'
  AND (g."expiresAt" IS NULL OR g."expiresAt" > statement_timestamp())`;

/** What a user `u` may write, as a column of a query; null without a grant that holds. */
export const SETTER_GRANT = Prisma.sql`(
  SELECT json_build_object(
    'ofSite', bool_or(g."scopeType" = 'SITE'),
    'problemIds', coalesce(json_agg(g."scopeId") FILTER (WHERE g."scopeType" = 'PROBLEM'), '[]'))
  FROM "RoleGrant" g WHERE g."userId" = u.id AND ${IS_SETTERS} HAVING count(*) > 0)`;

/** How far a user `u` is a setter, as a column of a query; null without a grant that holds. */
export const SETTER_SCOPE = Prisma.sql`(
  SELECT min(g."scopeType")::text FROM "RoleGrant" g WHERE g."userId" = u.id AND ${IS_SETTERS})`;

/** What a person may write now: programs may have run since the request came. */
export async function findSetter(db: Db, userId: string): Promise<SetterGrant | null> {
  const [row] = await db.$queryRaw<{ setter: SetterGrant | null }[]>`
    SELECT ${SETTER_GRANT} AS setter FROM "User" u
    WHERE u.id = ${userId}::uuid AND u."suspendedAt" IS NULL`;
  return row?.setter ?? null;
}
