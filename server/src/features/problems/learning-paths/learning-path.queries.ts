import type { LearningPath } from '@stepwise/contracts/learning-path';
import { Prisma } from '@stepwise/db/client';
import type { Reader } from '../../../lib/db/db.ts';

/** The learning paths in their order, with the problems that are on the site. */
export function listLearningPaths(db: Reader): Promise<LearningPath[]> {
  return db.read<LearningPath>(Prisma.sql`
    SELECT l.slug, l.title, l.description, l.label, l.after, l.introduction,
           ids."problemIds", ids."checkIds"
    FROM "LearningPath" l CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(p.id::text ORDER BY wanted.place), '{}') AS "problemIds",
             coalesce(array_agg(p.id::text ORDER BY wanted.place)
                      FILTER (WHERE p.slug = ANY(l.checks)), '{}') AS "checkIds"
      FROM unnest(l.problems) WITH ORDINALITY AS wanted(slug, place)
      JOIN "Problem" p ON p.slug = wanted.slug AND p."deletedAt" IS NULL
        AND NOT p."isDraft") ids
    ORDER BY l.position`);
}
