import type { Settings } from '@stepwise/contracts/settings';
import { Router } from 'express';
import { requireAdmin } from '../../http/access/require-user.ts';
import { handle } from '../../http/handle.ts';
import type { Db } from '../../lib/db/db.ts';
import { listDecided } from './decided-settings.ts';

type Deps = {
  readonly db: Db;
  /** What the server was started with. */
  readonly envSettings: Settings['started'];
};

/** Every setting of the installation, for administrators. */
export function settingsRoutes({ db, envSettings }: Deps): Router {
  const router = Router();
  router.use(requireAdmin);

  router.get(
    '/',
    handle({}, async (_input, _req, res) => {
      const data: Settings = { decided: await listDecided(db), started: envSettings };
      res.json({ message: 'Settings fetched successfully', data });
    }),
  );

  return router;
}
