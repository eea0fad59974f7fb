import {
  changeRoleSchema,
  PEOPLE_PAGE,
  peopleQuerySchema,
  peopleWishSchema,
  suspendSchema,
} from '@stepwise/contracts/people';
import { Router } from 'express';
import { z } from 'zod';
import { currentUser, requireAdmin } from '../../../http/access/require-user.ts';
import { notFound } from '../../../http/app-error.ts';
import { handle } from '../../../http/handle.ts';
import { limitAtOnce } from '../../../http/limits/limit-at-once.ts';
import { sendPieces } from '../../../http/send-in-pieces.ts';
import type { Database } from '../../../lib/db/db.ts';
import { actSource } from '../../../http/act-source.ts';
import { LINK_MINUTES } from '../one-time-link.service.ts';
import { makeResetLink } from '../reset-password.service.ts';
import { answerPerson } from './answer-person.ts';
import { peopleAsCsv } from './people-csv.ts';
import { listPeople } from './people.queries.ts';
import { changeRole, endSessions, recordExport, suspend, unsuspend } from './people.service.ts';
import { presentPerson } from './person.presenter.ts';

const params = z.object({ id: z.uuid() });

type Deps = { readonly db: Database; readonly rateLimitScale: number };

/** What administrators do with the accounts of others. */
export function peopleRoutes(deps: Deps): Router {
  const router = Router();
  router.use(requireAdmin);
  addReadRoutes(router, deps);
  addActRoutes(router, deps.db);
  return router;
}

function addReadRoutes(router: Router, { db, rateLimitScale: scale }: Deps): void {
  router.get(
    '/',
    handle({ query: peopleQuerySchema }, async ({ query }, _req, res) => {
      const { search = '', only = 'ALL', cursor } = query;
      const rows = await listPeople(db, { search, only, cursor, limit: PEOPLE_PAGE });
      res.json({
        message: 'Users fetched successfully',
        data: rows.map((row) => presentPerson(row)),
        nextCursor: rows.length === PEOPLE_PAGE ? (rows.at(-1)?.id ?? null) : null,
      });
    }),
  );

  router.get(
    '/export',
    limitAtOnce({
      limit: 1,
      scale,
      key: (res) => currentUser(res).id,
      message: 'Your earlier export is still under way',
    }),
    handle({ query: peopleWishSchema }, async ({ query }, _req, res) => {
      const { search = '', only = 'ALL' } = query;
      // Before the first byte: nobody has the file without the record.
      await recordExport(db, actSource(res), currentUser(res).id, { search, only });
      res.type('text/csv').set('Content-Disposition', 'attachment; filename="users.csv"');
      await sendPieces(res, peopleAsCsv(db, { search, only }));
    }),
  );

  router.get(
    '/:id',
    handle({ params }, ({ params: { id } }, _req, res) =>
      answerPerson(db, res, id, 'User fetched'),
    ),
  );
}

/** What changes an account; each answers with the account as it is then. */
function addActRoutes(router: Router, db: Database): void {
  router.post(
    '/:id/end-sessions',
    handle({ params }, async ({ params: { id } }, _req, res) => {
      await endSessions(db, actSource(res), id);
      await answerPerson(db, res, id, 'Signed out everywhere');
    }),
  );

  router.post(
    '/:id/suspend',
    handle({ params, body: suspendSchema }, async ({ params: { id }, body }, _req, res) => {
      await suspend(db, actSource(res), id, body.reason);
      await answerPerson(db, res, id, 'Suspended, and signed out everywhere');
    }),
  );

  router.post(
    '/:id/unsuspend',
    handle({ params }, async ({ params: { id } }, _req, res) => {
      await unsuspend(db, actSource(res), id);
      await answerPerson(db, res, id, 'No longer suspended');
    }),
  );

  router.put(
    '/:id/role',
    handle({ params, body: changeRoleSchema }, async ({ params: { id }, body }, _req, res) => {
      await changeRole(db, actSource(res), id, body.role);
      await answerPerson(db, res, id, 'Role changed');
    }),
  );

  router.post(
    '/:id/reset-link',
    handle({ params }, async ({ params: { id } }, _req, res) => {
      const path = await makeResetLink(db, { id }, actSource(res));
      if (path === null) throw notFound('User');
      res.json({ message: 'Link made', data: { path, minutes: LINK_MINUTES } });
    }),
  );
}
