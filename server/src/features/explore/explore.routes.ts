import { storableText } from '@stepwise/contracts/text';
import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { notFound } from '../../http/app-error.ts';
import { handle } from '../../http/handle.ts';
import { keepPublicly } from '../../http/page/keep-publicly.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import type { Database } from '../../lib/db/db.ts';
import { keepFor } from '../../lib/cache/keep-for.ts';
import { pictureKeySchema, sendPicture } from '../problems/pictures/picture.presenter.ts';
import { findPicture } from '../problems/pictures/problem-picture.queries.ts';
import { ExploredProblems } from './explored-problems.ts';
import { FIRST_PROBLEMS, listFirstProblems, VISITOR } from './explore.queries.ts';
import { readFigures } from './figures.queries.ts';

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
    if (!publicProblems) throw notFound('Address');
    next();
  };

  addFigures(router, db, requireOpen);

  router.get(
    '/problems',
    limitReads,
    handle({}, async (_input, _req, res) => {
      const data = publicProblems ? await listFirstProblems(db, FIRST_PROBLEMS) : [];
      keepPublicly(res, 'max-age=60');
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
      keepPublicly(res, 'no-cache');
      res.set('ETag', etag).type('json');
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

function addFigures(router: Router, db: Database, requireOpen: RequestHandler): void {
  const read = keepFor(FIGURES_SECONDS * 1000, () => readFigures(db));
  router.get(
    '/figures',
    requireOpen,
    handle({}, async (_input, _req, res) => {
      const data = await read();
      keepPublicly(res, `max-age=${FIGURES_SECONDS}`);
      res.json({ message: 'Figures fetched successfully', data });
    }),
  );
}
