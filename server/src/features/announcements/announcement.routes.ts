import {
  dismissAnnouncementSchema,
  writeAnnouncementSchema,
} from '@stepwise/contracts/announcement';
import { Router } from 'express';
import { z } from 'zod';
import { currentUser, requireAdmin, requireUser } from '../../http/access/require-user.ts';
import { actSource } from '../../http/act-source.ts';
import { notFound } from '../../http/app-error.ts';
import { handle } from '../../http/handle.ts';
import type { Database } from '../../lib/db/db.ts';
import { presentAnnouncement, presentShown } from './announcement.presenter.ts';
import { dismiss, listAnnouncements, readDismissed } from './announcement.queries.ts';
import {
  changeAnnouncement,
  deleteAnnouncement,
  writeAnnouncement,
} from './announcement.service.ts';
import type { Board } from './board.ts';

type Deps = { readonly db: Database; readonly board: Board };

const params = z.object({ id: z.uuid() });

/** What is announced, for everybody. */
export function announcementRoutes({ db, board }: Deps): Router {
  const router = Router();

  router.get(
    '/',
    handle({}, async (_input, _req, res) => {
      const data = await listFor(res.locals.user?.id);
      res.json({ message: 'Announcements fetched successfully', data });
    }),
  );

  router.post(
    '/:id/dismiss',
    requireUser,
    handle({ params, body: dismissAnnouncementSchema }, async (input, _req, res) => {
      const closed = { userId: currentUser(res).id, ...input.params, ...input.body };
      if (!(await dismiss(db, closed))) throw notFound('Announcement');
      res.json({ message: 'Closed', data: null });
    }),
  );

  return router;

  async function listFor(userId: string | undefined) {
    const current = await board.read();
    if (userId === undefined) {
      return current.filter(({ audience }) => audience === 'EVERYBODY').map(presentShown);
    }
    if (current.length === 0) return [];
    const dismissed = await readDismissed(db, userId);
    const isNew = ({ id, version }: { id: string; version: number }) =>
      (dismissed.get(id) ?? 0) < version;
    return current.filter(isNew).map(presentShown);
  }
}

/** By which administrators write them. */
export function announcingRoutes({ db, board }: Deps): Router {
  const router = Router();
  router.use(requireAdmin);

  router.get(
    '/',
    handle({}, async (_input, _req, res) => {
      const data = (await listAnnouncements(db)).map(presentAnnouncement);
      res.json({ message: 'Announcements fetched successfully', data });
    }),
  );

  router.post(
    '/',
    handle({ body: writeAnnouncementSchema }, async ({ body }, _req, res) => {
      const row = await writeAnnouncement(db, actSource(res), body);
      board.forget();
      res.status(201).json({ message: 'Announced', data: presentAnnouncement(row) });
    }),
  );

  router.put(
    '/:id',
    handle({ params, body: writeAnnouncementSchema }, async (input, _req, res) => {
      const wish = { ...input.body, id: input.params.id };
      const row = await changeAnnouncement(db, actSource(res), wish);
      board.forget();
      res.json({ message: 'Saved', data: presentAnnouncement(row) });
    }),
  );

  router.delete(
    '/:id',
    handle({ params }, async (input, _req, res) => {
      await deleteAnnouncement(db, actSource(res), input.params.id);
      board.forget();
      res.json({ message: 'Announcement deleted', data: null });
    }),
  );

  return router;
}
