import { checkInvitationSchema, putRegistrationSchema } from '@stepwise/contracts/registration';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { requireAdmin } from '../../../http/access/require-user.ts';
import { handle } from '../../../http/handle.ts';
import { limitRate } from '../../../http/limits/rate-limit.ts';
import type { Database } from '../../../lib/db/db.ts';
import { actSource } from '../../../http/act-source.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { letsIn } from './invitation.service.ts';
import { readRegistration, readRevisedRegistration } from './registration.queries.ts';
import { changeRegistration, checkOpen } from './registration.service.ts';

/** Who may make an account, decided by administrators. */
export function registrationRoutes({ db }: { readonly db: Database }): Router {
  const router = Router();
  router.use(requireAdmin);

  router.get(
    '/',
    handle({}, (_input, _req, res) => answer(res, 'Registration fetched successfully')),
  );

  router.put(
    '/',
    handle({ body: putRegistrationSchema }, async ({ body }, _req, res) => {
      await changeRegistration(db, actSource(res), body);
      await answer(res, 'Saved');
    }),
  );

  return router;

  async function answer(res: Response, message: string): Promise<void> {
    res.json({ message, data: await readRevisedRegistration(db) });
  }
}

/** What people ask before they register. */
export function addRegistrationRoutes(router: Router, deps: AuthDeps): void {
  const { db, rateLimitScale: scale, rateStore } = deps;

  router.get(
    '/registration',
    handle({}, async (_input, _req, res) => {
      res.json({
        message: 'Registration fetched successfully',
        data: await readRegistration(db),
      });
    }),
  );

  router.post(
    '/check-invitation',
    // A token cannot be guessed; this bounds what looking for one costs. A class may try an old link.
    limitRate({
      windowMinutes: 15,
      limit: 200,
      scale,
      failuresOnly: true,
      store: rateStore('check-invitation'),
    }),
    handle({ body: checkInvitationSchema }, async ({ body }, _req, res) => {
      const data = await checkOpen(db, body.invitation);
      res.json({ message: 'You are invited', data });
    }),
  );
}

const invitedSchema = z.object({ invitation: z.string().max(100) });

const invitationOf = (req: Request): string | undefined =>
  invitedSchema.safeParse(req.body).data?.invitation;

/**
 * Counts registrations by the invitation if it lets somebody in, for a whole class has one address; all others
 * by their address.
 */
export function limitRegistrations({
  db,
  rateLimitScale: scale,
  rateStore,
}: AuthDeps): RequestHandler {
  const hourly = { windowMinutes: 60, scale };
  const byAddress = limitRate({ ...hourly, limit: 20, store: rateStore('register') });
  const byInvitation = limitRate({
    ...hourly,
    // Its places bound the accounts; this bounds the tries, each of which costs a hashed password.
    limit: 600,
    key: (req) => invitationOf(req) ?? '',
    store: rateStore('register-invitation'),
  });
  return async (req, res, next) => {
    const invitation = invitationOf(req);
    const isInvited = invitation !== undefined && (await letsIn(db, invitation));
    return (isInvited ? byInvitation : byAddress)(req, res, next);
  };
}
