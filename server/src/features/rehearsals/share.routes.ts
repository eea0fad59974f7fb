import {
  readSharedReportSchema,
  readSharedTapeSchema,
  shareReportSchema,
} from '@stepwise/contracts/shared-report';
import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { currentUser } from '../../http/access/require-user.ts';
import { handle } from '../../http/handle.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import type { Database } from '../../lib/db/db.ts';
import { getSharedReport, getSharedTape, shareReport, unshareReport } from './share.service.ts';

/** By one address. A token cannot be guessed; this keeps a crowd from costing more than pages do. */
const READS_PER_MINUTE = 60;

const paramsSchema = z.object({ id: z.uuid() });

/** The link to a report, for the person of the rehearsal. */
export function addShareRoutes(router: Router, db: Database, limited: RequestHandler): void {
  router.put(
    '/:id/share',
    limited,
    handle({ params: paramsSchema, body: shareReportSchema }, async (input, _req, res) => {
      const place = { ...input.params, userId: currentUser(res).id };
      const data = await shareReport(db, place, input.body.parts);
      res.json({ message: 'Link made', data });
    }),
  );

  router.delete(
    '/:id/share',
    limited,
    handle({ params: paramsSchema }, async ({ params }, _req, res) => {
      const data = await unshareReport(db, { ...params, userId: currentUser(res).id });
      res.json({ message: 'The link leads nowhere now', data });
    }),
  );
}

/** What others see. Stands under /shared-report. */
export function sharedReportRoutes(deps: {
  readonly db: Database;
  readonly rateLimitScale: number;
}): Router {
  const { db, rateLimitScale: scale } = deps;
  const router = Router();
  router.use(limitRate({ windowMinutes: 1, limit: READS_PER_MINUTE, scale }));

  router.post(
    '/',
    handle({ body: readSharedReportSchema }, async ({ body }, _req, res) => {
      const data = await getSharedReport(db, body.token);
      res.json({ message: 'Report fetched successfully', data });
    }),
  );

  router.post(
    '/tape',
    handle({ body: readSharedTapeSchema }, async ({ body }, _req, res) => {
      const data = await getSharedTape(db, body.token, body.position);
      res.json({ message: 'Recording fetched successfully', data });
    }),
  );
  return router;
}
