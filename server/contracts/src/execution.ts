import { z } from 'zod';
import { languageIdSchema, languageStatusSchema } from './language.ts';
import { submissionSchema, submissionTestSchema } from './submission.ts';
import { storableText, utf8Bytes } from './text.ts';

export const SOURCE_MAX_BYTES = 64 * 1024;

const SOURCE_REQUIRED = 'Source code is required';

const sourceSchema = storableText(SOURCE_REQUIRED)
  .min(1, SOURCE_REQUIRED)
  .refine(
    (source) => utf8Bytes(source) <= SOURCE_MAX_BYTES,
    `Source code must be at most ${String(SOURCE_MAX_BYTES / 1024)} KiB`,
  );

/**
 * POST /execution-code. `stdin`, `expected_outputs` and `problemTitle` are accepted because clients
 * send them; the verdict comes from the tests stored for `problemId` alone.
 */
export const executeSchema = z.object({
  source_code: z
    .object({
      JAVASCRIPT: sourceSchema,
      PYTHON: sourceSchema,
      JAVA: sourceSchema,
      TYPESCRIPT: sourceSchema,
    })
    .partial(),
  language_id: languageIdSchema,
  stdin: z.array(z.string()).max(100).optional(),
  expected_outputs: z.array(z.string()).max(100).optional(),
  problemId: z.uuid(),
  problemTitle: z.string().max(400).optional(),
});

export type ExecuteInput = z.input<typeof executeSchema>;

export const languagesResponseSchema = z.object({
  message: z.string(),
  data: z.array(languageStatusSchema),
});

/** Events of POST /execution-code under `Accept: text/event-stream`, by event name. */
export const executionEventSchemas = {
  queued: z.object({ submissionId: z.uuid() }),
  running: z.object({ submissionId: z.uuid(), totalCount: z.number().int() }),
  test: submissionTestSchema,
  done: z.object({ message: z.string(), data: submissionSchema }),
} as const;

export type ExecutionEventName = keyof typeof executionEventSchemas;
