import { z } from 'zod';
import { forEachLanguage, languageIdSchema, languageStatusSchema } from './language.ts';
import { submissionSchema, submissionTestSchema } from './submission.ts';
import { storableText, utf8Bytes } from '../text.ts';
import { testStatusSchema } from './verdict.ts';
import { CUSTOM_INPUT_MAX, CUSTOM_INPUTS_MAX, RUN_TESTS_MAX } from './execution-limits.ts';

export const SOURCE_MAX_BYTES = 64 * 1024;

const SOURCE_REQUIRED = 'Source code is required';

/** A program as it may be stored, an empty one too. */
export const sourceTextSchema = storableText(SOURCE_REQUIRED).refine(
  (source) => utf8Bytes(source) <= SOURCE_MAX_BYTES,
  `Source code must be at most ${String(SOURCE_MAX_BYTES / 1024)} KiB`,
);
const sourceSchema = sourceTextSchema.min(1, SOURCE_REQUIRED);

/**
 * POST /execution-code. `stdin`, `expected_outputs` and `problemTitle` are accepted because clients
 * send them; the verdict comes from the tests stored for `problemId` alone.
 */
export const executeSchema = z.object({
  /** Only the one of `language_id` is looked at. */
  source_code: z.object(forEachLanguage(() => sourceTextSchema)).partial(),
  language_id: languageIdSchema,
  stdin: z.array(z.string()).max(RUN_TESTS_MAX).optional(),
  expected_outputs: z.array(z.string()).max(RUN_TESTS_MAX).optional(),
  problemId: z.uuid(),
  problemTitle: z.string().max(400).optional(),
});

export type ExecuteInput = z.input<typeof executeSchema>;

/** POST /execution-code/custom: runs on the person's own inputs and stores nothing. */
export const customExecutionSchema = z.object({
  /** The program, or an object with it under the language's name. */
  source_code: sourceSchema.or(executeSchema.shape.source_code),
  language_id: languageIdSchema,
  problemId: z.uuid(),
  stdin: z
    .array(storableText().max(CUSTOM_INPUT_MAX, 'An input must be at most 64 KiB'))
    .min(1, 'At least one input is required')
    .max(CUSTOM_INPUTS_MAX, `At most ${CUSTOM_INPUTS_MAX} inputs are allowed`),
});

export type CustomExecutionInput = z.input<typeof customExecutionSchema>;

export const customExecutionResponseSchema = z.object({
  message: z.string(),
  data: z.object({
    compileOutput: z.string().nullable(),
    runs: z.array(
      z.object({
        stdin: z.string(),
        stdout: z.string().nullable(),
        stderr: z.string().nullable(),
        /** Why the input is not valid; null when it is, and when nobody can tell. */
        fault: z.string().nullable(),
        /** What the reference solution prints; null when it fails on this input, or the input is not valid. */
        expected: z.string().nullable(),
        /** Compared with `expected`; `Finished` when there is nothing to compare with. */
        status: z.enum([...testStatusSchema.options, 'Finished']),
        time: z.string().nullable(),
        memory: z.string().nullable(),
      }),
    ),
  }),
});

export type CustomExecution = z.output<typeof customExecutionResponseSchema>['data'];

/** DELETE /execution-code/{id}. */
export const withdrawalResponseSchema = z.object({
  message: z.string(),
  /** Null when it is withdrawn; the submission when its verdict came first, and stands. */
  data: submissionSchema.nullable(),
});

export const languagesResponseSchema = z.object({
  message: z.string(),
  data: z.array(languageStatusSchema),
});

/** Events of POST /execution-code under `Accept: text/event-stream`, by event name. */
export const executionEventSchemas = {
  queued: z.object({ submissionId: z.uuid() }),
  /**
   * While it waits, whenever its place changes: how many are judged before it. Null when that is not
   * known: it is far back, or another server judges it.
   */
  place: z.object({ submissionId: z.uuid(), before: z.number().int().min(0).nullable() }),
  running: z.object({ submissionId: z.uuid(), totalCount: z.number().int() }),
  test: submissionTestSchema,
  done: z.object({ message: z.string(), data: submissionSchema }),
  /** The end, when its person has withdrawn it. */
  withdrawn: z.object({ submissionId: z.uuid(), message: z.string() }),
} as const;

export type ExecutionEventName = keyof typeof executionEventSchemas;
