import type { Router } from 'express';
import { z } from 'zod';
import { notFound } from '../../http/app-error.ts';
import { handle } from '../../http/handle.ts';
import { requireUser } from '../../http/require-user.ts';
import type { Database } from '../../lib/db.ts';
import { findPicture } from './problem-picture.queries.ts';

const pictureSchema = z.object({
  id: z.uuid(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  name: z.string().max(300),
});

/** The address changes with the picture, so nobody has to ask for it twice. */
const KEPT_FOR_GOOD = 'private, max-age=31536000, immutable';
/** A drawing that is opened by itself is a document: it may do nothing, as in a page. */
const ALONE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

export function addProblemPictureRoutes(router: Router, db: Database): void {
  router.get(
    '/get-picture/:id/:hash/:name',
    requireUser,
    handle({ params: pictureSchema }, async ({ params }, req, res) => {
      const picture = await findPicture(db, params);
      if (!picture) throw notFound('Picture');
      res.set({
        'Cache-Control': KEPT_FOR_GOOD,
        'Content-Security-Policy': ALONE,
        'Content-Type': picture.type,
        ETag: `"${params.hash}"`,
      });
      if (req.fresh) return void res.status(304).end();
      res.send(Buffer.from(picture.bytes));
    }),
  );
}
