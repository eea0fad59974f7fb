import { z } from 'zod';

/** Grants that one person can have. */
export const GRANTS_MAX = 50;
export const GRANT_DAYS_MAX = 365;

/** What somebody may do beside what everybody may. A setter writes problems and publishes them. */
export const grantRoleSchema = z.enum(['SETTER']);

/** Where a grant holds: for what the person makes on this site, or for one problem. */
export const grantScopeSchema = z.enum(['SITE', 'PROBLEM']);

export type GrantScope = z.output<typeof grantScopeSchema>;

/** Until it is taken, or for some days. */
const days = z.number().int().min(1).max(GRANT_DAYS_MAX).nullable();

export const giveGrantSchema = z.discriminatedUnion('scope', [
  z.object({ role: grantRoleSchema, scope: z.literal('SITE'), days }),
  z.object({ role: grantRoleSchema, scope: z.literal('PROBLEM'), problemId: z.uuid(), days }),
]);

export type GiveGrantInput = z.input<typeof giveGrantSchema>;

/** A grant as administrators see it. */
export const grantSchema = z.object({
  id: z.uuid(),
  role: grantRoleSchema,
  scope: grantScopeSchema,
  /** Null for the site. Without a title when it was deleted. */
  problem: z.object({ id: z.uuid(), title: z.string().nullable() }).nullable(),
  /** Name of who gave it; null when that account is gone. */
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Null: until it is taken. */
  expiresAt: z.iso.datetime().nullable(),
  /** It has ended, and counts no more. */
  isOver: z.boolean(),
});

export type Grant = z.output<typeof grantSchema>;
