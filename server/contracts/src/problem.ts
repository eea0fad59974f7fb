import { z } from 'zod';
import { languageKeySchema } from './language.ts';

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
  title: z.string(),
  difficulty: difficultySchema,
  tags: z.array(z.string()),
  category: z.string().nullable(),
  solvedBy: solvedBySchema,
  /** Share of submissions that were accepted, 0..1; null while there are none. */
  acceptance: z.number().min(0).max(1).nullable(),
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

/** A problem as a learner sees it. Hidden tests are only counted. */
export const problemSchema = problemListItemSchema.extend({
  description: z.string(),
  constraints: z.string(),
  hints: z.string().nullable(),
  editorial: z.string().nullable(),
  examples: byLanguage(exampleSchema.or(z.array(exampleSchema))),
  codeSnippets: byLanguage(z.string()),
  testCases: z.array(z.object({ id: z.uuid(), input: z.string(), output: z.string() })),
  hiddenTestCount: z.number().int(),
  /** Limits of one test before the language factor. */
  timeLimitMs: z.number().int(),
  memoryLimitKb: z.number().int(),
});

export type Problem = z.output<typeof problemSchema>;

export const problemListResponseSchema = z.object({
  message: z.string(),
  data: z.array(problemListItemSchema),
});

export const problemResponseSchema = z.object({ message: z.string(), data: problemSchema });
