import { z } from 'zod';
import { languageKeySchema } from '../judging/language.ts';
import { RECORD_CHOICES } from './record-limits.ts';

export const recordQuerySchema = z.object({
  commits: z
    .enum(RECORD_CHOICES, `Commits must be one of ${RECORD_CHOICES.join(', ')}`)
    .default('all'),
});

const recordProgramSchema = z.object({
  problemId: z.uuid(),
  title: z.string(),
  language: languageKeySchema,
  sourceCode: z.string(),
});

export type RecordProgram = z.output<typeof recordProgramSchema>;

const readRecordSchema = z.object({
  /** Programs that are not among the person's accepted ones. Nothing is stored: they are to be sent in. */
  programs: z.array(recordProgramSchema),
  /** How many others were accepted before, letter for letter. */
  known: z.number().int(),
  /** What cannot be sent in, and why; the first hundred. */
  skipped: z.array(z.object({ path: z.string(), reason: z.string() })),
});

export type ReadRecord = z.output<typeof readRecordSchema>;

export const readRecordResponseSchema = z.object({ message: z.string(), data: readRecordSchema });
