import type { Router } from 'express';
import { z } from 'zod';
import { notFound } from '../../../http/app-error.ts';
import { handle } from '../../../http/handle.ts';
import { currentUser, requireUser } from '../../../http/access/require-user.ts';
import type { Database } from '../../../lib/db.ts';
import { findPicture } from './problem-picture.queries.ts';

const pictureSchema = z.object({
  id: z.uuid(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  name: z.string().max(300),
});

/** The URL changes with the picture, so browsers may cache it for good. */
const KEPT_FOR_GOOD = 'private, max-age=31536000, immutable';
/** An SVG that is opened by itself is a document: it must not run scripts there either. */
const ALONE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

export function addProblemPictureRoutes(router: Router, db: Database): void {
  router.get(
    '/get-picture/:id/:hash/:name',
    requireUser,
    handle({ params: pictureSchema }, async ({ params }, req, res) => {
      const picture = await findPicture(db, params, currentUser(res));
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
