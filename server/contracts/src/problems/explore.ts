import { z } from 'zod';
import { sourceTextSchema } from '../judging/execution.ts';
import { languageIdSchema } from '../judging/language.ts';
import { problemListItemSchema, problemSchema } from './problem.ts';

const count = z.number().int().min(0);

/** How much there is of what the texts of public pages count. */
export const figuresSchema = z.object({
  problems: count,
  /** Tags that name what a problem is about, not its level. */
  topics: count,
  /** People who can sign in. */
  users: count,
  /** Those of them who were here within 30 days. */
  activeUsers: count,
  /** By the title of the path. */
  paths: z.array(z.object({ title: z.string(), problems: count })),
});

export type Figures = z.output<typeof figuresSchema>;

/** A problem in the choice for visitors. */
export const exploredItemSchema = problemListItemSchema.pick({
  ...{ id: true, slug: true, number: true, title: true, difficulty: true, tags: true },
});

export type ExploredItem = z.output<typeof exploredItemSchema>;

/** A problem as somebody sees it who is not signed in: hidden tests and hints are only counted. */
export const exploredProblemSchema = problemSchema
  .pick({
    ...{ id: true, slug: true, number: true, title: true, difficulty: true, tags: true },
    ...{ description: true, constraints: true, html: true, pictures: true, examples: true },
    ...{ codeSnippets: true, testCases: true, hiddenTestCount: true },
    ...{ awaitsTests: true, timeLimitMs: true, memoryLimitKb: true },
  })
  .extend({
    hintCount: count,
    /** Whether visitors may run the samples here. */
    canRun: z.boolean(),
  });

export type ExploredProblem = z.output<typeof exploredProblemSchema>;

/** POST /execution-code/samples: the inputs are the problem's own. */
export const runSamplesSchema = z.object({
  source_code: sourceTextSchema.min(1, 'Source code is required'),
  language_id: languageIdSchema,
  problemId: z.uuid(),
});

export type RunSamplesInput = z.input<typeof runSamplesSchema>;

export const figuresResponseSchema = z.object({ message: z.string(), data: figuresSchema });

export const exploredListResponseSchema = z.object({
  message: z.string(),
  data: z.array(exploredItemSchema),
});

export const exploredProblemResponseSchema = z.object({
  message: z.string(),
  data: exploredProblemSchema,
});
