import { Prisma, type RoleGrant } from '@stepwise/db/client';
import type { Reader } from '../../../lib/db/db.ts';

export type GrantRow = Omit<RoleGrant, 'userId' | 'grantedById'> & {
  /** Of the problem that it is for, while that is there. */
  readonly title: string | null;
  readonly by: string | null;
  readonly isOver: boolean;
};

/** What a person was given, the newest first: a person has few. */
export function listGrants(db: Reader, userId: string): Promise<GrantRow[]> {
  return db.read<GrantRow>(Prisma.sql`
    SELECT g.id, g.role::text AS role, g."scopeType"::text AS "scopeType", g."scopeId",
      g."createdAt", g."expiresAt", p.title, b.name AS by,
      coalesce(g."expiresAt" <= statement_timestamp(), false) AS "isOver"
    FROM "RoleGrant" g
    LEFT JOIN "Problem" p ON p.id = g."scopeId" AND p."deletedAt" IS NULL
    LEFT JOIN "User" b ON b.id = g."grantedById"
    WHERE g."userId" = ${userId}::uuid ORDER BY g."createdAt" DESC, g.id DESC`);
}
