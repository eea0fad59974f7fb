import type { Prisma } from '@stepwise/db/client';

/** Every act that is recorded, as "what.happened to it". */
type AuditAction =
  | 'invitation.made'
  | 'invitation.revoked'
  | 'link.made'
  | 'password.reset'
  | 'registration.changed'
  | 'role.changed'
  | 'sessions.ended'
  | 'token.made'
  | 'token.revoked'
  | 'user.suspended'
  | 'user.unsuspended'
  | 'users.exported';

/** Something done to a person, or that decides who becomes one, which is recorded. */
export type Act = {
  readonly action: AuditAction;
  readonly subject: { readonly type: 'user' | 'invitation' | 'setting'; readonly id: string };
  /** What the act changed. Never a secret, and never a program. */
  readonly before?: Prisma.InputJsonObject;
  readonly after?: Prisma.InputJsonObject;
};
