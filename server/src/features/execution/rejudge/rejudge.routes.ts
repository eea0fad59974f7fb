import { Router } from 'express';
import { z } from 'zod';
import { handle } from '../../../http/handle.ts';
import { requireAdmin } from '../../../http/access/require-user.ts';
import { actSource } from '../../../http/act-source.ts';
import { requireAllTests, type TestsReady } from '../../../http/health/tests-ready.ts';
import type { Database } from '../../../lib/db/db.ts';
import { presentRejudging } from './rejudging.presenter.ts';
import { listRejudgings } from './rejudging.queries.ts';
import {
  changeRejudging,
  getRejudging,
  lookAtRejudging,
  startRejudging,
} from './rejudge.service.ts';

const idSchema = z.object({ id: z.uuid() });
/** `all=true`: those judged on the present tests, too. */
const scopeSchema = z.object({ all: z.stringbool().default(false) });

type Deps = { readonly db: Database; readonly wakeWorker: () => void };

/** Stands under /problems, beside the routes of that feature. */
export function rejudgeRoutes({
  db,
  wakeWorker,
  testsReady,
}: Deps & { readonly testsReady: TestsReady }): Router {
  const router = Router();
  router.post(
    '/rejudge/:id',
    requireAdmin,
    handle({ params: idSchema, query: scopeSchema }, async ({ params, query }, _req, res) => {
      await requireAllTests(testsReady, params.id);
      const wanted = { problemId: params.id, all: query.all };
      const row = await startRejudging(db, actSource(res), wanted);
      wakeWorker();
      res.status(202).json({
        message: 'Submissions are judged again while nobody waits',
        data: presentRejudging(row),
      });
    }),
  );
  router.get(
    '/rejudge/:id',
    requireAdmin,
    handle({ params: idSchema }, async ({ params }, _req, res) => {
      const { outdated, newest } = await lookAtRejudging(db, params.id);
      res.json({
        message: 'Rejudging fetched successfully',
        data: { outdated, newest: newest && presentRejudging(newest) },
      });
    }),
  );
  return router;
}

const CHANGES = [
  ['/:id/pause', 'PAUSED', 'Paused'],
  ['/:id/resume', 'RUNNING', 'Goes on'],
  ['/:id/cancel', 'CANCELLED', 'Cancelled: what was judged again stays'],
] as const;

export function rejudgingRoutes({ db, wakeWorker }: Deps): Router {
  const router = Router();

  router.get(
    '/',
    requireAdmin,
    handle({}, async (_input, _req, res) => {
      const rows = await listRejudgings(db);
      res.json({
        message: 'Rejudgings fetched successfully',
        data: rows.map((row) => presentRejudging(row)),
      });
    }),
  );

  router.get(
    '/:id',
    requireAdmin,
    handle({ params: idSchema }, async ({ params }, _req, res) => {
      const row = await getRejudging(db, params.id);
      res.json({ message: 'Rejudging fetched successfully', data: presentRejudging(row) });
    }),
  );

  for (const [path, state, message] of CHANGES) {
    router.post(
      path,
      requireAdmin,
      handle({ params: idSchema }, async ({ params }, _req, res) => {
        const row = await changeRejudging(db, actSource(res), params.id, state);
        wakeWorker();
        res.json({ message, data: presentRejudging(row) });
      }),
    );
  }
  return router;
}
