import { traceRequestSchema } from '@stepwise/contracts/trace';
import { Router } from 'express';
import { handle } from '../../http/handle.ts';
import { limitAtOnce } from '../../http/limits/limit-at-once.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import { closedSignal } from '../../http/when-closed.ts';
import { firstSignal } from '../../lib/process/first-signal.ts';
import { trace, type TraceDeps } from './trace.service.ts';

/** Recordings that a person may ask for in an hour. */
const TRACES_AN_HOUR = 120;

type Deps = TraceDeps & { readonly rateLimitScale: number };

export function traceRoutes(deps: Deps): Router {
  const { rateLimitScale: scale } = deps;
  const router = Router();

  router.post(
    '/',
    requireUser,
    limitRate({
      windowMinutes: 60,
      limit: TRACES_AN_HOUR,
      scale,
      key: (_req, res) => currentUser(res).id,
    }),
    limitAtOnce({
      limit: 1,
      scale,
      key: (res) => currentUser(res).id,
      message: 'Another recording of yours is still under way',
    }),
    handle({ body: traceRequestSchema }, async ({ body }, _req, res) => {
      const gone = closedSignal(res);
      const { signal, release } = firstSignal([gone, deps.stopping]);
      try {
        const data = await trace(deps, { ...body, userId: currentUser(res).id, signal });
        res.json({ message: data.end.message, data });
      } finally {
        release();
      }
    }),
  );

  return router;
}
