import { z } from 'zod';
import { roleSchema, userSchema } from './auth.ts';
import { grantSchema } from './grants.ts';
import { PEOPLE_FILTERS, REASON_MAX, SEARCH_MAX } from './people-limits.ts';
import { storableText } from '../text.ts';

export const PEOPLE_PAGE = 50;

export const peopleFilterSchema = z.enum(PEOPLE_FILTERS);

export type PeopleFilter = z.output<typeof peopleFilterSchema>;

export const peopleWishSchema = z.object({
  /** Part of a name or an email. */
  search: storableText().trim().max(SEARCH_MAX).optional(),
  only: peopleFilterSchema.optional(),
});

export const peopleQuerySchema = peopleWishSchema.extend({ cursor: z.uuid().optional() });

export type PeopleQuery = z.input<typeof peopleQuerySchema>;

/** A person as an administrator sees them. */
export const personSchema = userSchema.omit({ image: true }).extend({
  suspension: z.object({ since: z.iso.datetime(), reason: z.string() }).nullable(),
  /** Browsers in which the person is signed in. */
  sessionCount: z.number().int(),
  /** When the newest of these signed in; null without any. */
  signedInAt: z.iso.datetime().nullable(),
});

export type Person = z.output<typeof personSchema>;

/** Something that was done to a person. */
export const actSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Such as "role.changed". */
  action: z.string(),
  /** Name of who did it; null for a command on the server, and for an account that is gone. */
  by: z.string().nullable(),
  /**
   * The problem that it names beside whom it was done to, such as that of a setter’s grant; null without one.
   * A deleted problem keeps its title.
   */
  problem: z.object({ id: z.uuid(), title: z.string(), isThere: z.boolean() }).nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

export type Act = z.output<typeof actSchema>;

export const personDetailSchema = personSchema.extend({
  /** The newest first, with those that have ended lately. */
  grants: z.array(grantSchema),
  /** The newest first. */
  acts: z.array(actSchema),
});

export type PersonDetail = z.output<typeof personDetailSchema>;

const REASON_MESSAGE = 'Say why: the person is told when signing in';

export const suspendSchema = z.object({
  reason: storableText()
    .trim()
    .min(1, REASON_MESSAGE)
    .max(REASON_MAX, `The reason must be at most ${String(REASON_MAX)} characters`),
});

export type SuspendInput = z.input<typeof suspendSchema>;

export const changeRoleSchema = z.object({ role: roleSchema });

export type ChangeRoleInput = z.input<typeof changeRoleSchema>;

export const peopleResponseSchema = z.object({
  message: z.string(),
  data: z.array(personSchema),
  /** Give it as `cursor` to read on; null at the end. */
  nextCursor: z.string().nullable(),
});

export const personResponseSchema = z.object({ message: z.string(), data: personDetailSchema });

export const resetLinkResponseSchema = z.object({
  message: z.string(),
  data: z.object({
    /** Below the site's address. Given once: it is stored nowhere. */
    path: z.string(),
    /** How long it works. */
    minutes: z.number().int(),
  }),
});
