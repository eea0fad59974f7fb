import { connectGoogleSchema, disconnectGoogleSchema } from '@stepwise/contracts/auth';
import type { RequestHandler, Router } from 'express';
import { actSource } from '../../../http/act-source.ts';
import { AppError } from '../../../http/app-error.ts';
import { handle } from '../../../http/handle.ts';
import { currentUser, requireUser } from '../../../http/access/require-user.ts';
import { confirmPassword, getUser } from '../account.service.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { connectGoogle, disconnectGoogle, isConnectedWithGoogle } from './google.service.ts';

/**
 * Routes by which a signed-in user connects a Google account, or disconnects it.
 * @param limitGuesses limits wrong passwords, for a browser that was left signed in
 */
export function addGoogleRoutes(
  router: Router,
  { db, google, passwordCost }: AuthDeps,
  limitGuesses: RequestHandler,
): void {
  router.get(
    '/google-connection',
    requireUser,
    handle({}, async (_input, _req, res) => {
      const connected = await isConnectedWithGoogle(db, currentUser(res).id);
      res.json({ message: 'Connection fetched successfully', data: { connected } });
    }),
  );

  // Also where Google is switched off: it may be switched on again.
  router.delete(
    '/google-connection',
    requireUser,
    limitGuesses,
    handle({ body: disconnectGoogleSchema }, async ({ body }, _req, res) => {
      const user = await getUser(db, currentUser(res).id);
      await confirmPassword(user, body.password, passwordCost);
      await disconnectGoogle(db, actSource(res), user);
      res.json({ message: 'Google is disconnected', data: { connected: false } });
    }),
  );

  router.post(
    '/connect-google',
    requireUser,
    limitGuesses,
    handle({ body: connectGoogleSchema }, async ({ body }, _req, res) => {
      if (!google) throw new AppError('NOT_FOUND', 'Signing in with Google is switched off here');
      const user = await getUser(db, currentUser(res).id);
      await confirmPassword(user, body.password, passwordCost);
      await connectGoogle(db, google, actSource(res), user, body.googleAccessToken);
      res.json({ message: 'Google is connected', data: { connected: true } });
    }),
  );
}
