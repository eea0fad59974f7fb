import { createPlaylistSchema, playlistProblemsSchema } from '@stepwise/contracts/playlist';
import { Router, type Request } from 'express';
import { z } from 'zod';
import { handle } from '../../http/handle.ts';
import { parseInput } from '../../http/input/parse-input.ts';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import type { Database } from '../../lib/db/db.ts';
import { presentPlaylist } from './playlist.presenter.ts';
import { listPlaylists } from './playlist.queries.ts';
import {
  addProblems,
  createPlaylist,
  deletePlaylist,
  getPlaylist,
  removeProblems,
} from './playlist.service.ts';

const idSchema = z.object({ id: z.uuid() });

export function playlistRoutes({ db }: { readonly db: Database }): Router {
  const router = Router();
  router.use(requireUser);

  router.get(
    '/',
    handle({}, async (_input, _req, res) => {
      const playlists = await listPlaylists(db, currentUser(res).id);
      const data = playlists.map((playlist) => presentPlaylist(playlist));
      res.json({ message: 'Playlists fetched successfully', data });
    }),
  );

  router.post(
    '/create-playlist',
    handle({ body: createPlaylistSchema }, async ({ body }, _req, res) => {
      const playlist = await createPlaylist(db, currentUser(res).id, body);
      res
        .status(201)
        .json({ message: 'Playlist created successfully', data: presentPlaylist(playlist) });
    }),
  );

  router.get(
    '/:id',
    handle({ params: idSchema }, async ({ params }, _req, res) => {
      const playlist = await getPlaylist(db, currentUser(res).id, params.id);
      res.json({ message: 'Playlist fetched successfully', data: presentPlaylist(playlist) });
    }),
  );

  router.post(
    '/:id/add-problem',
    handle({ params: idSchema, body: playlistProblemsSchema }, async (input, _req, res) => {
      const { id } = input.params;
      const playlist = await addProblems(db, currentUser(res).id, id, input.body.problemIds);
      res.json({ message: 'Problem added to playlist', data: presentPlaylist(playlist) });
    }),
  );

  router.delete(
    '/:id/remove-problem',
    handle({ params: idSchema }, async ({ params }, req, res) => {
      const { problemIds } = parseInput(playlistProblemsSchema, idsOf(req));
      const playlist = await removeProblems(db, currentUser(res).id, params.id, problemIds);
      res.json({ message: 'Problem removed from playlist', data: presentPlaylist(playlist) });
    }),
  );

  router.delete(
    '/:id',
    handle({ params: idSchema }, async ({ params }, _req, res) => {
      await deletePlaylist(db, currentUser(res).id, params.id);
      res.json({ message: 'Playlist deleted successfully', data: null });
    }),
  );

  return router;
}

/** The body, or the query: some proxies drop the body of a DELETE. */
function idsOf(req: Request): unknown {
  const fromQuery = req.query['problemIds'];
  if (fromQuery === undefined) return req.body ?? {};
  // Once with commas, or once for each id.
  const texts = [fromQuery].flat().filter((ids) => typeof ids === 'string');
  return { problemIds: texts.flatMap((ids) => ids.split(',')) };
}
