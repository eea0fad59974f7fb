import { checkerSchema } from '@stepwise/contracts/checker';
import { problemSchema, type Problem, type ProblemListItem } from '@stepwise/contracts/problem';
import type {
  ProblemListRow,
  ProblemPageRow,
  ProblemSecretsRow,
  SolvedProblemRow,
} from './problem.queries.ts';

const { examples: examplesSchema, codeSnippets: sourcesSchema } = problemSchema.shape;

/** A problem in a list. `userId` is the caller's: nobody else's id goes into `solvedBy`. */
export function presentListItem(row: ProblemListRow, userId: string): ProblemListItem {
  const { id, slug, number, title, difficulty, tags, category } = row;
  return {
    id,
    slug,
    number,
    title,
    difficulty,
    tags,
    category,
    solvedBy: row.isSolved ? [{ userId }] : [],
    tried: row.isTried,
    acceptance: row.submissionCount === 0 ? null : row.acceptedCount / row.submissionCount,
    ...(row.isDraft ? { isDraft: true } : {}),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The problem's page: hidden tests leave the server as a number only. */
export function presentProblem(row: ProblemPageRow, userId: string): Problem {
  const { description, constraints, hints, editorial, timeLimitMs, memoryLimitKb } = row;
  return {
    ...presentListItem(row, userId),
    description,
    constraints,
    hints,
    editorial,
    pictures: row.pictures.map(({ name, hash, width, height }) => {
      const path = `/problems/get-picture/${row.id}/${hash}/${encodeURIComponent(name)}`;
      return { name, path, width, height };
    }),
    timeLimitMs,
    memoryLimitKb,
    // JSON columns have no type of their own: the contract gives them one.
    examples: examplesSchema.parse(row.examples),
    codeSnippets: sourcesSchema.parse(row.codeSnippets),
    testCases: [...row.tests],
    hiddenTestCount: row.hiddenTestCount,
  };
}

/** The page with what the edit form needs. For administrators only. */
export function presentProblemToAdmin(
  row: ProblemPageRow,
  userId: string,
  secrets: ProblemSecretsRow,
): Problem {
  return {
    ...presentProblem(row, userId),
    hiddenTestCases: secrets.currentTestSet?.tests ?? [],
    referenceSolution: presentReferenceSolution(secrets.referenceSolution),
    checker: checkerSchema.safeParse(secrets.checker).data ?? null,
  };
}

/** Solutions per language. The caller has checked permission. */
export function presentReferenceSolution(referenceSolution: unknown) {
  return sourcesSchema.parse(referenceSolution);
}

export function presentSolvedProblem(row: SolvedProblemRow, userId: string) {
  const { solvedAt, language } = row;
  return { ...presentListItem(row, userId), solvedAt: solvedAt.toISOString(), language };
}
