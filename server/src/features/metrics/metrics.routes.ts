import { problemFiguresQuerySchema } from '@stepwise/contracts/metrics';
import { Router } from 'express';
import { requireAdmin } from '../../http/access/require-user.ts';
import { handle } from '../../http/handle.ts';
import { addTestAlertRoute } from './alerts/test-alert.routes.ts';
import { metricsReader, type MetricsDeps } from './metrics.service.ts';
import { problemFiguresReader } from './problem-figures.service.ts';

/** How the installation does, for administrators. */
export function metricsRoutes(deps: MetricsDeps & { readonly rateLimitScale: number }): Router {
  const router = Router();
  const read = metricsReader(deps);
  const readProblems = problemFiguresReader(deps.db);
  router.use(requireAdmin);
  addTestAlertRoute(router, deps);

  router.get(
    '/',
    handle({}, async (_input, _req, res) => {
      res.json({ message: 'Figures fetched successfully', data: await read() });
    }),
  );

  router.get(
    '/problems',
    handle({ query: problemFiguresQuerySchema }, async ({ query }, _req, res) => {
      const { sort = 'number', descending = false, page = 1 } = query;
      const found = await readProblems({ sort, descending, page });
      res.json({ message: 'Figures fetched successfully', ...found });
    }),
  );

  return router;
}
