import { z } from 'zod';
import { languageKeySchema } from '../judging/language.ts';
import { submissionStatusSchema } from '../judging/verdict.ts';
import { LEVEL_TAGS } from '../problems/problem.ts';
import {
  REHEARSAL_MINUTES,
  REHEARSAL_PROBLEMS_MAX,
  RUBRIC_BEST,
  RUBRIC_KEYS,
} from './rehearsal-limits.ts';
import { SHARE_PARTS } from './tape-limits.ts';

const problemIdsSchema = z
  .array(z.uuid())
  .min(1, 'Choose a problem')
  .max(REHEARSAL_PROBLEMS_MAX, `A rehearsal has at most ${REHEARSAL_PROBLEMS_MAX} problems`);

const drawSchema = z.object({
  level: z.enum(LEVEL_TAGS),
  count: z.number().int().min(1).max(REHEARSAL_PROBLEMS_MAX),
});

export const startRehearsalSchema = z
  .object({
    minutes: z.literal(REHEARSAL_MINUTES),
    /** These, in this order. */
    problemIds: problemIdsSchema.optional(),
    /** Or so many of a level, drawn by the server. */
    draw: drawSchema.optional(),
    /** Whether what is typed is recorded, to be watched afterwards. Not without a yes. */
    recordTyping: z.boolean().default(false),
  })
  .refine(
    ({ problemIds, draw }) => (problemIds === undefined) !== (draw === undefined),
    'Choose the problems, or a level to draw them from',
  );

export type StartRehearsalInput = z.input<typeof startRehearsalSchema>;

/** How somebody thinks that it went. */
export const rubricSchema = z.record(z.enum(RUBRIC_KEYS), z.number().int().min(1).max(RUBRIC_BEST));

export type Rubric = z.output<typeof rubricSchema>;

export const rehearsalOpenedSchema = z.object({ problemId: z.uuid() });

/** What a link to a report shows. */
export const sharePartsSchema = z.array(z.enum(SHARE_PARTS));

/** A program that was sent in during a rehearsal. */
const trySchema = z.object({
  id: z.uuid(),
  language: languageKeySchema,
  status: submissionStatusSchema,
  passedCount: z.number().int(),
  totalCount: z.number().int(),
  createdAt: z.iso.datetime(),
});

/** Difficulty and tags are left out: they would be a hint. */
export const rehearsalProblemSchema = z.object({
  problemId: z.uuid(),
  number: z.number().int(),
  title: z.string(),
  /** Null until it was opened. */
  openedAt: z.iso.datetime().nullable(),
  /** How long it was the problem opened last. */
  seconds: z.number().int(),
  /** Whether that goes on. */
  isOpen: z.boolean(),
  /** Oldest first. */
  tries: z.array(trySchema),
  /** Its code and recording are closed, because its person rehearses with it again. */
  isSealed: z.boolean(),
  /** What was in the editor at the end; null while it runs, when sealed, and where nothing was written. */
  final: z.object({ language: languageKeySchema, code: z.string() }).nullable(),
  /** Whether there is a recording of it. */
  hasTape: z.boolean(),
});

export type RehearsalProblem = z.output<typeof rehearsalProblemSchema>;

export const rehearsalSchema = z.object({
  id: z.uuid(),
  minutes: z.number().int(),
  startedAt: z.iso.datetime(),
  /** When the time is up. */
  endsAt: z.iso.datetime(),
  /** Null while it runs. */
  endedAt: z.iso.datetime().nullable(),
  /** The server's clock as it answers: what is left counts from here. */
  now: z.iso.datetime(),
  problems: z.array(rehearsalProblemSchema),
  rubric: rubricSchema.nullable(),
  /** Whether what is typed is recorded. */
  recordsTyping: z.boolean(),
  /** Whether its recordings stay. Null without any. */
  keepsTape: z.boolean().nullable(),
  /** When they go otherwise. */
  tapeUntil: z.iso.datetime().nullable(),
  /** What whoever has its link sees; null when there is none. */
  sharedParts: sharePartsSchema.nullable(),
});

export type Rehearsal = z.output<typeof rehearsalSchema>;

/** A line of the list of those that are over. */
const pastRehearsalSchema = z.object({
  id: z.uuid(),
  minutes: z.number().int(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  problemCount: z.number().int(),
  /** Problems with an accepted program. */
  acceptedCount: z.number().int(),
});

export type PastRehearsal = z.output<typeof pastRehearsalSchema>;

export const rehearsalListSchema = z.object({
  running: rehearsalSchema.nullable(),
  /** The newest first. */
  past: z.array(pastRehearsalSchema),
});

export type RehearsalList = z.output<typeof rehearsalListSchema>;

export const rehearsalResponseSchema = z.object({ message: z.string(), data: rehearsalSchema });

export const rehearsalListResponseSchema = z.object({
  message: z.string(),
  data: rehearsalListSchema,
});
