import { checkerSchema } from '@stepwise/contracts/checker';
import { problemSchema, type Problem, type ProblemListItem } from '@stepwise/contracts/problem';
import type { WrittenProblem } from '@stepwise/contracts/written';
import { mapPictures } from '../../bank/pictures/markdown-pictures.ts';
import type {
  ProblemListRow,
  ProblemPageRow,
  ProblemSecretsRow,
  SolvedProblemRow,
} from './problem.queries.ts';
import type { WrittenRow } from './setters/written.queries.ts';

const { examples: examplesSchema, codeSnippets: sourcesSchema } = problemSchema.shape;

/** A problem in a list. `userId` is the caller's: nobody else's id goes into `solvedBy`. */
export function presentListItem(row: ProblemListRow, userId: string): ProblemListItem {
  const { id, slug, number, title, knownAs, difficulty, tags, category } = row;
  return {
    id,
    slug,
    number,
    title,
    ...(knownAs.length > 0 ? { knownAs } : {}),
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

/** One of the list of what somebody writes, which says nothing of what they have solved. */
export function presentWritten(row: WrittenRow): WrittenProblem {
  return { ...presentListItem({ ...row, isSolved: false, isTried: false }, ''), isOwn: row.isOwn };
}

/** The problem's page: hidden tests leave the server as a number only. */
export function presentProblem(row: ProblemPageRow, userId: string): Problem {
  const { description, constraints, timeLimitMs, memoryLimitKb } = row;
  // JSON columns have no type of their own: the contract gives them one.
  const examples = examplesSchema.parse(row.examples);
  return {
    // On its page the title is enough, and of a sealed one another name could tell the solution.
    ...presentListItem({ ...row, knownAs: [] }, userId),
    description,
    constraints,
    ...presentHelp(row, examples),
    timeLimitMs,
    memoryLimitKb,
    examples,
    codeSnippets: sourcesSchema.parse(row.codeSnippets),
    testCases: [...row.tests],
    hiddenTestCount: row.hiddenTestCount,
    ...(row.awaitsTests ? { awaitsTests: true as const } : {}),
  };
}

/** What helps with a problem; of a sealed one nothing, and only the pictures of its statement. */
function presentHelp(row: ProblemPageRow, examples: Problem['examples']) {
  const { hints, editorial, description, constraints } = row;
  const pictures = row.pictures.map(({ name, hash, width, height }) => {
    const path = `/problems/get-picture/${row.id}/${hash}/${encodeURIComponent(name)}`;
    return { name, path, width, height };
  });
  if (!row.isSealed) {
    const check = row.isCheck ? { isCheck: true as const } : {};
    return { hints, editorial, pictures, solveFirst: [...row.solveFirst], ...check };
  }
  const shown = picturesShownIn({ description, constraints, examples });
  return {
    ...{ hints: null, editorial: null, tags: [], category: null, isSealed: true as const },
    solveFirst: [],
    pictures: pictures.filter(({ name }) => shown.has(name)),
  };
}

/** The names of the pictures in the statement of a problem. One of the editorial could tell the solution. */
export function picturesShownIn({
  description,
  constraints,
  examples,
}: Pick<Problem, 'description' | 'constraints' | 'examples'>): Set<string> {
  const all = Object.values(examples).flat();
  const explanations = all.map(({ explanation }) => explanation ?? '');
  const names = new Set<string>();
  for (const text of [description, constraints, ...explanations]) {
    mapPictures(text, ({ target }) => {
      names.add(target);
      return null;
    });
  }
  return names;
}

/** The page with what the edit form needs. For administrators and its setters only, and as for anybody where it is sealed. */
export function presentProblemToAdmin(
  row: ProblemPageRow,
  userId: string,
  secrets: ProblemSecretsRow,
): Problem {
  if (row.isSealed) return presentProblem(row, userId);
  return {
    ...presentProblem(row, userId),
    hiddenTestCases: secrets.currentTestSet?.tests ?? [],
    referenceSolution: presentReferenceSolution(secrets.referenceSolution),
    checker: checkerSchema.safeParse(secrets.checker).data ?? null,
    smallInputs: secrets.smallInputs,
    inputValidator: secrets.inputValidator,
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

/** What a problem is called where people meet it who had to do with it: the title of a draft is nobody's to know. */
export function shownTitle(problem: { readonly title: string; readonly isDraft: boolean }): string {
  return problem.isDraft ? 'A problem that was taken back' : problem.title;
}
