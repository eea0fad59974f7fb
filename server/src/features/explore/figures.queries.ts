import type { Figures } from '@stepwise/contracts/explore';
import { LEVEL_TAGS } from '@stepwise/contracts/problem';
import { Prisma } from '@stepwise/db/client';
import type { Reader } from '../../lib/db/db.ts';

const PUBLISHED = Prisma.sql`p."deletedAt" IS NULL AND NOT p."isDraft"`;

/** Counts what is there. It reads whole tables: ask rarely. */
export async function readFigures(db: Reader): Promise<Figures> {
  const [figures] = await db.read<Figures>(Prisma.sql`
    SELECT
      (SELECT count(*) FROM "Problem" p WHERE ${PUBLISHED})::int AS problems,
      (SELECT count(DISTINCT tag) FROM "Problem" p, unnest(p.tags) AS tag
       WHERE ${PUBLISHED} AND tag <> ALL (${[...LEVEL_TAGS]}))::int AS topics,
      (SELECT count(*) FROM "User" WHERE "suspendedAt" IS NULL)::int AS users,
      (SELECT count(DISTINCT s."userId") FROM "Session" s JOIN "User" u ON u.id = s."userId"
       WHERE u."suspendedAt" IS NULL AND s."lastSeenAt" > now() - interval '30 days')::int
        AS "activeUsers",
      (SELECT coalesce(json_agg(json_build_object('title', l.title, 'problems', own.problems)
                                ORDER BY l.position), '[]')
       FROM "LearningPath" l CROSS JOIN LATERAL (
         SELECT count(*)::int AS problems FROM "Problem" p
         WHERE p.slug = ANY (l.problems) AND ${PUBLISHED}) own) AS paths`);
  if (!figures) throw new Error('The query of the figures returned no row');
  return figures;
}
