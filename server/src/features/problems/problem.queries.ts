import { Prisma, type Language, type Problem } from '@stepwise/db/client';
import { notFound } from '../../http/app-error.ts';
import type { Db, Reader } from '../../lib/db/db.ts';
import { isUuid } from '../../lib/uuid.ts';
import { isSealedFor } from '../seals/seal.queries.ts';
import { isVisibleTo, visibleTo, type Viewer } from './visible-problem.queries.ts';

/** The columns of a problem in a list. The counters include all users. */
export type ProblemListRow = Pick<
  Problem,
  | 'id'
  | 'slug'
  | 'number'
  | 'title'
  | 'knownAs'
  | 'difficulty'
  | 'tags'
  | 'category'
  | 'submissionCount'
  | 'acceptedCount'
  | 'isDraft'
  | 'createdAt'
  | 'updatedAt'
> & {
  /** By the caller: other people's ids stay in the database. */
  readonly isSolved: boolean;
  readonly isTried: boolean;
};

/** A problem in a list, without what the caller has done with it. */
export type UnmarkedRow = Omit<ProblemListRow, 'isSolved' | 'isTried'>;

// Plain SQL, as for every frequent read: one statement and a fixed plan.
export const LIST_COLUMNS = Prisma.sql`p.id, p.slug, p.number, p.title, p."knownAs",
  p.difficulty::text AS difficulty, p.tags, p.category, p."submissionCount", p."acceptedCount", p."isDraft",
  p."createdAt", p."updatedAt"`;

const SOLVED_BY_USER = Prisma.sql`LEFT JOIN "SolvedMark" m ON m."problemId" = p.id AND m."userId" =`;

/**
 * Every problem that the person may meet, the highest number first, without statements, tests and marks:
 * clients show the list in reverse order.
 */
export function listProblems(db: Reader, viewer: Viewer): Promise<UnmarkedRow[]> {
  return db.read<UnmarkedRow>(Prisma.sql`
    SELECT ${LIST_COLUMNS} FROM "Problem" p
    WHERE ${isVisibleTo(viewer)} ORDER BY p.number DESC`);
}

/** A version that changes whenever the result of listProblems does. */
export async function findListVersion(db: Reader, viewer: Viewer): Promise<string> {
  // Each update leaves its transaction's id in the row.
  const [row] = await db.read<{ version: string }>(Prisma.sql`
    SELECT coalesce(sum(hashtextextended(concat(p.id, ' ', p.xmin), 0)), 0)::text AS version
    FROM "Problem" p WHERE ${isVisibleTo(viewer)}`);
  if (!row) throw new Error('The version query returned no row');
  return row.version;
}

export type ProblemMark = { readonly id: string; readonly isSolved: boolean };

/**
 * Whether a user has tried a problem since they began: what they sent before they began anew is history.
 * @param problemId an expression of SQL
 */
const isTriedBy = (userId: string, problemId: Prisma.Sql) => Prisma.sql`EXISTS (
  SELECT FROM "Submission" s WHERE s."userId" = ${userId}::uuid AND s."problemId" = ${problemId}
    AND s."createdAt" > coalesce(
      (SELECT "progressSince" FROM "User" WHERE id = ${userId}::uuid), '-infinity'))`;

/**
 * The problems that a user has tried, in the order of their ids, deleted ones too. Steps from one problem
 * to the next through the index: a thousand programs for one problem cost no more than one.
 */
export function listMarks(db: Reader, userId: string): Promise<ProblemMark[]> {
  return db.read<ProblemMark>(Prisma.sql`
    WITH RECURSIVE tried(id) AS (
      (SELECT "problemId" FROM "Submission" WHERE "userId" = ${userId}::uuid
       ORDER BY "problemId" LIMIT 1)
      UNION ALL
      SELECT (SELECT s."problemId" FROM "Submission" s
              WHERE s."userId" = ${userId}::uuid AND s."problemId" > tried.id
              ORDER BY s."problemId" LIMIT 1)
      FROM tried WHERE tried.id IS NOT NULL)
    SELECT tried.id, m."userId" IS NOT NULL AS "isSolved"
    FROM tried LEFT JOIN "SolvedMark" m ON m."problemId" = tried.id AND m."userId" = ${userId}::uuid
    WHERE tried.id IS NOT NULL AND ${isTriedBy(userId, Prisma.sql`tried.id`)} ORDER BY tried.id`);
}

/** A problem with what a learner may see of it. */
export type ProblemPageRow = ProblemListRow &
  Pick<
    Problem,
    | 'description'
    | 'constraints'
    | 'hints'
    | 'editorial'
    | 'examples'
    | 'codeSnippets'
    | 'timeLimitMs'
    | 'memoryLimitKb'
  > & {
    readonly pictures: readonly {
      readonly name: string;
      readonly hash: string;
      readonly width: number;
      readonly height: number;
    }[];
    readonly tests: readonly {
      readonly id: string;
      readonly input: string;
      readonly output: string;
    }[];
    readonly hiddenTestCount: number;
    /** Whether its package has more tests than were made so far; perhaps they cannot be made. */
    readonly awaitsTests: boolean;
    /** What it stands on that the person has not solved. */
    readonly solveFirst: readonly { readonly id: string; readonly title: string }[];
    /** Whether it is a check of a learning path that the person has not solved. */
    readonly isCheck: boolean;
    /** Whether the person rehearses with it. */
    readonly isSealed: boolean;
  };

