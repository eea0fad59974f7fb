import type { Prisma } from '@stepwise/db/client';
import type { Db } from '../../lib/db.ts';

const listFields = (userId: string) =>
  ({
    id: true,
    slug: true,
    title: true,
    difficulty: true,
    tags: true,
    category: true,
    submissionCount: true,
    acceptedCount: true,
    createdAt: true,
    updatedAt: true,
    // The client only asks whether the caller is among them; other people's ids stay here.
    solvedBy: { where: { userId }, select: { userId: true } },
  }) satisfies Prisma.ProblemSelect;

export type ProblemListRow = Prisma.ProblemGetPayload<{ select: ReturnType<typeof listFields> }>;

/** Every problem that is not deleted, oldest first, without statements and tests. */
export function listProblems(db: Db, userId: string): Promise<ProblemListRow[]> {
  return db.problem.findMany({
    where: { deletedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: listFields(userId),
  });
}

const pageFields = (userId: string) =>
  ({
    ...listFields(userId),
    description: true,
    constraints: true,
    hints: true,
    editorial: true,
    examples: true,
    codeSnippets: true,
    timeLimitMs: true,
    memoryLimitKb: true,
    currentTestSet: {
      select: {
        _count: { select: { tests: { where: { hidden: true } } } },
        tests: {
          where: { hidden: false },
          orderBy: { position: 'asc' },
          select: { id: true, input: true, output: true },
        },
      },
    },
  }) satisfies Prisma.ProblemSelect;

export type ProblemPageRow = Prisma.ProblemGetPayload<{ select: ReturnType<typeof pageFields> }>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A problem by its id or its slug, with what a learner may see; null when there is none. */
export function findProblem(
  db: Db,
  idOrSlug: string,
  userId: string,
): Promise<ProblemPageRow | null> {
  return db.problem.findUnique({
    where: {
      ...(UUID.test(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug }),
      deletedAt: null,
    },
    select: pageFields(userId),
  });
}

/** What only an administrator may see of a problem beside its page. */
export function findProblemSecrets(db: Db, id: string) {
  return db.problem.findUniqueOrThrow({
    where: { id },
    select: {
      referenceSolution: true,
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

export type ProblemSecretsRow = Awaited<ReturnType<typeof findProblemSecrets>>;

/** The problems that a user has solved, last solved first, with how. */
export function listSolvedProblems(db: Db, userId: string) {
  return db.solvedMark.findMany({
    where: { userId, problem: { deletedAt: null } },
    orderBy: [{ solvedAt: 'desc' }, { problemId: 'asc' }],
    select: {
      solvedAt: true,
      submission: { select: { language: true } },
      problem: { select: listFields(userId) },
    },
  });
}

export type SolvedProblemRow = Awaited<ReturnType<typeof listSolvedProblems>>[number];

/** What sending in a program needs to know of its problem; null when there is none. */
export function findProblemToSolve(db: Db, id: string) {
  return db.problem.findUnique({
    where: { id, deletedAt: null },
    select: {
      id: true,
      title: true,
      currentTestSet: { select: { id: true, _count: { select: { tests: true } } } },
    },
  });
}

/** What running a program on other inputs needs to know of its problem; null when there is none. */
export function findProblemToTryOut(db: Db, id: string) {
  return db.problem.findUnique({
    where: { id, deletedAt: null },
    select: { referenceSolution: true, checker: true, timeLimitMs: true, memoryLimitKb: true },
  });
}
