import type { ExploredItem } from '@stepwise/contracts/explore';
import { Prisma } from '@stepwise/db/client';
import type { Reader } from '../../lib/db/db.ts';
import { isUuid } from '../../lib/uuid.ts';
import { isVisibleTo, type Viewer } from '../problems/visible-problem.queries.ts';

/** Somebody who is not signed in: a learner whose id nobody has. */
export const VISITOR: Viewer = {
  id: '00000000-0000-0000-0000-000000000000',
  role: 'USER',
  setter: null,
};

/** Problems in the choice for visitors. */
export const FIRST_PROBLEMS = 6;

/** A few problems to begin with, the easiest first. */
export function listFirstProblems(db: Reader, limit: number): Promise<ExploredItem[]> {
  return db.read<ExploredItem>(Prisma.sql`
    SELECT p.id, p.slug, p.number, p.title, p.difficulty::text AS difficulty, p.tags
    FROM "Problem" p WHERE ${isVisibleTo(VISITOR)}
    ORDER BY p.difficulty, p.number LIMIT ${limit}`);
}

/** The names of all problems that visitors may meet, in the order of the list. It reads the whole table: ask rarely. */
export async function listSlugs(db: Reader, limit: number): Promise<string[]> {
  const rows = await db.read<{ slug: string }>(Prisma.sql`
    SELECT p.slug FROM "Problem" p WHERE ${isVisibleTo(VISITOR)} ORDER BY p.number LIMIT ${limit}`);
  return rows.map(({ slug }) => slug);
}

/** Changes whenever a problem that visitors may meet does; null when there is none. */
export async function findProblemVersion(db: Reader, idOrSlug: string): Promise<string | null> {
  // Each update leaves its transaction's id in the row.
  const [row] = await db.read<{ version: string }>(Prisma.sql`
    SELECT concat(p.id, ' ', p.xmin) AS version FROM "Problem" p
    WHERE ${isMeant(idOrSlug)} AND ${isVisibleTo(VISITOR)}`);
  return row?.version ?? null;
}

export type ProblemText = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly constraints: string;
};

/** What a problem says, as far as visitors may meet it; null when there is none. */
export async function findProblemText(db: Reader, idOrSlug: string): Promise<ProblemText | null> {
  const [row] = await db.read<ProblemText>(Prisma.sql`
    SELECT p.slug, p.title, p.description, p.constraints FROM "Problem" p
    WHERE ${isMeant(idOrSlug)} AND ${isVisibleTo(VISITOR)}`);
  return row ?? null;
}

/** On a problem `p`. */
function isMeant(idOrSlug: string): Prisma.Sql {
  return isUuid(idOrSlug) ? Prisma.sql`p.id = ${idOrSlug}::uuid` : Prisma.sql`p.slug = ${idOrSlug}`;
}

export type SampleRow = {
  readonly input: string;
  readonly output: string;
  readonly checker: string;
};

export type ProblemSamples = {
  readonly timeLimitMs: number;
  readonly memoryLimitKb: number;
  readonly samples: readonly SampleRow[];
};

/** The first tests that everybody sees, of a problem that visitors may meet; null when there is none. */
export async function findSamples(
  db: Reader,
  problemId: string,
  limit: number,
): Promise<ProblemSamples | null> {
  const [row] = await db.read<ProblemSamples>(Prisma.sql`
    SELECT p."timeLimitMs", p."memoryLimitKb",
           (SELECT coalesce(json_agg(one ORDER BY one.position), '[]') FROM (
              SELECT position, input, output, coalesce(checker, p.checker) AS checker
              FROM "TestCase" WHERE "testSetId" = p."currentTestSetId" AND NOT hidden
              ORDER BY position LIMIT ${limit}) one) AS samples
    FROM "Problem" p WHERE p.id = ${problemId}::uuid AND ${isVisibleTo(VISITOR)}`);
  return row ?? null;
}
