import { Prisma } from '@stepwise/db/client';
import type { Reader } from '../../../lib/db/db.ts';
import { LIST_COLUMNS, type UnmarkedRow } from '../problem.queries.ts';
import { isOfSetter, type Viewer } from '../visible-problem.queries.ts';

export type WrittenRow = UnmarkedRow & { readonly isOwn: boolean };

/** The problems that somebody wrote or was given to change, the highest number first. */
export function listWritten(
  db: Reader,
  viewer: Viewer,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<WrittenRow[]> {
  const after =
    cursor === undefined
      ? Prisma.empty
      : Prisma.sql`AND p.number < (SELECT number FROM "Problem" WHERE id = ${cursor}::uuid)`;
  const isAdmin = viewer.role === 'ADMIN';
  const isOwn = Prisma.sql`coalesce(p."ownerId" = ${viewer.id}::uuid, false)`;
  return db.read<WrittenRow>(Prisma.sql`
    SELECT ${LIST_COLUMNS}, ${isOwn} AND ${isAdmin || viewer.setter?.ofSite === true} AS "isOwn"
    FROM "Problem" p
    WHERE ${isAdmin ? Prisma.sql`p."ownerId" = ${viewer.id}::uuid` : isOfSetter(viewer)} AND p."deletedAt" IS NULL ${after}
    ORDER BY p.number DESC LIMIT ${limit}`);
}
