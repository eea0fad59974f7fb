import { storableText } from '@stepwise/contracts/text';
import type { Router } from 'express';
import { z } from 'zod';
import { currentUser, requireUser } from '../../../http/access/require-user.ts';
import { notFound } from '../../../http/app-error.ts';
import { handle } from '../../../http/handle.ts';
import type { Database } from '../../../lib/db/db.ts';
import { presentSamples } from './samples.presenter.ts';
import { findSamples } from './samples.queries.ts';

const params = z.object({ id: storableText().max(200) });

export function addSamplesRoutes(router: Router, db: Database): void {
  router.get(
    '/get-samples/:id',
    requireUser,
    handle({ params }, async ({ params: { id } }, req, res) => {
      const row = await findSamples(db, id, currentUser(res));
      if (!row) throw notFound('Problem');
      const url = `${req.protocol}://${req.get('host') ?? ''}/problem/${encodeURIComponent(row.slug)}`;
      res.json({ message: 'Samples fetched successfully', data: presentSamples(row, url) });
    }),
  );
}
