import type { AuditAction } from '@stepwise/contracts/audit';
import type { Prisma } from '@stepwise/db/client';

type SubjectType =
  'user' | 'problem' | 'invitation' | 'invitation-list' | 'message' | 'announcement' | 'setting';

/** Something done to a person or a problem, or that decides who becomes a person here, which is recorded. */
export type Act = {
  readonly action: AuditAction;
  readonly subject: {
    readonly type: SubjectType;
    readonly id: string;
  };
  /** What the act changed. Never a secret, and never a program. */
  readonly before?: Prisma.InputJsonObject;
  readonly after?: Prisma.InputJsonObject;
};
