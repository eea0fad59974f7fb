import { Prisma } from '@stepwise/db/client';
import type { CurrentUser } from '../../http/access/require-user.ts';

/** Whose view it is. */
export type Viewer = Pick<CurrentUser, 'id' | 'role'>;

/** The problems that a person may meet: not deleted and, but for administrators, no drafts. */
export function visibleTo({ role }: Viewer): { deletedAt: null; isDraft?: false } {
  return role === 'ADMIN' ? { deletedAt: null } : { deletedAt: null, isDraft: false };
}

/** The same, on a problem `p`. */
export function isVisibleTo(viewer: Viewer): Prisma.Sql {
  const { isDraft } = visibleTo(viewer);
  return isDraft === false
    ? Prisma.sql`(p."deletedAt" IS NULL AND NOT p."isDraft")`
    : Prisma.sql`p."deletedAt" IS NULL`;
}
