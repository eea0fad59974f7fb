import { z } from 'zod';

/** A way through the bank that everybody sees. */
export const learningPathSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** How hard it is, like "Easy-Medium". */
  label: z.string(),
  /** Slugs of the paths to walk before. */
  after: z.array(z.string()),
  /** Ids of problems, in the order in which to solve them. */
  problemIds: z.array(z.uuid()),
  /**
   * Those of the problems that end a stage. There somebody finds out alone which pattern fits: until it is
   * solved, neither the path nor the problem's page shows its tags or its difficulty.
   */
  checkIds: z.array(z.uuid()),
  /** Markdown: the idea of the path, with an example. */
  introduction: z.string(),
});

export type LearningPath = z.output<typeof learningPathSchema>;

export const learningPathsResponseSchema = z.object({
  message: z.string(),
  data: z.array(learningPathSchema),
});
