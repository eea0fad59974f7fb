import { z } from 'zod';
import { checkerSchema } from './checker.ts';
import { LANGUAGE_KEYS, languageKeySchema } from '../judging/language.ts';
import { IMPORTED_TESTS_MAX, problemUpdateSchema, source, TEST_TEXT_MAX } from './problem-edit.ts';
import { storableText } from '../text.ts';
import { testStatusSchema, VERDICTS } from '../judging/verdict.ts';

const { shape } = problemUpdateSchema;

/** Body of run-references: programs and tests as they stand in the form, stored or not. */
export const referenceRunSchema = z.object({
  referenceSolution: z.partialRecord(languageKeySchema, source()),
  tests: z
    .array(
      z.object({
        input: storableText().max(TEST_TEXT_MAX),
        /** Without one, the test tells what the program prints. */
        output: storableText().max(TEST_TEXT_MAX).optional(),
      }),
    )
    .min(1, 'At least one test case is required')
    .max(IMPORTED_TESTS_MAX),
  /** The stored problem whose checker and limits hold where the body names none. */
  problemId: z.uuid().optional(),
  checker: checkerSchema.optional(),
  ...{ timeLimitMs: shape.timeLimitMs, memoryLimitKb: shape.memoryLimitKb },
});

export type ReferenceRunInput = z.input<typeof referenceRunSchema>;

const testRunSchema = z.object({
  language: z.enum(LANGUAGE_KEYS),
  /** Place of the test in the body, from 0. */
  index: z.number().int(),
  /** "Finished": it ended well, and there was no output to compare. */
  status: z.enum([...testStatusSchema.options, 'Finished']),
  /** What was printed: whole where the body had no output, else its beginning. */
  output: z.string().nullable(),
  /** What it wrote to standard error, or why its output cannot be taken over; cut. */
  message: z.string().nullable(),
});

export type ReferenceTestRun = z.output<typeof testRunSchema>;

const languageRunSchema = z.object({
  language: z.enum(LANGUAGE_KEYS),
  /** Null where programs in this language cannot run here. */
  verdict: z.enum([...VERDICTS, 'Finished']).nullable(),
  /** What the compiler said, or why it cannot run. */
  message: z.string().nullable(),
});

export type ReferenceLanguageRun = z.output<typeof languageRunSchema>;

export const referenceRunResponseSchema = z.object({
  message: z.string(),
  data: z.object({ languages: z.array(languageRunSchema), tests: z.array(testRunSchema) }),
});

export type ReferenceRun = z.output<typeof referenceRunResponseSchema>['data'];

/** Events of run-references under `Accept: text/event-stream`, by name. Only `done` has outputs. */
export const referenceRunEventSchemas = {
  /** As each test ends; a slow reader may miss some. */
  checking: z.object({
    language: z.enum(LANGUAGE_KEYS),
    /** Tests of this language that have ended. */
    done: z.number().int(),
    total: z.number().int(),
  }),
  failed: z.object({ message: z.string(), code: z.string(), errors: z.array(z.string()) }),
  done: referenceRunResponseSchema,
} as const;
