import { z } from 'zod';
import { languageKeySchema } from '../judging/language.ts';

export const DIFFICULTIES = ['EASY', 'MEDIUM', 'HARD'] as const;

export const difficultySchema = z.enum(DIFFICULTIES);

export type Difficulty = z.output<typeof difficultySchema>;

/** Tags that place a problem on a level of /learn. */
export const LEVEL_TAGS = ['LVL-0', 'LVL-1', 'LVL-2', 'LVL-3'] as const;

const solvedBySchema = z.array(z.object({ userId: z.uuid() }));

/** A line of the problem list. `solvedBy` holds at most the caller's own entry. */
export const problemListItemSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  /** Its place in the list. It stays when others come or go. */
  number: z.number().int(),
  title: z.string(),
  /** What it is called elsewhere: a search looks into these, too. Left out where there are none. */
  knownAs: z.array(z.string()).optional(),
  difficulty: difficultySchema,
  tags: z.array(z.string()),
  category: z.string().nullable(),
  solvedBy: solvedBySchema,
  /** Whether the caller has sent a program for it. */
  tried: z.boolean(),
  /** Share of submissions that were accepted, 0..1; null while there are none. */
  acceptance: z.number().min(0).max(1).nullable(),
  /** Present where only administrators and its setters see it. */
  isDraft: z.literal(true).optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type ProblemListItem = z.output<typeof problemListItemSchema>;

export const exampleSchema = z.object({
  input: z.string(),
  output: z.string(),
  explanation: z.string().optional(),
});

export type Example = z.output<typeof exampleSchema>;

const byLanguage = <T extends z.ZodType>(value: T) => z.partialRecord(languageKeySchema, value);

/** A picture that a problem's texts show: `![words](name)` in them means the one of this name. */
export const problemPictureSchema = z.object({
  name: z.string(),
  /** Below the API's own address; another one whenever the picture is another. */
  path: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

export type ProblemPicture = z.output<typeof problemPictureSchema>;

/** The texts of a problem as harmless HTML: constraints and hints one by one, each explanation of an example once. */
export const problemHtmlSchema = z.object({
  description: z.string(),
  constraints: z.array(z.string()),
  explanations: z.array(z.string()),
  hints: z.array(z.string()),
  editorial: z.string().nullable(),
});

export type ProblemHtml = z.output<typeof problemHtmlSchema>;

/** A problem as a learner sees it. Hidden tests are only counted. */
export const problemSchema = problemListItemSchema.extend({
  description: z.string(),
  constraints: z.string(),
  hints: z.string().nullable(),
  editorial: z.string().nullable(),
  /** Left out where nobody reads it, and while it is being made: the Markdown says the same. */
  html: problemHtmlSchema.optional(),
  pictures: z.array(problemPictureSchema),
  examples: byLanguage(exampleSchema.or(z.array(exampleSchema))),
  codeSnippets: byLanguage(z.string()),
  testCases: z.array(z.object({ id: z.uuid(), input: z.string(), output: z.string() })),
  hiddenTestCount: z.number().int(),
  /** Present while large tests of it are still being made, after a start: they are hidden, and not counted yet. */
  awaitsTests: z.literal(true).optional(),
  /** The problems that it stands on and that the caller has not solved, in the order in which to solve them. */
  solveFirst: z.array(z.object({ id: z.uuid(), title: z.string() })),
  /** Present while it is a check of a learning path that the caller has not solved: pages show no tags then. */
  isCheck: z.literal(true).optional(),
  /** Limits of one test before the language factor. */
  timeLimitMs: z.number().int(),
  memoryLimitKb: z.number().int(),
  /** Present while the caller rehearses with it: then what helps is left out, tags and category too. */
  isSealed: z.literal(true).optional(),
  /** For administrators and its setters only: what the edit form needs beside the rest. */
  hiddenTestCases: z
    .array(
      z.object({ id: z.uuid(), position: z.number().int(), input: z.string(), output: z.string() }),
    )
    .optional(),
  referenceSolution: byLanguage(z.string()).optional(),
  /** How outputs are compared; null where a program or rules of a package do it. */
  checker: z.string().nullable().optional(),
  /** How small inputs are made; null where nobody wrote it down on the site. */
  smallInputs: z.string().nullable().optional(),
  /** The program in Python that says which inputs are valid; null likewise. */
  inputValidator: z.string().nullable().optional(),
});

export type Problem = z.output<typeof problemSchema>;

export const problemListResponseSchema = z.object({
  message: z.string(),
  data: z.array(problemListItemSchema),
});

export const problemResponseSchema = z.object({ message: z.string(), data: problemSchema });

/** Answer of get-solved-problems: as in the list, with the day and language it was solved in. */
export const solvedProblemsResponseSchema = z.object({
  message: z.string(),
  data: z.array(
    problemListItemSchema.extend({ solvedAt: z.iso.datetime(), language: languageKeySchema }),
  ),
});

/** Answer of get-reference-solution: one per language that has one. */
export const referenceSolutionResponseSchema = z.object({
  message: z.string(),
  data: z.object({ referenceSolution: byLanguage(z.string()) }),
});
