import { z } from 'zod';
import { problemListItemSchema } from './problem.ts';

/** Drafts that one setter can have. */
export const SETTER_DRAFTS_MAX = 30;
export const WRITTEN_PAGE = 50;

/** A problem that the caller may change as its setter. */
export const writtenProblemSchema = problemListItemSchema.extend({
  /** Whether the caller wrote it: drafts of one’s own can be deleted. */
  isOwn: z.boolean(),
});

export type WrittenProblem = z.output<typeof writtenProblemSchema>;

export const writtenQuerySchema = z.object({ cursor: z.uuid().optional() });

export const writtenResponseSchema = z.object({
  message: z.string(),
  data: z.array(writtenProblemSchema),
  /** Give it as `cursor` to read on; null at the end. */
  nextCursor: z.string().nullable(),
});
