import { z } from 'zod';
import {
  rehearsalProblemSchema,
  rehearsalSchema,
  rubricSchema,
  sharePartsSchema,
} from './rehearsal.ts';
import { REHEARSAL_PROBLEMS_MAX } from './rehearsal-limits.ts';
import { SHARE_PARTS } from './tape-limits.ts';

const partsSchema = sharePartsSchema.min(1, 'Choose what the link shows').max(SHARE_PARTS.length);

export const shareReportSchema = z.object({ parts: partsSchema });

/** The token is in no other answer: only its hash is stored. */
export const sharedLinkResponseSchema = z.object({
  message: z.string(),
  data: z.object({ token: z.string(), rehearsal: rehearsalSchema }),
});

const token = z.string().min(1).max(100);

/** In a body, because addresses are written to logs. */
export const readSharedReportSchema = z.object({ token });

export const readSharedTapeSchema = z.object({
  token,
  position: z.number().int().min(1).max(REHEARSAL_PROBLEMS_MAX),
});

/** What whoever has the link sees: no name, no ids, and only the parts that were chosen; the rest is null. */
export const sharedReportSchema = z.object({
  minutes: z.number().int(),
  startedAt: z.iso.datetime(),
  /** Null when times are not shown. */
  endedAt: z.iso.datetime().nullable(),
  parts: partsSchema,
  rubric: rubricSchema.nullable(),
  problems: z.array(
    rehearsalProblemSchema
      .pick({ number: true, title: true, openedAt: true, hasTape: true, final: true })
      .extend({
        seconds: z.number().int().nullable(),
        tries: z.array(rehearsalProblemSchema.shape.tries.element.omit({ id: true })),
      }),
  ),
});

export type SharedReport = z.output<typeof sharedReportSchema>;

export const sharedReportResponseSchema = z.object({
  message: z.string(),
  data: sharedReportSchema,
});
