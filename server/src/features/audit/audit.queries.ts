import type { Prisma } from '@stepwise/db/client';
import type { Act } from './act.ts';

export type { Act };

/** Who acts, and through which request; both null for a command on the server. */
export type ActSource = {
  readonly actorId: string | null;
  readonly request: { readonly ip: string; readonly id: string } | null;
};

export const COMMAND: ActSource = { actorId: null, request: null };

/** Records an act. The transaction is that of the act, so that neither is there without the other. */
export async function recordAct(
  tx: Prisma.TransactionClient,
  { actorId, request }: ActSource,
  { action, subject, ...change }: Act,
): Promise<void> {
  await tx.auditEvent.create({
    data: {
      actorId,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      ...change,
      ip: request?.ip ?? null,
      requestId: request?.id ?? null,
    },
  });
}
