import {
  rehearsalOpenedSchema,
  rubricSchema,
  startRehearsalSchema,
} from '@stepwise/contracts/rehearsal';
import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import { handle } from '../../http/handle.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import type { Database } from '../../lib/db/db.ts';
import {
  endNow,
  getRehearsal,
  listRehearsals,
  openProblem,
  saveRubric,
  startRehearsal,
} from './rehearsal.service.ts';
import { addShareRoutes } from './share.routes.ts';
import { addTapeRoutes } from './tape.routes.ts';

const STARTS_AN_HOUR = 30;
const WRITES_PER_MINUTE = 60;

const paramsSchema = z.object({ id: z.uuid() });

type Deps = { readonly db: Database; readonly rateLimitScale: number };

export function rehearsalRoutes({ db, rateLimitScale: scale }: Deps): Router {
  const router = Router();
  router.use(requireUser);
  const key = (_req: unknown, res: Parameters<typeof currentUser>[0]) => currentUser(res).id;

  router.get(
    '/',
    handle({}, async (_input, _req, res) => {
      const data = await listRehearsals(db, currentUser(res).id);
      res.json({ message: 'Rehearsals fetched successfully', data });
    }),
  );

  router.post(
    '/',
    limitRate({ windowMinutes: 60, limit: STARTS_AN_HOUR, scale, key }),
    handle({ body: startRehearsalSchema }, async ({ body }, _req, res) => {
      const data = await startRehearsal(db, currentUser(res).id, body);
      res.status(201).json({ message: 'Rehearsal started', data });
    }),
  );

  router.get(
    '/:id',
    handle({ params: paramsSchema }, async ({ params }, _req, res) => {
      const data = await getRehearsal(db, { ...params, userId: currentUser(res).id });
      res.json({ message: 'Rehearsal fetched successfully', data });
    }),
  );

  const limited = limitRate({ windowMinutes: 1, limit: WRITES_PER_MINUTE, scale, key });
  addChangeRoutes(router, db, limited);
  addShareRoutes(router, db, limited);
  addTapeRoutes(router, { db, rateLimitScale: scale });
  return router;
}

/** What becomes of one that was started. */
function addChangeRoutes(router: Router, db: Database, limited: RequestHandler): void {
  router.post(
    '/:id/opened',
    limited,
    handle({ params: paramsSchema, body: rehearsalOpenedSchema }, async (input, _req, res) => {
      const place = { ...input.params, userId: currentUser(res).id };
      const data = await openProblem(db, place, input.body.problemId);
      res.json({ message: 'Problem opened', data });
    }),
  );

  router.post(
    '/:id/end',
    limited,
    handle({ params: paramsSchema }, async ({ params }, _req, res) => {
      const data = await endNow(db, { ...params, userId: currentUser(res).id });
      res.json({ message: 'Rehearsal ended', data });
    }),
  );

  router.put(
    '/:id/rubric',
    limited,
    handle({ params: paramsSchema, body: rubricSchema }, async ({ params, body }, _req, res) => {
      const data = await saveRubric(db, { ...params, userId: currentUser(res).id }, body);
      res.json({ message: 'Your grades were saved', data });
    }),
  );
}
