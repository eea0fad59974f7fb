import {
  changeEmailSchema,
  confirmEmailSchema,
  forgotPasswordSchema,
} from '@stepwise/contracts/mail';
import type { Request, RequestHandler, Router } from 'express';
import { z } from 'zod';
import { currentUser, requireUser } from '../../../http/access/require-user.ts';
import { handle } from '../../../http/handle.ts';
import { clientAddress, limitRate } from '../../../http/limits/rate-limit.ts';
import { requestSource } from '../../../http/request-source.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { askToChangeEmail, confirmEmail, readOwnEmail, sendConfirmation } from './email.service.ts';
import { mailIsOff } from './mail-is-off.ts';
import { enqueueMail } from './mail-queue.queries.ts';

const FORGOT =
  'If there is an account with this address, a link to set a new password is on its way to it.';
const CHANGE =
  'If nobody else has this address, a link is on its way to it. Open it, and it becomes yours.';

/** Links that are mailed, and what becomes of them. */
export function addMailRoutes(router: Router, deps: AuthDeps, limitGuesses: RequestHandler): void {
  const { mail } = deps;
  router.get(
    '/mail',
    handle({}, (_input, _req, res) => {
      res.json({ message: 'Fetched successfully', data: { isOn: mail !== null } });
    }),
  );
  addForgotRoute(router, deps);
  addOwnEmailRoutes(router, deps, limitGuesses);
}

function addForgotRoute(router: Router, { db, mail, rateLimitScale, rateStore }: AuthDeps): void {
  const hourly = { windowMinutes: 60, scale: rateLimitScale };
  router.post(
    '/forgot-password',
    // A school has one address.
    limitRate({ ...hourly, limit: 30, store: rateStore('forgot-password') }),
    limitRate({ ...hourly, limit: 3, key: addressee, store: rateStore('forgot-password-of') }),
    handle({ body: forgotPasswordSchema }, async ({ body }, _req, res) => {
      if (!mail) throw mailIsOff();
      // Whether there is an account is found out later, by who writes the mail: here neither the answer nor
      // its time can tell.
      await enqueueMail(db, { kind: 'RESET_PASSWORD', to: body.email });
      mail.wake();
      res.json({ message: FORGOT, data: null });
    }),
  );
}

/** What people do with the address of their own account. */
function addOwnEmailRoutes(router: Router, deps: AuthDeps, limitGuesses: RequestHandler): void {
  const { db, mail, passwordCost, rateLimitScale: scale, rateStore } = deps;
  const hourly = { windowMinutes: 60, scale };
  const ofPerson: Pick<Parameters<typeof limitRate>[0], 'key'> = {
    // Not the id alone, by which wrong passwords are counted: two limits of one request differ in their keys.
    key: (_req, res) => `mail ${currentUser(res).id}`,
  };
  router.get(
    '/email',
    requireUser,
    handle({}, async (_input, _req, res) => {
      const own = await readOwnEmail(db, currentUser(res).id);
      res.json({ message: 'Fetched successfully', data: { ...own, mailIsOn: mail !== null } });
    }),
  );

  router.post(
    '/send-confirmation',
    requireUser,
    limitRate({ ...hourly, ...ofPerson, limit: 3, store: rateStore('send-confirmation') }),
    handle({}, async (_input, _req, res) => {
      if (!mail) throw mailIsOff();
      await sendConfirmation(db, currentUser(res).id);
      mail.wake();
      res.json({ message: 'A link is on its way to your address', data: null });
    }),
  );

  router.post(
    '/change-email',
    requireUser,
    limitGuesses,
    limitRate({ ...hourly, ...ofPerson, limit: 10, store: rateStore('change-email') }),
    limitRate({ ...hourly, limit: 3, key: addressee, store: rateStore('change-email-to') }),
    handle({ body: changeEmailSchema }, async ({ body }, _req, res) => {
      if (!mail) throw mailIsOff();
      await askToChangeEmail(db, currentUser(res).id, body, passwordCost);
      mail.wake();
      res.json({ message: CHANGE, data: null });
    }),
  );

  router.post(
    '/confirm-email',
    // A token cannot be guessed; this bounds what looking for one costs.
    limitRate({
      windowMinutes: 15,
      limit: 50,
      scale,
      failuresOnly: true,
      store: rateStore('confirm-email'),
    }),
    handle({ body: confirmEmailSchema }, async ({ body }, _req, res) => {
      const signedInId = res.locals.user?.id;
      await confirmEmail(db, { token: body.token, signedInId, request: requestSource(res) });
      mail?.wake();
      res.json({ message: 'Your email address is confirmed', data: null });
    }),
  );
}

const emailOf = z.object({ email: z.string().trim().toLowerCase().max(254) });

/** The address that would get the mail. A body without one is refused, and counts for who sent it. */
function addressee(req: Request): string {
  return emailOf.safeParse(req.body).data?.email ?? `nobody ${clientAddress(req)}`;
}
