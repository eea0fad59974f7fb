import { Router } from 'express';
import type { PrismaClient } from '@stepwise/db/client';
import { z } from 'zod';
import { handle } from '../../http/handle.ts';
import { requireAdmin } from '../../http/require-user.ts';
import { rejudgeProblem } from './rejudge.service.ts';

const idSchema = z.object({ id: z.uuid() });
/** `all=true`: those judged on the present tests, too. */
const scopeSchema = z.object({ all: z.stringbool().default(false) });

type Deps = { readonly db: PrismaClient; readonly wakeWorker: () => void };

/** Stands under /problems, beside the routes of that feature. */
export function rejudgeRoutes({ db, wakeWorker }: Deps): Router {
  const router = Router();
  router.post(
    '/rejudge/:id',
    requireAdmin,
    handle({ params: idSchema, query: scopeSchema }, async ({ params, query }, _req, res) => {
      const count = await rejudgeProblem(db, params.id, query);
      wakeWorker();
      res.json({
        message: `${count} ${count === 1 ? 'submission' : 'submissions'} will be judged again`,
        data: { count },
      });
    }),
  );
  return router;
}
