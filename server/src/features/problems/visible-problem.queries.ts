import { Prisma } from '@stepwise/db/client';
import type { CurrentUser } from '../../http/access/require-user.ts';

/** Whose view it is. */
export type Viewer = Pick<CurrentUser, 'id' | 'role' | 'setter'>;

type Where = Pick<Prisma.ProblemWhereInput, 'isDraft' | 'OR'> & { readonly deletedAt: null };

/** The problems that a person may meet: not deleted, and drafts only as an administrator or their setter. */
export function visibleTo(viewer: Viewer): Where {
  if (viewer.role === 'ADMIN') return { deletedAt: null };
  const own = ofSetter(viewer);
  if (own.length === 0) return { deletedAt: null, isDraft: false };
  return { deletedAt: null, OR: [{ isDraft: false }, ...own] };
}

/** The problems whose setter somebody is, each a condition of which one is enough: their own, and those given. */
export function ofSetter({ id, setter }: Viewer): Prisma.ProblemWhereInput[] {
  if (setter === null) return [];
  const given = setter.problemIds.length > 0 ? [{ id: { in: [...setter.problemIds] } }] : [];
  return setter.ofSite ? [{ ownerId: id }, ...given] : given;
}

/** As visibleTo, on a problem `p`. */
export function isVisibleTo(viewer: Viewer): Prisma.Sql {
  if (viewer.role === 'ADMIN') return Prisma.sql`p."deletedAt" IS NULL`;
  if (viewer.setter === null) return Prisma.sql`(p."deletedAt" IS NULL AND NOT p."isDraft")`;
  return Prisma.sql`(p."deletedAt" IS NULL AND (NOT p."isDraft" OR ${isOfSetter(viewer)}))`;
}

/** As ofSetter, on a problem `p`. */
export function isOfSetter({ id, setter }: Viewer): Prisma.Sql {
  if (setter === null) return Prisma.sql`false`;
  const given = Prisma.sql`p.id = ANY(${[...setter.problemIds]}::uuid[])`;
  return setter.ofSite ? Prisma.sql`(p."ownerId" = ${id}::uuid OR ${given})` : given;
}
