import { notFound } from '../../../http/app-error.ts';
import type { Database } from '../../../lib/db/db.ts';
import { recordAct, type ActSource } from '../../audit/audit.queries.ts';

/**
 * Ends the invitations of a list that still work. Who has registered with one stays.
 * @returns how many were ended
 * @throws NOT_FOUND
 */
export function revokeList(db: Database, source: ActSource, id: string): Promise<number> {
  return db.$transaction(async (tx) => {
    if (!(await tx.invitation.findFirst({ where: { listId: id }, select: { id: true } }))) {
      throw notFound('List of invitations');
    }
    const withdrawn = await tx.$executeRaw`
      UPDATE "Invitation" SET "revokedAt" = now()
      WHERE "listId" = ${id}::uuid AND "revokedAt" IS NULL AND taken < places AND "expiresAt" > now()`;
    if (withdrawn === 0) return 0;
    await recordAct(tx, source, {
      action: 'invitation-list.revoked',
      subject: { type: 'invitation-list', id },
      after: { withdrawn },
    });
    return withdrawn;
  });
}
