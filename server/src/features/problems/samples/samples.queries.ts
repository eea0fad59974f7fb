import { Prisma, type Problem } from '@stepwise/db/client';
import type { Reader } from '../../../lib/db/db.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { isVisibleTo, type Viewer } from '../visible-problem.queries.ts';

export type SamplesRow = Pick<
  Problem,
  'id' | 'slug' | 'title' | 'timeLimitMs' | 'memoryLimitKb'
> & {
  readonly tests: readonly {
    readonly input: string;
    readonly output: string;
    readonly checker: string;
  }[];
};

/** The tests that are shown of a problem, by its id or its slug; null when there is none for this person. */
export async function findSamples(
  db: Reader,
  idOrSlug: string,
  viewer: Viewer,
): Promise<SamplesRow | null> {
  const isMeant = isUuid(idOrSlug)
    ? Prisma.sql`p.id = ${idOrSlug}::uuid`
    : Prisma.sql`p.slug = ${idOrSlug}`;
  const rows = await db.read<SamplesRow>(Prisma.sql`
    SELECT p.id, p.slug, p.title, p."timeLimitMs", p."memoryLimitKb",
      (SELECT coalesce(json_agg(json_build_object('input', input, 'output', output,
                                                  'checker', coalesce(checker, p.checker))
                                ORDER BY position), '[]')
       FROM "TestCase" WHERE "testSetId" = p."currentTestSetId" AND NOT hidden) AS tests
    FROM "Problem" p WHERE ${isMeant} AND ${isVisibleTo(viewer)}`);
  return rows[0] ?? null;
}
