import type { Router } from 'express';
import { z } from 'zod';
import { actSource } from '../../../http/act-source.ts';
import { notFound } from '../../../http/app-error.ts';
import { handle } from '../../../http/handle.ts';
import type { Database } from '../../../lib/db/db.ts';
import { revokeList } from './invitation-list.service.ts';
import { findInvitationList } from './registration.queries.ts';

const params = z.object({ id: z.uuid() });

/** Of invitations that were made at once. */
export function addInvitationListRoutes(router: Router, db: Database): void {
  router.post(
    '/lists/:id/revoke',
    handle({ params }, async ({ params: { id } }, _req, res) => {
      const withdrawn = await revokeList(db, actSource(res), id);
      const data = await findInvitationList(db, id);
      if (!data) throw notFound('List of invitations');
      res.json({ message: sayWithdrawn(withdrawn), data });
    }),
  );
}

function sayWithdrawn(count: number): string {
  if (count === 0) return 'None was open any more';
  return count === 1 ? '1 invitation withdrawn' : `${String(count)} invitations withdrawn`;
}