/** Of the problem `p`, as JSON. */
const unsolvedPrerequisites = (userId: string) => Prisma.sql`
  (SELECT coalesce(json_agg(json_build_object('id', prior.id, 'title', prior.title)
                            ORDER BY array_position(p.prerequisites, prior.slug)), '[]')
   FROM "Problem" prior
   WHERE prior.slug = ANY(p.prerequisites) AND prior."deletedAt" IS NULL AND NOT prior."isDraft"
     AND NOT EXISTS (SELECT FROM "SolvedMark"
                     WHERE "problemId" = prior.id AND "userId" = ${userId}::uuid))`;

/** A problem by its id or its slug, with what a learner may see; null when there is none for this person. */
export async function findProblem(
  db: Reader,
  idOrSlug: string,
  viewer: Viewer,
): Promise<ProblemPageRow | null> {
  const { id: userId } = viewer;
  const isMeant = isUuid(idOrSlug)
    ? Prisma.sql`p.id = ${idOrSlug}::uuid`
    : Prisma.sql`p.slug = ${idOrSlug}`;
  const rows = await db.read<ProblemPageRow>(Prisma.sql`
    SELECT ${LIST_COLUMNS}, m."userId" IS NOT NULL AS "isSolved",
           ${isTriedBy(userId, Prisma.sql`p.id`)} AS "isTried",
           ${isSealedFor(userId)} AS "isSealed",
           m."userId" IS NULL AND EXISTS (SELECT FROM "LearningPath"
                                          WHERE p.slug = ANY(checks)) AS "isCheck",
           ${unsolvedPrerequisites(userId)} AS "solveFirst",
           p.description, p.constraints, p.hints, p.editorial, p.examples, p."codeSnippets",
           p."timeLimitMs", p."memoryLimitKb",
           t.visible AS tests, t.hidden AS "hiddenTestCount",
           p."bankId" IS NOT NULL AND p."contentHash" IS NULL AS "awaitsTests",
           (SELECT coalesce(json_agg(json_build_object('name', name, 'hash', hash, 'width', width,
                                                       'height', height)), '[]')
            FROM "ProblemPicture" WHERE "problemId" = p.id) AS pictures
    FROM "Problem" p ${SOLVED_BY_USER} ${userId}::uuid
    CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE hidden))::int AS hidden,
             coalesce(json_agg(json_build_object('id', id, 'input', input, 'output', output)
                               ORDER BY position) FILTER (WHERE NOT hidden), '[]') AS visible
      FROM "TestCase" WHERE "testSetId" = p."currentTestSetId") t
    WHERE ${isMeant} AND ${isVisibleTo(viewer)}`);
  return rows[0] ?? null;
}

/** The fields of a problem that only administrators and its setters may see. */
export function findProblemSecrets(db: Db, id: string) {
  return db.problem.findUniqueOrThrow({
    where: { id },
    select: {
      referenceSolution: true,
      checker: true,
      smallInputs: true,
      inputValidator: true,
      currentTestSet: {
        select: {
          tests: {
            where: { hidden: true },
            orderBy: { position: 'asc' },
            select: { id: true, position: true, input: true, output: true },
          },
        },
      },
    },
  });
}

/**
 * What says which inputs a problem has.
 * @throws NOT_FOUND
 */
export async function findInputs(db: Db, id: string) {
  const select = { smallInputs: true, inputValidator: true };
  const found = await db.problem.findUnique({ where: { id, deletedAt: null }, select });
  if (!found) throw notFound('Problem');
  return found;
}

export type ProblemSecretsRow = Awaited<ReturnType<typeof findProblemSecrets>>;

export type SolvedProblemRow = ProblemListRow & {
  readonly solvedAt: Date;
  readonly language: Language;
};

/** The problems that a user has solved, last solved first, with how. */
export function listSolvedProblems(db: Reader, userId: string): Promise<SolvedProblemRow[]> {
  return db.read<SolvedProblemRow>(Prisma.sql`
    SELECT ${LIST_COLUMNS}, true AS "isSolved", true AS "isTried", m."solvedAt",
           s.language::text AS language
    FROM "SolvedMark" m
    JOIN "Problem" p ON p.id = m."problemId"
    JOIN "Submission" s ON s.id = m."submissionId"
    WHERE m."userId" = ${userId}::uuid AND p."deletedAt" IS NULL AND NOT p."isDraft"
    ORDER BY m."solvedAt" DESC, p.id`);
}

/** The fields of a problem that a custom run needs; null when there is none. */
export function findProblemToTryOut(db: Db, id: string, viewer: Viewer) {
  return db.problem.findUnique({
    where: { id, ...visibleTo(viewer) },
    select: {
      ...{ slug: true, bankId: true, constraints: true, inputValidator: true },
      ...{ referenceSolution: true, checker: true, timeLimitMs: true, memoryLimitKb: true },
    },
  });
}
