import { z } from 'zod';
import { DIFFICULTIES } from '../problems/problem.ts';
import { HANDLE_MAX, HANDLE_MIN } from './public-page-limits.ts';

/** Nobody is called what the site itself may be called. */
const RESERVED = new Set([
  ...['about', 'admin', 'administrator', 'anonymous', 'api', 'contact', 'deleted', 'everybody'],
  ...['guest', 'help', 'judge', 'legal', 'login', 'moderator', 'nobody', 'official', 'privacy'],
  ...['register', 'root', 'security', 'settings', 'staff', 'stepwise', 'support', 'system'],
  ...['team', 'terms', 'undefined', 'null', 'user', 'users'],
]);

const LENGTH = `Between ${String(HANDLE_MIN)} and ${String(HANDLE_MAX)} characters`;

/** A name in addresses. Upper case becomes lower case. */
export const handleSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(HANDLE_MIN, LENGTH)
  .max(HANDLE_MAX, LENGTH)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Letters a to z, digits, and single hyphens between them')
  .refine((handle) => !RESERVED.has(handle), 'This name is taken');

export const choosePublicPageSchema = z.object({
  handle: handleSchema,
  /** Whether everybody may see the page. */
  isPublic: z.boolean(),
});

export type ChoosePublicPageInput = z.input<typeof choosePublicPageSchema>;

/** What the person sees of it. */
export const ownPublicPageSchema = z.object({
  /** Null until one is chosen. */
  handle: z.string().nullable(),
  isPublic: z.boolean(),
  /** Before that the handle stays; null when another one can be chosen now. */
  staysUntil: z.iso.datetime().nullable(),
});

export type OwnPublicPage = z.output<typeof ownPublicPageSchema>;

export const ownPublicPageResponseSchema = z.object({
  message: z.string(),
  data: ownPublicPageSchema,
});

/** What everybody sees: no id, no address, and nothing of single problems. */
export const publicPersonSchema = z.object({
  handle: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  /** The year in which the account was made. */
  since: z.number().int(),
  /** Published problems that the person has solved, by difficulty. */
  solved: z.record(z.enum(DIFFICULTIES), z.number().int()),
  /** Days in a row with a submission, up to today or yesterday. */
  streakDays: z.number().int(),
});

export type PublicPerson = z.output<typeof publicPersonSchema>;

export const publicPersonResponseSchema = z.object({
  message: z.string(),
  data: publicPersonSchema,
});
