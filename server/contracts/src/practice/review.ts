import { z } from 'zod';
import { RETENTION, REVIEW_GRADES, REVIEWS_PER_DAY_MAX } from './review-limits.ts';

/** Days of which the list says how many problems will be due. */
export const UPCOMING_DAYS = 14;
/** A grade may be changed for so long. */
export const GRADE_OPEN_MINUTES = 10;
/** The most that a page may tell at once. */
export const ACTIVE_SECONDS_MAX = 600;
/** More than any problem has. */
const HINTS_MAX = 100;

export const reviewGradeSchema = z.enum(REVIEW_GRADES);

export type ReviewGrade = z.output<typeof reviewGradeSchema>;

/** An IANA name that this machine knows, like "Europe/Berlin". */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone, 'This time zone is not known');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The database has no year 0. */
const chosenDay = z.iso
  .date()
  .refine((day) => day >= '2000-01-01', 'Choose a day of the year 2000 or later');

export const reviewSettingsSchema = z.object({
  /** Problems a day at most. */
  perDay: z.number().int().min(1).max(REVIEWS_PER_DAY_MAX),
  /** Of a hundred problems, how many are known still when they are due. */
  retention: z.number().int().min(RETENTION.least).max(RETENTION.most),
  /** Until then nothing is put off for long. */
  interviewOn: chosenDay.nullable(),
  /** Nothing is due before that day. */
  pausedUntil: chosenDay.nullable(),
});

export type ReviewSettings = z.output<typeof reviewSettingsSchema>;

/** Without a retention it stays as it is: a page of before there was one knows none. */
export const chooseReviewSettingsSchema = reviewSettingsSchema.partial({ retention: true });

export type ChooseReviewSettings = z.output<typeof chooseReviewSettingsSchema>;

/** A problem to solve again. Its difficulty and tags are left out: they would be a hint. */
export const dueReviewSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  number: z.number().int(),
  title: z.string(),
  due: z.iso.date(),
  lastReview: z.iso.date(),
});

export type DueReview = z.output<typeof dueReviewSchema>;

/** Days of which a calendar says how many problems to solve again. */
export const CALENDAR_DAYS = 60;

export const reviewListSchema = z.object({
  /** The person's day; one begins at four in the morning. */
  today: z.iso.date(),
  /** What to solve again today, the least certain first. */
  due: z.array(dueReviewSchema),
  /** How many more are due but left for another day. */
  laterCount: z.number().int(),
  doneToday: z.number().int(),
  /** All that will ever be due. */
  cardCount: z.number().int(),
  /** How many to solve again on which of the days after today: none in a pause, never more than wanted a day. */
  upcoming: z.array(z.object({ day: z.iso.date(), count: z.number().int() })),
  settings: reviewSettingsSchema,
  /** Since when there is an address of a calendar; null without one. */
  calendarSince: z.iso.datetime().nullable(),
});

export type ReviewList = z.output<typeof reviewListSchema>;

/** What stands between a person and a problem. */
export const problemReviewSchema = z.object({
  today: z.iso.date(),
  /** Null until the problem is solved. */
  card: z
    .object({
      due: z.iso.date(),
      lastReview: z.iso.date(),
      reviews: z.number().int(),
      suspended: z.boolean(),
    })
    .nullable(),
  /** Of today; null where nothing was solved today. */
  grade: z
    .object({
      grade: reviewGradeSchema,
      /** Whether the person chose it. */
      chosen: z.boolean(),
      canChange: z.boolean(),
      /** When it would be due with each grade. */
      dueBy: z.record(reviewGradeSchema, z.iso.date()),
    })
    .nullable(),
  /** What the person has opened; it stays open. */
  help: z.object({
    hints: z.number().int(),
    editorial: z.boolean(),
  }),
  /** Of work since it was opened today to be solved again; null where it was not, or is solved. */
  reviewSeconds: z.number().int().nullable(),
});

export type ProblemReview = z.output<typeof problemReviewSchema>;

export const openedSchema = z.object({
  timeZone: timeZoneSchema,
  /** Whether it was opened to be solved again. */
  review: z.boolean().default(false),
});

export const helpSeenSchema = z
  .object({
    /** How many hints are on the screen, from the first on. */
    hints: z.number().int().min(1).max(HINTS_MAX).optional(),
    editorial: z.literal(true).optional(),
    solution: z.literal(true).optional(),
  })
  .refine((seen) => Object.values(seen).some((value) => value !== undefined), 'Say what was seen');

export const activeSchema = z.object({ seconds: z.number().int().min(1).max(ACTIVE_SECONDS_MAX) });

export const gradeSchema = z.object({ grade: reviewGradeSchema });

export const suspendSchema = z.object({ suspended: z.boolean() });

export const calendarMadeResponseSchema = z.object({
  message: z.string(),
  data: z.object({
    /** Of the calendar, on this site. It is stored nowhere and not told again. */
    path: z.string(),
    since: z.iso.datetime(),
  }),
});

export const reviewListResponseSchema = z.object({ message: z.string(), data: reviewListSchema });

export const problemReviewResponseSchema = z.object({
  message: z.string(),
  data: problemReviewSchema,
});
