import { Router } from 'express';
import { z } from 'zod';
import { PackageSearches } from '../../bank/searches/package-searches.ts';
import { handle } from '../../http/handle.ts';
import { DatabaseRateStore } from '../../http/limits/database-rate-store.ts';
import { limitAtOnce } from '../../http/limits/limit-at-once.ts';
import { Quota } from '../../http/limits/quota.ts';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import { closedSignal } from '../../http/when-closed.ts';
import { growthOf, knownGrowth, type GrowthDeps } from './growth.service.ts';

/** Measurements that a person may begin in an hour. */
const MEASUREMENTS_AN_HOUR = 30;
const AT_ONCE = 1;

type Deps = Omit<GrowthDeps, 'packages' | 'quota'> & {
  readonly rateLimitScale: number;
  /** Where the packages lie that the problems were seeded from. */
  readonly bankDirectory: string;
};

const idSchema = z.object({ id: z.uuid() });

/** Stands under /submission, beside the routes of that feature. */
export function growthRoutes(deps: Deps): Router {
  const { db, rateLimitScale: scale } = deps;
  const router = Router();
  const hour = { windowMinutes: 60, limit: MEASUREMENTS_AN_HOUR, scale, what: 'measurements' };
  const parts: GrowthDeps = {
    ...deps,
    packages: new PackageSearches(deps.bankDirectory),
    quota: new Quota({ ...hour, store: new DatabaseRateStore(db, 'growth') }),
  };

  router.get(
    '/:id/growth',
    requireUser,
    handle({ params: idSchema }, async ({ params }, _req, res) => {
      const asker = { userId: currentUser(res).id, submissionId: params.id };
      res.json(await knownGrowth(parts, asker));
    }),
  );

  router.post(
    '/:id/growth',
    requireUser,
    limitAtOnce({
      limit: AT_ONCE,
      scale,
      key: (res) => currentUser(res).id,
      message: 'Another measurement of yours is still under way',
    }),
    handle({ params: idSchema }, async ({ params }, _req, res) => {
      const asker = { userId: currentUser(res).id, submissionId: params.id };
      const gone = closedSignal(res);
      const answer = await growthOf(parts, asker, gone).catch((error: unknown) => {
        if (gone.aborted) return null;
        throw error;
      });
      if (answer) res.json(answer);
    }),
  );

  return router;
}
