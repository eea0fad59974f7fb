import { z } from 'zod';
import { languageKeySchema } from './language.ts';
import { submissionStatusSchema, testStatusSchema } from './verdict.ts';

/** One test of a judged submission. Of a hidden test only the verdict and the figures are told. */
export const submissionTestSchema = z.object({
  id: z.uuid(),
  /** Counts from 1, in the order of the problem's tests. */
  index: z.number().int(),
  passed: z.boolean(),
  status: testStatusSchema,
  hidden: z.boolean(),
  stdin: z.string().nullable(),
  expected: z.string().nullable(),
  stdout: z.string().nullable(),
  stderr: z.string().nullable(),
  /** CPU time, like "0.021 s"; null for a test that was not run. */
  time: z.string().nullable(),
  /** Peak memory, like "9216 KB"; null for a test that was not run. */
  memory: z.string().nullable(),
});

export type SubmissionTest = z.output<typeof submissionTestSchema>;

export const submissionSummarySchema = z.object({
  id: z.uuid(),
  problemId: z.uuid(),
  problemTitle: z.string(),
  status: submissionStatusSchema,
  language: languageKeySchema,
  sourceCode: z.string(),
  stdout: z.string().nullable(),
  stderr: z.string().nullable(),
  compileOutput: z.string().nullable(),
  /** JSON text of a list, one entry per test that ran: "[\"0.021 s\"]". */
  time: z.string(),
  /** JSON text of a list, one entry per test that ran: "[\"9216 KB\"]". */
  memory: z.string(),
  createdAt: z.iso.datetime(),
  passedCount: z.number().int(),
  totalCount: z.number().int(),
  /** Whether the problem's tests have changed since it was judged. */
  outdated: z.boolean(),
  /** Whether it waits to be judged again, or is being so: until then its verdict stands. */
  judgedAgain: z.boolean(),
  /** The verdict before, when judging it again has changed it; null when it never has. */
  replaced: z
    .object({
      status: submissionStatusSchema,
      at: z.iso.datetime(),
      /** Whether the problem's tests had changed, or the same ones came out otherwise. */
      byNewTests: z.boolean(),
    })
    .nullable(),
});

export type SubmissionSummary = z.output<typeof submissionSummarySchema>;

export const submissionSchema = submissionSummarySchema.extend({
  /** None until it is judged, nor in a list that would be too long with them: it is whole by itself. */
  testCases: z.array(submissionTestSchema),
});

export type Submission = z.output<typeof submissionSchema>;

export const submissionResponseSchema = z.object({ message: z.string(), data: submissionSchema });

export const submissionListResponseSchema = z.object({
  message: z.string(),
  data: z.array(submissionSummarySchema),
  /** Give it as `cursor` to read on; null at the end. */
  nextCursor: z.string().nullable(),
});

export const problemSubmissionsResponseSchema = z.object({
  message: z.string(),
  data: z.array(submissionSchema),
});

export const submissionCountResponseSchema = z.object({
  message: z.string(),
  data: z.number().int(),
});
