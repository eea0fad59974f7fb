import { z } from 'zod';

/**
 * A problem's samples in the format of the browser extension Competitive Companion, which many editors
 * and tools read. `checker` of a sample is ours; they leave it alone.
 */
export const samplesSchema = z.object({
  name: z.string(),
  group: z.string(),
  /** Of the problem's page. */
  url: z.string(),
  interactive: z.literal(false),
  /** MB. */
  memoryLimit: z.number().int(),
  /** ms, before the language factor. */
  timeLimit: z.number().int(),
  tests: z.array(
    z.object({
      input: z.string(),
      output: z.string(),
      /** How the output is compared, as the judge names it; null where a program does. */
      checker: z.string().nullable(),
    }),
  ),
  testType: z.literal('single'),
  input: z.object({ type: z.literal('stdin') }),
  output: z.object({ type: z.literal('stdout') }),
  languages: z.object({ java: z.object({ mainClass: z.string(), taskClass: z.string() }) }),
  batch: z.object({ id: z.uuid(), size: z.literal(1) }),
});

export type Samples = z.output<typeof samplesSchema>;

export const samplesResponseSchema = z.object({ message: z.string(), data: samplesSchema });
