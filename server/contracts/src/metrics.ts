import { z } from 'zod';
import { languageKeySchema } from './judging/language.ts';

export * from './metrics-limits.ts';

const count = z.number().int();

/** Submissions that came to an end within a time, until now. */
const judgedSchema = z.object({
  judged: count,
  perMinute: z.number(),
  /** From sending to the verdict, of half of them and of all but one in twenty; null where there is none. */
  p50Seconds: z.number().nullable(),
  p95Seconds: z.number().nullable(),
  /** Ended without a verdict: `Internal Error`. */
  failed: count,
});

const activeSchema = z.object({ day: count, week: count, month: count });

const diskSchema = z.object({
  freeBytes: z.number(),
  totalBytes: z.number(),
  /** Whether there is too little room to go on. */
  isLow: z.boolean(),
});

/** What the server that answers knows of itself; another one may answer the next time. */
export const machineSchema = z.object({
  /** Of the release. */
  version: z.string(),
  uptimeSeconds: z.number(),
  /** Of the data folder; null where the database is not this machine's. */
  data: diskSchema.nullable(),
  /** Of the folder for temporary files, in which programs run; null where they run elsewhere. */
  scratch: diskSchema.nullable(),
  /** The newest in the data folder, with null for none at all; null where the database is not this machine's. */
  backup: z.object({ ageSeconds: z.number().nullable() }).nullable(),
});

/** What an alert says: that something turns bad, or is well again. */
export const alertKindSchema = z.enum([
  ...(['not-ready', 'ready', 'backup-old', 'backup-fresh', 'disk-low', 'disk-fine'] as const),
  ...(['nobody-judges', 'judged-again', 'test'] as const),
]);

export type AlertKind = z.output<typeof alertKindSchema>;

const sentAlertSchema = z.object({ what: alertKindSchema, at: z.iso.datetime() });

/** What became of the alerts of the server that answers, since it was started. */
export const alertsSchema = z.object({
  /** Whether there is an address to which alerts are sent. */
  isOn: z.boolean(),
  lastSent: sentAlertSchema.nullable(),
  lastFailure: sentAlertSchema.extend({ reason: z.string() }).nullable(),
});

export type Alerts = z.output<typeof alertsSchema>;

export const testAlertResponseSchema = z.object({
  message: z.string(),
  data: z.object({ isSent: z.boolean(), alerts: alertsSchema }),
});

export type TestAlertResult = z.output<typeof testAlertResponseSchema>['data'];

export type Machine = z.output<typeof machineSchema>;
export type Disk = z.output<typeof diskSchema>;

/** How the installation does. Without names of people and without programs. */
export const metricsSchema = z.object({
  queue: z.object({
    waiting: count,
    /** Whether no more than these were counted. */
    isMore: z.boolean(),
    running: count,
    /** How long the oldest of those that wait has waited. */
    oldestSeconds: z.number(),
  }),
  judging: z.object({
    hour: judgedSchema,
    day: judgedSchema,
    /** Whether there were more of the last days than were looked at; then these are the newest. */
    isMore: z.boolean(),
    /** Of the last 24 hours; a language nobody used is not among them. */
    languages: z.array(
      z.object({ language: languageKeySchema, verdicts: z.record(z.string(), count) }),
    ),
  }),
  /** Servers that judge, those seen last first. */
  judges: z.array(
    z.object({
      name: z.string(),
      languages: z.array(languageKeySchema),
      seenSeconds: z.number(),
      /** Whether it was seen so lately that it counts as there. */
      isAlive: z.boolean(),
    }),
  ),
  mail: z.object({ isOn: z.boolean(), waiting: count, givenUp: count }),
  people: z.object({
    /** In the words of `ACTIVE_MEANS`, each person once, in the last 24 hours, 7 days and 30 days. */
    active: activeSchema,
    registered: activeSchema,
  }),
  database: z.object({
    bytes: z.number(),
    /** The newest migration. */
    schema: z.string(),
    /** The largest, with their indexes. */
    tables: z.array(z.object({ name: z.string(), bytes: z.number() })),
  }),
  machine: machineSchema,
  alerts: alertsSchema,
});

export type Metrics = z.output<typeof metricsSchema>;
export type Judged = z.output<typeof judgedSchema>;
export type Active = z.output<typeof activeSchema>;

export const metricsResponseSchema = z.object({ message: z.string(), data: metricsSchema });

export const problemFiguresSortSchema = z.enum([
  'number',
  'title',
  'tried',
  'solved',
  'share',
  'attempts',
]);

export type ProblemFiguresSort = z.output<typeof problemFiguresSortSchema>;

export const problemFiguresQuerySchema = z.object({
  sort: problemFiguresSortSchema.optional(),
  descending: z.stringbool().optional(),
  /** Counts from 1; one behind the last is empty. */
  page: z.coerce.number().int().min(1).max(10_000).optional(),
});

/** How people do with a problem. */
export const problemFiguresSchema = z.object({
  id: z.uuid(),
  number: count,
  title: z.string(),
  isDraft: z.boolean(),
  /** People who sent in a program, and of these those who solved it. */
  tried: count,
  solved: count,
  /** Programs that a person sent in until it was solved, on average; null while nobody has. */
  attempts: z.number().nullable(),
  /** People who opened hints, one after another, and the one at which most of them stopped; null for nobody. */
  hints: z.object({ people: count, last: count }).nullable(),
  /** The test that fails most among the newest submissions; null when none fails. */
  hardestTest: z
    .object({
      position: count,
      isHidden: z.boolean(),
      /** How its input begins; null of a hidden one. */
      input: z.string().nullable(),
      failed: count,
      /** Of so many submissions. */
      of: count,
    })
    .nullable(),
});

export type ProblemFigures = z.output<typeof problemFiguresSchema>;

export const problemFiguresResponseSchema = z.object({
  message: z.string(),
  data: z.array(problemFiguresSchema),
  /** Problems on all pages. */
  total: count,
});
