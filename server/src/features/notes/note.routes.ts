import { notesQuerySchema, writeNoteSchema } from '@stepwise/contracts/note';
import { Router } from 'express';
import { z } from 'zod';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import { handle } from '../../http/handle.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import type { Database } from '../../lib/db/db.ts';
import { refuseSealed } from '../seals/seal.queries.ts';
import { findNote, listNoted } from './note.queries.ts';
import { writeNote } from './note.service.ts';

/** Pages write six times a minute at most, but for what is sent as they are left. */
const WRITES_PER_MINUTE = 120;

const paramsSchema = z.object({ problemId: z.uuid() });

type Deps = { readonly db: Database; readonly rateLimitScale: number };

export function noteRoutes({ db, rateLimitScale }: Deps): Router {
  const router = Router();
  router.use(requireUser);

  router.get(
    '/',
    handle({ query: notesQuerySchema }, async ({ query }, _req, res) => {
      const noted = await listNoted(db, currentUser(res).id, query.search);
      res.json({ message: 'Notes fetched successfully', data: noted.map(withTime) });
    }),
  );

  router.get(
    '/:problemId',
    handle({ params: paramsSchema }, async ({ params }, _req, res) => {
      await refuseSealed(db, currentUser(res).id, params.problemId);
      const note = await findNote(db, { ...params, userId: currentUser(res).id });
      res.json({ message: 'Note fetched successfully', data: note && withTime(note) });
    }),
  );

  router.put(
    '/:problemId',
    limitRate({
      windowMinutes: 1,
      limit: WRITES_PER_MINUTE,
      scale: rateLimitScale,
      key: (_req, res) => currentUser(res).id,
    }),
    handle({ params: paramsSchema, body: writeNoteSchema }, async (input, _req, res) => {
      const { params, body } = input;
      const user = currentUser(res);
      const { revision, writtenAt } = await writeNote(
        db,
        { ...params, userId: user.id },
        body,
        user,
      );
      res.json({ message: 'Note saved successfully', data: withTime({ revision, writtenAt }) });
    }),
  );

  return router;
}

function withTime<Row extends { readonly writtenAt: Date }>({ writtenAt, ...row }: Row) {
  return { ...row, writtenAt: writtenAt.toISOString() };
}
