import type { Figures } from '@stepwise/contracts/explore';
import { storableText } from '@stepwise/contracts/text';
import { Router, type RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { notFound } from '../../http/app-error.ts';
import { handle } from '../../http/handle.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import type { Database } from '../../lib/db.ts';
import { pictureKeySchema, sendPicture } from '../problems/picture.presenter.ts';
import { findPicture } from '../problems/problem-picture.queries.ts';
import { ExploredProblems } from './explored-problems.ts';
import { listFirstProblems, VISITOR } from './explore.queries.ts';
import { readFigures } from './figures.queries.ts';

/** Problems in the choice for visitors. */
const FIRST_PROBLEMS = 6;
/** How old figures may be, here and in browsers. */
const FIGURES_SECONDS = 300;

const idOrSlugSchema = z.object({ id: storableText().max(200) });

type Deps = {
  readonly db: Database;
  readonly rateLimitScale: number;
  /** Whether people who are not signed in may read problems. */
  readonly publicProblems: boolean;
};

/** What people see who are not signed in. */
export function exploreRoutes({ db, rateLimitScale: scale, publicProblems }: Deps): Router {
  const router = Router();
  const problems = new ExploredProblems(db);
  const limitReads = limitRate({ windowMinutes: 1, limit: 120, scale });
  const requireOpen: RequestHandler = (_req, _res, next) => {
    if (!publicProblems) throw notFound('Problem');
    next();
  };

  addFigures(router, db);

  router.get(
    '/problems',
    limitReads,
    handle({}, async (_input, _req, res) => {
      const data = publicProblems ? await listFirstProblems(db, FIRST_PROBLEMS) : [];
      res.set('Cache-Control', 'public, max-age=60');
      res.json({ message: 'Problems fetched successfully', data });
    }),
  );

  router.get(
    '/problem/:id',
    limitReads,
    requireOpen,
    handle({ params: idOrSlugSchema }, async ({ params }, req, res) => {
      const { bytes, etag } = await problems.find(params.id);
      // Kept, and asked about each time: it may have been taken back.
      res.set({ 'Cache-Control': 'public, no-cache', ETag: etag }).type('json');
      if (req.fresh) return void res.status(304).end();
      res.send(bytes);
    }),
  );

  router.get(
    '/picture/:id/:hash/:name',
    limitReads,
    requireOpen,
    handle({ params: pictureKeySchema }, async ({ params }, req, res) => {
      const { pictures } = (await problems.find(params.id)).data;
      const picture = pictures.some(({ name }) => name === params.name)
        ? await findPicture(db, params, VISITOR)
        : null;
      if (!picture) throw notFound('Picture');
      sendPicture(req, res, { ...picture, hash: params.hash });
    }),
  );

  return router;
}

function addFigures(router: Router, db: Database): void {
  const kept = new LRUCache<'figures', Figures>({
    max: 1,
    ttl: FIGURES_SECONDS * 1000,
    fetchMethod: () => readFigures(db),
  });
  router.get(
    '/figures',
    handle({}, async (_input, _req, res) => {
      const data = await kept.fetch('figures');
      if (!data) throw new Error('The figures were not read');
      res.set('Cache-Control', `public, max-age=${FIGURES_SECONDS}`);
      res.json({ message: 'Figures fetched successfully', data });
    }),
  );
}
