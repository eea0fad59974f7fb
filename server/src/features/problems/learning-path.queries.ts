import type { LearningPath } from '@stepwise/contracts/learning-path';
import type { Db } from '../../lib/db.ts';

/** The learning paths in their order, with the problems that are on the site. */
export function listLearningPaths(db: Db): Promise<LearningPath[]> {
  return db.$queryRaw<LearningPath[]>`
    SELECT l.slug, l.title, l.description, l.label, l.after, ids."problemIds"
    FROM "LearningPath" l CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(p.id::text ORDER BY wanted.place), '{}') AS "problemIds"
      FROM unnest(l.problems) WITH ORDINALITY AS wanted(slug, place)
      JOIN "Problem" p ON p.slug = wanted.slug AND p."deletedAt" IS NULL) ids
    ORDER BY l.position`;
}
