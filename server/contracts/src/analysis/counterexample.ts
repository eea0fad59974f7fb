import { z } from 'zod';
import { submissionTestSchema } from '../judging/submission.ts';

/** Why there can be no search, in the order in which it is looked at. */
export const NO_SEARCH_REASONS = [
  /** The person rehearses with the problem. */
  'sealed',
  /** It has no verdict yet, or the judge failed. */
  'not judged',
  'accepted',
  'not compiled',
  /** The problem has no reference solution in Python, which says what is right for a new input. */
  'reference',
  /** Nobody has written down how small inputs of the problem are made, or which are valid. */
  'problem',
  /** It has no short test that everybody sees, or no small input came out valid. */
  'inputs',
  /** Its language, or that of the problem's own programs, cannot run here now. */
  'language',
  /** The problem's own programs or the judge failed: it may be tried again. */
  'broken',
] as const;

export const counterexampleSchema = z.object({
  /** `open`: nobody has looked for it yet, or the time was up before anything was found. */
  state: z.enum(['open', 'searching', 'found', 'none', 'unavailable']),
  /** Set when `state` is `unavailable`; the answer's message says it in a sentence. */
  reason: z.enum(NO_SEARCH_REASONS).nullable(),
  /** Inputs that the program was run on. */
  tried: z.number().int(),
  /** Of `none` and `found`: whether the time was up before all was tried, so that another search may tell more. */
  isOutOfTime: z.boolean(),
  /** Present on a `none` where only a few inputs are tried: programs run on another server here. */
  isBrief: z.literal(true).optional(),
  /** Of `found`: whether none of the ways to make it smaller leaves a failure. */
  isMinimal: z.boolean(),
  /** Of `found`: whether the program failed in the same way every time it was run on it. */
  isSteady: z.boolean(),
  /**
   * Set when `state` is `found`: as a test of the submission, but made for this search. Its index is 0
   * and its id the submission's.
   */
  test: submissionTestSchema.nullable(),
});

/** What is known of the smallest input on which a submission fails. */
export type Counterexample = z.output<typeof counterexampleSchema>;

export const counterexampleResponseSchema = z.object({
  message: z.string(),
  data: counterexampleSchema,
});

/** Events of a search under `Accept: text/event-stream`, by name. */
export const counterexampleEventSchemas = {
  searching: z.object({
    tried: z.number().int(),
    /** Whether one is found: from then on smaller ones are tried. */
    isFound: z.boolean(),
  }),
  failed: z.object({ message: z.string(), code: z.string(), errors: z.array(z.string()) }),
  done: counterexampleResponseSchema,
} as const;
