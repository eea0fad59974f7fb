import { loginSchema, registerSchema } from '@stepwise/contracts/auth';
import { Router } from 'express';
import { z } from 'zod';
import { unauthenticated } from '../../http/app-error.ts';
import { handle } from '../../http/handle.ts';
import { limitRate } from '../../http/rate-limit.ts';
import { currentUser, requireUser } from '../../http/require-user.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Db } from '../../lib/db.ts';
import { presentUser } from './auth.presenter.ts';
import { login, register } from './auth.service.ts';
import { endSession, openSession } from './session.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly jwtSecret: string;
  readonly passwordCost: number;
  readonly rateLimitScale: number;
};

const emailOf = z.object({ email: z.string().trim().toLowerCase().max(254) });

export function authRoutes(deps: Deps): Router {
  const { db, passwordCost, rateLimitScale: scale } = deps;
  const router = Router();

  router.post(
    '/register',
    limitRate({ windowMinutes: 60, limit: 20, scale }),
    handle({ body: registerSchema }, async ({ body }, _req, res) => {
      const user = await register(db, body, passwordCost);
      await openSession(deps, res, user.id);
      res.status(201).json({ message: 'Account created successfully', user: presentUser(user) });
    }),
  );

  router.post(
    '/login',
    limitRate({ windowMinutes: 15, limit: 50, scale, failuresOnly: true }),
    limitRate({
      windowMinutes: 15,
      limit: 10,
      scale,
      failuresOnly: true,
      // A body without an email is refused by the contract below, so they may share a counter.
      key: (req) => emailOf.safeParse(req.body).data?.email ?? '',
    }),
    handle({ body: loginSchema }, async ({ body }, _req, res) => {
      const user = await login(db, body, passwordCost);
      await endSession(db, res);
      await openSession(deps, res, user.id);
      res.json({ message: 'Login successful', user: presentUser(user) });
    }),
  );

  router.post(
    '/logout',
    handle({}, async (_input, _req, res) => {
      await endSession(db, res);
      res.json({ message: 'Logout successful' });
    }),
  );

  router.get(
    '/get-profile',
    requireUser,
    handle({}, async (_input, _req, res) => {
      const user = await db.user.findUnique({ where: { id: currentUser(res).id } });
      if (!user) throw unauthenticated();
      res.json({ message: 'Profile fetched successfully', data: presentUser(user) });
    }),
  );

  return router;
}
