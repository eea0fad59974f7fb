import {
  INVITATIONS_PAGE,
  invitationsQuerySchema,
  makeInvitationSchema,
  type Invitation,
} from '@stepwise/contracts/registration';
import { Router } from 'express';
import { z } from 'zod';
import { requireAdmin } from '../../../http/access/require-user.ts';
import { notFound } from '../../../http/app-error.ts';
import { handle } from '../../../http/handle.ts';
import type { Database } from '../../../lib/db.ts';
import { actSource } from '../act-source.ts';
import { makeInvitation, revokeInvitation } from './invitation.service.ts';
import { presentInvitation } from './invitation.presenter.ts';
import { findInvitation, listInvitations } from './registration.queries.ts';

const params = z.object({ id: z.uuid() });

/** Links with which administrators let people register. */
export function invitationRoutes({ db }: { readonly db: Database }): Router {
  const router = Router();
  router.use(requireAdmin);

  router.get(
    '/',
    handle({ query: invitationsQuerySchema }, async ({ query: { cursor } }, _req, res) => {
      const rows = await listInvitations(db, { cursor, limit: INVITATIONS_PAGE });
      res.json({
        message: 'Invitations fetched successfully',
        data: rows.map((row) => presentInvitation(row)),
        nextCursor: rows.length === INVITATIONS_PAGE ? (rows.at(-1)?.id ?? null) : null,
      });
    }),
  );

  router.post(
    '/',
    handle({ body: makeInvitationSchema }, async ({ body }, _req, res) => {
      const { id, path } = await makeInvitation(db, actSource(res), body);
      const invitation = await present(id);
      res.status(201).json({ message: 'Invitation made', data: { invitation, path } });
    }),
  );

  router.post(
    '/:id/revoke',
    handle({ params }, async ({ params: { id } }, _req, res) => {
      await revokeInvitation(db, actSource(res), id);
      res.json({ message: 'Nobody else can register with it', data: await present(id) });
    }),
  );

  return router;

  async function present(id: string): Promise<Invitation> {
    const row = await findInvitation(db, id);
    if (!row) throw notFound('Invitation');
    return presentInvitation(row);
  }
}
