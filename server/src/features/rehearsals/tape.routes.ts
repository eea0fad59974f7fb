import { keepTapeSchema, tapeChunkSchema } from '@stepwise/contracts/tape';
import type { Router } from 'express';
import { z } from 'zod';
import { currentUser } from '../../http/access/require-user.ts';
import { handle } from '../../http/handle.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import type { Database } from '../../lib/db/db.ts';
import { changeEnded, deleteTape } from './rehearsal.service.ts';
import { getTape, storeChunk } from './tape.service.ts';

/** A chunk each ten seconds, and those that waited for the network. */
const WRITES_PER_MINUTE = 120;

const paramsSchema = z.object({ id: z.uuid() });
const placeSchema = paramsSchema.extend({ position: z.coerce.number().int().min(1).max(100) });

/** The recordings of a rehearsal, for its person. */
export function addTapeRoutes(
  router: Router,
  { db, rateLimitScale: scale }: { readonly db: Database; readonly rateLimitScale: number },
): void {
  const key = (_req: unknown, res: Parameters<typeof currentUser>[0]) => currentUser(res).id;
  const limited = limitRate({ windowMinutes: 1, limit: WRITES_PER_MINUTE, scale, key });

  router.post(
    '/:id/tape',
    limited,
    handle({ params: paramsSchema, body: tapeChunkSchema }, async (input, _req, res) => {
      const place = { ...input.params, userId: currentUser(res).id };
      const charsLeft = await storeChunk(db, place, input.body);
      res.json({ message: 'Recorded', data: { charsLeft } });
    }),
  );

  router.put(
    '/:id/tape',
    limited,
    handle({ params: paramsSchema, body: keepTapeSchema }, async (input, _req, res) => {
      const place = { ...input.params, userId: currentUser(res).id };
      const data = await changeEnded(db, place, { keepsTape: input.body.kept });
      res.json({ message: input.body.kept ? 'Recordings are kept' : 'Recordings will go', data });
    }),
  );

  router.delete(
    '/:id/tape',
    limited,
    handle({ params: paramsSchema }, async ({ params }, _req, res) => {
      const data = await deleteTape(db, { ...params, userId: currentUser(res).id });
      res.json({ message: 'Recordings deleted', data });
    }),
  );

  router.get(
    '/:id/tape/:position',
    limited,
    handle({ params: placeSchema }, async ({ params }, _req, res) => {
      const { position, id } = params;
      const data = await getTape(db, { id, userId: currentUser(res).id }, position);
      res.json({ message: 'Recording fetched successfully', data });
    }),
  );
}
