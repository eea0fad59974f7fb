import { connectGoogleSchema } from '@stepwise/contracts/auth';
import type { RequestHandler, Router } from 'express';
import { AppError } from '../../http/app-error.ts';
import { handle } from '../../http/handle.ts';
import { currentUser, requireUser } from '../../http/require-user.ts';
import { confirmPassword, getUser } from './account.service.ts';
import type { AuthDeps } from './auth.routes.ts';
import { connectGoogle, isConnectedWithGoogle } from './google.service.ts';

/**
 * How the signed-in person lets a Google account sign in as them.
 * @param limitGuesses bounds wrong passwords: whoever finds a browser left open may not stay for good
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

  router.post(
    '/connect-google',
    requireUser,
    limitGuesses,
    handle({ body: connectGoogleSchema }, async ({ body }, _req, res) => {
      if (!google) throw new AppError('NOT_FOUND', 'Signing in with Google is switched off here');
      const { id: userId } = currentUser(res);
      await confirmPassword(await getUser(db, userId), body.password, passwordCost);
      await connectGoogle(db, google, { userId, accessToken: body.googleAccessToken });
      res.json({ message: 'Google is connected', data: { connected: true } });
    }),
  );
}
