import { legalNameSchema, putSiteSchema, type Site } from '@stepwise/contracts/site';
import { Router, type Response } from 'express';
import { z } from 'zod';
import { requireAdmin } from '../../http/access/require-user.ts';
import { actSource } from '../../http/act-source.ts';
import { notFound } from '../../http/app-error.ts';
import { handle } from '../../http/handle.ts';
import type { Database } from '../../lib/db/db.ts';
import type { Kept } from '../../lib/cache/kept.ts';
import { readRevisedSite } from './site.queries.ts';
import { changeSite } from './site.service.ts';

type Deps = { readonly db: Database; readonly site: Kept<Site> };

const params = z.object({ name: z.string() });

/** The legal texts, for everybody. */
export function legalRoutes(deps: Pick<Deps, 'site'>): Router {
  const router = Router();
  router.get(
    '/:name',
    handle({ params }, async (input, _req, res) => {
      const name = legalNameSchema.safeParse(input.params.name).data;
      const text = name && (await deps.site.read())[name];
      if (!text) throw notFound('Text');
      res.json({ message: 'Text fetched successfully', data: { text } });
    }),
  );
  return router;
}

/** By which administrators say what the site is called, and who runs it. */
export function siteRoutes(deps: Deps): Router {
  const router = Router();
  router.use(requireAdmin);

  router.get(
    '/',
    handle({}, (_input, _req, res) => answer(res, 'Site fetched successfully')),
  );

  router.put(
    '/',
    handle({ body: putSiteSchema }, async ({ body }, _req, res) => {
      await changeSite(deps.db, actSource(res), body);
      deps.site.forget();
      await answer(res, 'Saved');
    }),
  );

  return router;

  async function answer(res: Response, message: string): Promise<void> {
    res.json({ message, data: await readRevisedSite(deps.db) });
  }
}
