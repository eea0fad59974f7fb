import { giveGrantSchema } from '@stepwise/contracts/grants';
import { Router } from 'express';
import { z } from 'zod';
import { requireAdmin } from '../../../http/access/require-user.ts';
import { actSource } from '../../../http/act-source.ts';
import { handle } from '../../../http/handle.ts';
import type { Database } from '../../../lib/db/db.ts';
import { answerPerson } from '../people/answer-person.ts';
import { giveGrant, takeGrant } from './grant.service.ts';

const params = z.object({ id: z.uuid() });
const grantParams = params.extend({ grantId: z.uuid() });

/** How administrators let people do more. Stands under /admin/users, beside the routes of that feature. */
export function grantRoutes({ db }: { readonly db: Database }): Router {
  const router = Router();
  router.use(requireAdmin);

  router.post(
    '/:id/grants',
    handle({ params, body: giveGrantSchema }, async ({ params: { id }, body }, _req, res) => {
      await giveGrant(db, actSource(res), id, body);
      await answerPerson(db, res, id, 'Made a setter');
    }),
  );

  router.delete(
    '/:id/grants/:grantId',
    handle({ params: grantParams }, async ({ params: which }, _req, res) => {
      await takeGrant(db, actSource(res), which);
      await answerPerson(db, res, which.id, 'No longer a setter');
    }),
  );

  return router;
}
