import {
  markMessageSchema,
  MESSAGES_PAGE,
  messagesQuerySchema,
  writeMessageSchema,
  type Message,
} from '@stepwise/contracts/message';
import type { Message as MessageRow } from '@stepwise/db/client';
import { Router } from 'express';
import { z } from 'zod';
import { requireAdmin } from '../../http/access/require-user.ts';
import { actSource } from '../../http/act-source.ts';
import { notFound } from '../../http/app-error.ts';
import { handle } from '../../http/handle.ts';
import { DatabaseRateStore } from '../../http/limits/database-rate-store.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import type { Database } from '../../lib/db/db.ts';
import { tellOfMessages } from './message-mail.queries.ts';
import {
  addMessage,
  countUnread,
  deleteMessage,
  listMessages,
  markMessage,
} from './message.queries.ts';

type Deps = {
  readonly db: Database;
  readonly rateLimitScale: number;
  /** Null: this site sends no mail. */
  readonly mail: { readonly wake: () => void } | null;
};

/** By which anybody writes to those who run the site. */
export function contactRoutes({ db, rateLimitScale: scale, mail }: Deps): Router {
  const router = Router();
  router.post(
    '/',
    // A school has one address.
    limitRate({
      ...{ windowMinutes: 60, limit: 10, scale },
      store: new DatabaseRateStore(db, 'contact'),
    }),
    handle({ body: writeMessageSchema }, async ({ body }, _req, res) => {
      await db.$transaction(async (tx) => {
        await addMessage(tx, body);
        if (mail) await tellOfMessages(tx);
      });
      mail?.wake();
      res.status(201).json({ message: 'Message sent', data: null });
    }),
  );
  return router;
}

const params = z.object({ id: z.uuid() });

/** What they wrote, for administrators. */
export function messageRoutes({ db }: Pick<Deps, 'db'>): Router {
  const router = Router();
  router.use(requireAdmin);

  router.get(
    '/',
    handle({ query: messagesQuerySchema }, async ({ query: { cursor } }, _req, res) => {
      const rows = await listMessages(db, { cursor, limit: MESSAGES_PAGE });
      res.json({
        message: 'Messages fetched successfully',
        data: rows.map((row) => present(row)),
        unread: await countUnread(db),
        nextCursor: rows.length === MESSAGES_PAGE ? (rows.at(-1)?.id ?? null) : null,
      });
    }),
  );

  router.get(
    '/unread',
    handle({}, async (_input, _req, res) => {
      const data = { unread: await countUnread(db) };
      res.json({ message: 'Messages counted successfully', data });
    }),
  );

  router.put(
    '/:id',
    handle({ params, body: markMessageSchema }, async (input, _req, res) => {
      const row = await markMessage(db, input.params.id, input.body.isRead);
      if (!row) throw notFound('Message');
      res.json({ message: 'Saved', data: present(row) });
    }),
  );

  router.delete(
    '/:id',
    handle({ params }, async ({ params: { id } }, _req, res) => {
      if (!(await deleteMessage(db, actSource(res), id))) throw notFound('Message');
      res.json({ message: 'Message deleted', data: null });
    }),
  );

  return router;
}

function present({ createdAt, readAt, ...row }: MessageRow): Message {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
