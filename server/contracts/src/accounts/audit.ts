import { z } from 'zod';
import { storableText } from '../text.ts';
import { actSchema } from './people.ts';
import { SEARCH_MAX } from './people-limits.ts';

export const AUDIT_PAGE = 50;

/** Every act that is recorded, as "what.happened to it". */
export const auditActionSchema = z.enum([
  ...(['user.suspended', 'user.unsuspended', 'role.changed', 'sessions.ended'] as const),
  ...(['link.made', 'password.reset', 'email.changed', 'token.made', 'token.revoked'] as const),
  ...(['password.changed', 'google.connected', 'google.disconnected', 'account.deleted'] as const),
  ...(['grant.given', 'grant.taken'] as const),
  ...(['registration.changed', 'invitation.made', 'invitation.revoked'] as const),
  ...(['invitation-list.revoked', 'site.changed', 'progress.reset'] as const),
  ...(['problem.created', 'problem.edited', 'problem.deleted', 'problem.imported'] as const),
  ...(['rejudging.started', 'rejudging.paused', 'rejudging.resumed'] as const),
  ...(['rejudging.cancelled', 'message.deleted'] as const),
  ...(['announcement.made', 'announcement.changed', 'announcement.deleted'] as const),
  ...(['problem.exported', 'users.exported', 'audit.exported', 'alert.tested'] as const),
  'mail.tested',
]);

export type AuditAction = z.output<typeof auditActionSchema>;

/** Which acts are listed. */
export const auditWishSchema = z.object({
  action: auditActionSchema.optional(),
  /** Part of the name or email of who did it, or an id, also of an account that is gone. */
  by: storableText().trim().max(SEARCH_MAX).optional(),
  /**
   * The same of whom it is about, or part of a problem’s title or of whom an invitation is for. A setter’s grant is
   * found by its person and by its problem.
   */
  about: storableText().trim().max(SEARCH_MAX).optional(),
  /** From this moment on. */
  since: z.iso.datetime().optional(),
  /** Before this moment. */
  until: z.iso.datetime().optional(),
});

export const auditQuerySchema = auditWishSchema.extend({ cursor: z.uuid().optional() });

export type AuditQuery = z.input<typeof auditQuerySchema>;

/** An act of the whole site. */
export const auditEventSchema = actSchema.omit({ by: true }).extend({
  /** Who did it; null for a command on the server. Without a name when that account is gone. */
  by: z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
  about: z.object({
    /** "user", "problem", "invitation", "invitation-list", "message", "announcement" or "setting". */
    type: z.string(),
    id: z.uuid(),
    /** Null where nothing is left of it, and for a setting. A deleted problem keeps its title. */
    name: z.string().nullable(),
    isThere: z.boolean(),
  }),
  /** Network address; null for a command on the server, and after 90 days. */
  ip: z.string().nullable(),
});

export type AuditEvent = z.output<typeof auditEventSchema>;

export const auditResponseSchema = z.object({
  message: z.string(),
  data: z.array(auditEventSchema),
  /** Give it as `cursor` to read on; null at the end. */
  nextCursor: z.string().nullable(),
});
