import {
  changePasswordSchema,
  checkResetLinkSchema,
  choosePreferencesSchema,
  deleteAccountSchema,
  resetPasswordSchema,
  resetProgressSchema,
  updateProfileSchema,
} from '@stepwise/contracts/auth';
import type { Router } from 'express';
import { actSource } from '../../http/act-source.ts';
import { AppError } from '../../http/app-error.ts';
import { handle } from '../../http/handle.ts';
import { limitAtOnce } from '../../http/limits/limit-at-once.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import { requestSource } from '../../http/request-source.ts';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import { sendInPieces } from '../../http/send-in-pieces.ts';
import { findSeal } from '../seals/seal.queries.ts';
import { exportAccount } from './account-export.ts';
import {
  changePassword,
  choosePreferences,
  deleteAccount,
  getUser,
  updateProfile,
} from './account.service.ts';
import { presentUser } from './auth.presenter.ts';
import type { AuthDeps } from './auth-deps.ts';
import { addGoogleRoutes } from './google/google.routes.ts';
import { addMailRoutes } from './mail/mail.routes.ts';
import { checkLink } from './one-time-link.service.ts';
import { resetProgress } from './progress.service.ts';
import { endAllSessions, resetPassword } from './reset-password.service.ts';
import { clearSessionCookie } from './sessions/session.ts';
import { addTokenRoutes } from './tokens/token.routes.ts';

/** What a person does with the own account. */
export function addAccountRoutes(router: Router, deps: AuthDeps): void {
  const { db, passwordCost, rateLimitScale: scale } = deps;
  // Also limits guesses of a person who finds a browser signed in.
  const limitGuesses = limitRate({
    windowMinutes: 15,
    limit: 10,
    scale,
    failuresOnly: true,
    key: (_req, res) => currentUser(res).id,
    store: deps.rateStore('confirm-password'),
  });
  addGoogleRoutes(router, deps, limitGuesses);
  addTokenRoutes(router, deps, limitGuesses);
  addMailRoutes(router, deps, limitGuesses);
  addSessionEndRoutes(router, deps);
  addProfileRoutes(router, deps);

  router.post(
    '/change-password',
    requireUser,
    limitGuesses,
    handle({ body: changePasswordSchema }, async ({ body }, _req, res) => {
      await changePassword(db, actSource(res), currentUser(res), body, passwordCost);
      res.json({ message: 'Password changed successfully', data: null });
    }),
  );

  router.post(
    '/reset-progress',
    requireUser,
    limitGuesses,
    handle({ body: resetProgressSchema }, async ({ body }, _req, res) => {
      const { id } = currentUser(res);
      await resetProgress(db, actSource(res), id, body.password, passwordCost);
      res.json({ message: 'Your progress begins anew', data: null });
    }),
  );

  router.delete(
    '/delete-account',
    requireUser,
    limitGuesses,
    handle({ body: deleteAccountSchema }, async ({ body }, _req, res) => {
      const { id } = currentUser(res);
      await deleteAccount(db, actSource(res), id, body.password, passwordCost);
      clearSessionCookie(res);
      res.json({ message: 'Account deleted successfully', data: null });
    }),
  );
}

/** What is stored of a person: read, changed, taken along. */
function addProfileRoutes(router: Router, { db, rateLimitScale: scale }: AuthDeps): void {
  router.get(
    '/get-profile',
    requireUser,
    handle({}, async (_input, _req, res) => {
      const user = await getUser(db, currentUser(res).id);
      res.json({
        message: 'Profile fetched successfully',
        data: presentUser(user, currentUser(res).setter),
      });
    }),
  );

  router.put(
    '/update-profile',
    requireUser,
    handle({ body: updateProfileSchema }, async ({ body }, _req, res) => {
      const user = await updateProfile(db, currentUser(res).id, body);
      res.json({
        message: 'Profile updated successfully',
        data: presentUser(user, currentUser(res).setter),
      });
    }),
  );

  router.put(
    '/preferences',
    requireUser,
    handle({ body: choosePreferencesSchema }, async ({ body }, _req, res) => {
      const user = await choosePreferences(db, currentUser(res).id, body);
      res.json({
        message: 'Preferences saved successfully',
        data: presentUser(user, currentUser(res).setter),
      });
    }),
  );

  router.get(
    '/export',
    requireUser,
    limitAtOnce({
      limit: 1,
      scale,
      key: (res) => currentUser(res).id,
      message: 'Your earlier export is still under way',
    }),
    handle({}, async (_input, _req, res) => {
      // It has notes, programs and failing inputs of before.
      if (await findSeal(db, currentUser(res).id)) {
        throw new AppError('CONFLICT', 'You can export your data when your rehearsal has ended');
      }
      const data = await exportAccount(db, currentUser(res).id);
      res.set('Content-Disposition', 'attachment; filename="stepwise-export.json"');
      await sendInPieces(res, 'Export created successfully', data);
    }),
  );
}

/** What ends every session of a person. */
function addSessionEndRoutes(router: Router, deps: AuthDeps): void {
  const { db, passwordCost, rateLimitScale: scale, rateStore } = deps;
  // A token cannot be guessed; this bounds what looking for one costs.
  const limitTokens = limitRate({
    windowMinutes: 15,
    limit: 50,
    scale,
    failuresOnly: true,
    store: rateStore('reset-password'),
  });
  router.post(
    '/check-reset-link',
    limitTokens,
    handle({ body: checkResetLinkSchema }, async ({ body }, _req, res) => {
      await checkLink(db, body.token, 'RESET_PASSWORD');
      res.json({ message: 'The link works', data: null });
    }),
  );

  router.post(
    '/reset-password',
    limitTokens,
    handle({ body: resetPasswordSchema }, async ({ body }, _req, res) => {
      const id = await resetPassword(db, body, passwordCost, requestSource(res));
      if (res.locals.user?.id === id) clearSessionCookie(res);
      res.json({ message: 'Your new password is set. Sign in with it.', data: null });
    }),
  );

  router.post(
    '/logout-everywhere',
    requireUser,
    handle({}, async (_input, _req, res) => {
      await endAllSessions(db, actSource(res), currentUser(res).id);
      clearSessionCookie(res);
      res.json({ message: 'You are signed out everywhere', data: null });
    }),
  );
}
