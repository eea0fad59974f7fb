import { problemSchema, type Problem, type ProblemListItem } from '@stepwise/contracts/problem';
import type { ProblemListRow, ProblemPageRow } from './problem.queries.ts';

const { examples: examplesSchema, codeSnippets: codeSnippetsSchema } = problemSchema.shape;

export function presentListItem(row: ProblemListRow): ProblemListItem {
  const { id, slug, title, difficulty, tags, category, solvedBy } = row;
  return {
    id,
    slug,
    title,
    difficulty,
    tags,
    category,
    solvedBy,
    acceptance: row.submissionCount === 0 ? null : row.acceptedCount / row.submissionCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The problem's page: hidden tests leave the server as a number only. */
export function presentProblem(row: ProblemPageRow): Problem {
  const { description, constraints, hints, editorial, timeLimitMs, memoryLimitKb } = row;
  return {
    ...presentListItem(row),
    description,
    constraints,
    hints,
    editorial,
    timeLimitMs,
    memoryLimitKb,
    // JSON columns have no type of their own: the contract gives them one.
    examples: examplesSchema.parse(row.examples),
    codeSnippets: codeSnippetsSchema.parse(row.codeSnippets),
    testCases: row.currentTestSet?.tests ?? [],
    hiddenTestCount: row.currentTestSet?._count.tests ?? 0,
  };
}
