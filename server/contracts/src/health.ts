import { z } from 'zod';
import { languageStatusSchema } from './judging/language.ts';

/** A part of the installation, and in words what is wrong with it. */
const partSchema = z.object({ ok: z.boolean(), reason: z.string().nullable() });

/** GET /readyz. Not ready means: take this server out of rotation. A judge that is down is not that. */
export const readinessSchema = z.object({
  ready: z.boolean(),
  /** Of the release; null for whoever does not run the installation. */
  version: z.string().nullable(),
  database: partSchema,
  disk: partSchema,
  /** Whether every problem of the bank has all its tests. */
  problems: partSchema,
  /** Whether people can be told apart by where they come from. */
  addresses: partSchema,
  judge: z.object({
    engine: z.string(),
    state: z.enum(['ready', 'degraded', 'unavailable']),
    /** What keeps programs apart from the machine, in words; null where none run on it. */
    isolation: z.string().nullable(),
    /** By what memory of programs is limited and measured, in words; null where none run here. */
    accounting: z.string().nullable(),
    /** Why it is not `ready`, in words; one line a reason. */
    reasons: z.array(z.string()),
    /** What to do about it; one line a step. */
    remedies: z.array(z.string()),
    languages: z.array(languageStatusSchema),
  }),
});

export type Readiness = z.output<typeof readinessSchema>;
