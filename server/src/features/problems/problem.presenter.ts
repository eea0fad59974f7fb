import { problemSchema, type Problem, type ProblemListItem } from '@stepwise/contracts/problem';
import type {
  ProblemListRow,
  ProblemPageRow,
  ProblemSecretsRow,
  SolvedProblemRow,
} from './problem.queries.ts';

const { examples: examplesSchema, codeSnippets: sourcesSchema } = problemSchema.shape;

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
    codeSnippets: sourcesSchema.parse(row.codeSnippets),
    testCases: row.currentTestSet?.tests ?? [],
    hiddenTestCount: row.currentTestSet?._count.tests ?? 0,
  };
}

/** The page with what the edit form needs. For administrators only. */
export function presentProblemToAdmin(row: ProblemPageRow, secrets: ProblemSecretsRow): Problem {
  return {
    ...presentProblem(row),
    hiddenTestCases: secrets.currentTestSet?.tests ?? [],
    referenceSolution: presentReferenceSolution(secrets.referenceSolution),
  };
}

/** Solutions per language. Who may see them is decided before. */
export function presentReferenceSolution(referenceSolution: unknown) {
  return sourcesSchema.parse(referenceSolution);
}

export function presentSolvedProblem({ problem, solvedAt, submission }: SolvedProblemRow) {
  const { language } = submission;
  return { ...presentListItem(problem), solvedAt: solvedAt.toISOString(), language };
}
