import { makeTokenSchema, type Token } from '@stepwise/contracts/token';
import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { currentUser, requireUser } from '../../../http/access/require-user.ts';
import { notFound } from '../../../http/app-error.ts';
import { handle } from '../../../http/handle.ts';
import type { Database } from '../../../lib/db/db.ts';
import { confirmPassword, getUser } from '../account.service.ts';
import { actSource } from '../../../http/act-source.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { presentToken } from './token.presenter.ts';
import { listTokens } from './token.queries.ts';
import { makeToken, revokeToken } from './token.service.ts';

const params = z.object({ id: z.uuid() });

/** What a person does with the own tokens; never with a token. */
export function addTokenRoutes(
  router: Router,
  { db, passwordCost }: AuthDeps,
  limitGuesses: RequestHandler,
): void {
  router.get(
    '/tokens',
    requireUser,
    handle({}, async (_input, _req, res) => {
      const rows = await listTokens(db, currentUser(res).id);
      res.json({ message: 'Tokens fetched successfully', data: rows.map(presentToken) });
    }),
  );

  router.post(
    '/tokens',
    requireUser,
    limitGuesses,
    handle({ body: makeTokenSchema }, async ({ body }, _req, res) => {
      const user = currentUser(res);
      // It outlives the session: whoever finds a browser signed in shall not make one.
      await confirmPassword(await getUser(db, user.id), body.password, passwordCost);
      const { id, secret } = await makeToken(db, actSource(res), user, body);
      const token = await present(db, user.id, id);
      res.status(201).json({ message: 'Token made', data: { token, secret } });
    }),
  );

  router.delete(
    '/tokens/:id',
    requireUser,
    handle({ params }, async ({ params: { id } }, _req, res) => {
      await revokeToken(db, actSource(res), currentUser(res).id, id);
      res.json({ message: 'Token revoked', data: null });
    }),
  );
}

/** What a program asks about the token that it has. */
export function ownTokenRoutes({ db }: { readonly db: Database }): Router {
  const router = Router();

  router.get(
    '/',
    requireUser,
    handle({}, async (_input, _req, res) => {
      const { id: userId, token } = currentUser(res);
      if (!token) throw notFound('Token');
      const { id, name } = await getUser(db, userId);
      const data = { user: { id, name }, token: await present(db, userId, token.id) };
      res.json({ message: 'Token fetched successfully', data });
    }),
  );

  return router;
}

async function present(db: Database, userId: string, id: string): Promise<Token> {
  const [row] = await listTokens(db, userId, id);
  if (!row) throw notFound('Token');
  return presentToken(row);
}
