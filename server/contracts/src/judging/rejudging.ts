import { z } from 'zod';

export const rejudgingStateSchema = z.enum(['RUNNING', 'PAUSED', 'DONE', 'CANCELLED']);

export type RejudgingState = z.output<typeof rejudgingStateSchema>;

/** Submissions of a problem that are judged again, one after another, when nobody waits. */
export const rejudgingSchema = z.object({
  id: z.uuid(),
  problemId: z.uuid(),
  problemTitle: z.string(),
  problemSlug: z.string(),
  /** Whether those that were judged on the present tests are judged again too. */
  all: z.boolean(),
  state: rejudgingStateSchema,
  /** Name of the person who began it; null when the account is gone. */
  startedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Submissions to judge again; null while they are being counted. */
  total: z.number().int().nullable(),
  judged: z.number().int(),
  /** Of those judged: another verdict than before, Accepted lost, Accepted won. */
  changed: z.number().int(),
  lost: z.number().int(),
  won: z.number().int(),
  /** Keep their verdict because the judge failed too often. */
  failed: z.number().int(),
  /** Seconds until the end at the pace of late; null when it is not known or does not run. */
  secondsLeft: z.number().int().nullable(),
});

export type Rejudging = z.output<typeof rejudgingSchema>;

export const rejudgingResponseSchema = z.object({ message: z.string(), data: rejudgingSchema });

/** Answer of GET rejudge/{id}: what there is to judge again. */
export const problemRejudgingResponseSchema = z.object({
  message: z.string(),
  data: z.object({
    /** Submissions judged on older tests, those that still will be, and those given up. */
    outdated: z.number().int(),
    /** The one that has not ended, else the last one; null when there was none. */
    newest: rejudgingSchema.nullable(),
  }),
});

export type ProblemRejudging = z.output<typeof problemRejudgingResponseSchema>['data'];

export const rejudgingListResponseSchema = z.object({
  message: z.string(),
  data: z.array(rejudgingSchema),
});
