import { WRITTEN_PAGE, writtenQuerySchema } from '@stepwise/contracts/written';
import type { Router } from 'express';
import { currentUser, requireSetter } from '../../../http/access/require-user.ts';
import { handle } from '../../../http/handle.ts';
import type { Database } from '../../../lib/db/db.ts';
import { presentWritten } from '../problem.presenter.ts';
import { listWritten } from './written.queries.ts';

export function addWrittenRoutes(router: Router, db: Database): void {
  router.get(
    '/get-written-problems',
    requireSetter,
    handle({ query: writtenQuerySchema }, async ({ query: { cursor } }, _req, res) => {
      const rows = await listWritten(db, currentUser(res), { cursor, limit: WRITTEN_PAGE });
      res.json({
        message: 'Problems fetched successfully',
        data: rows.map((row) => presentWritten(row)),
        nextCursor: rows.length === WRITTEN_PAGE ? (rows.at(-1)?.id ?? null) : null,
      });
    }),
  );
}
