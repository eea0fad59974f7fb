import type { Router } from 'express';
import { notFound } from '../../../http/app-error.ts';
import { handle } from '../../../http/handle.ts';
import { currentUser, requireUser } from '../../../http/access/require-user.ts';
import type { Database } from '../../../lib/db/db.ts';
import { pictureKeySchema, sendPicture } from './picture.presenter.ts';
import { findPicture } from './problem-picture.queries.ts';

export function addProblemPictureRoutes(router: Router, db: Database): void {
  router.get(
    '/get-picture/:id/:hash/:name',
    requireUser,
    handle({ params: pictureKeySchema }, async ({ params }, req, res) => {
      const picture = await findPicture(db, params, currentUser(res));
      if (!picture) throw notFound('Picture');
      sendPicture(req, res, { ...picture, hash: params.hash });
    }),
  );
}
