import { inviteManySchema } from '@stepwise/contracts/mail';
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
import type { Database } from '../../../lib/db/db.ts';
import { actSource } from '../../../http/act-source.ts';
import type { MailDeps } from '../auth-deps.ts';
import { mailIsOff } from '../mail/mail-is-off.ts';
import { addInvitationListRoutes } from './invitation-list.routes.ts';
import { inviteMany, makeInvitation, revokeInvitation } from './invitation.service.ts';
import { presentInvitation } from './invitation.presenter.ts';
import { findInvitation, findInvitations, listInvitations } from './registration.queries.ts';

const params = z.object({ id: z.uuid() });

type Deps = { readonly db: Database; readonly mail: MailDeps | null };

/** Links with which administrators let people register. */
export function invitationRoutes({ db, mail }: Deps): Router {
  const router = Router();
  router.use(requireAdmin);

  router.post(
    '/many',
    handle({ body: inviteManySchema }, async ({ body }, _req, res) => {
      if (body.byMail && !mail) throw mailIsOff();
      const made = await inviteMany(db, actSource(res), body);
      mail?.wake();
      const paths = new Map(made.map(({ id, path }) => [id, path]));
      const rows = await findInvitations(db, [...paths.keys()]);
      const data = rows.map((row) => ({
        invitation: presentInvitation(row),
        path: paths.get(row.id) ?? null,
      }));
      res.status(201).json({ message: messageOf(data.length, body.byMail), data });
    }),
  );

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

  addInvitationListRoutes(router, db);

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

function messageOf(made: number, byMail: boolean): string {
  if (made === 0) return 'Nobody was invited: they all have an account';
  return byMail ? 'The invitations are on their way' : 'Invitations made';
}
