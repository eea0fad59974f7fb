import type { KeyObject } from 'node:crypto';
import { googleSchema, loginSchema, registerSchema } from '@stepwise/contracts/auth';
import type { User } from '@stepwise/db/client';
import { Router, type Request, type Response } from 'express';
import type { Store } from 'express-rate-limit';
import { z } from 'zod';
import { handle } from '../../http/handle.ts';
import { parseInput } from '../../http/parse-input.ts';
import { clientAddress, limitRate, slowDown } from '../../http/rate-limit.ts';
import type { Clock } from '../../lib/clock.ts';
import { addAccountRoutes } from './account.routes.ts';
import { presentUser } from './auth.presenter.ts';
import { login, register } from './auth.service.ts';
import type { GoogleConfig } from './ask-google.ts';
import { signInWithGoogle } from './google.service.ts';
import { clearSessionCookie, endSession, openSession } from './session.ts';
import type { Database } from '../../lib/db.ts';

export type AuthDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly jwtKeys: readonly KeyObject[];
  readonly passwordCost: number;
  readonly rateLimitScale: number;
  /** Null: signing in with Google is off, and its token is ignored. */
  readonly google: GoogleConfig | null;
  /** Counters of the limit with this name. */
  readonly rateStore: (rule: string) => Store;
};

const emailOf = z.object({ email: z.string().trim().toLowerCase().max(254) });

/** A body without an email is refused by its contract, so those may share a counter. */
const accountOf = (req: Request): string => emailOf.safeParse(req.body).data?.email ?? '';

export function authRoutes(deps: AuthDeps): Router {
  const { db, passwordCost, rateLimitScale: scale, rateStore } = deps;
  const router = Router();
  addAccountRoutes(router, deps);

  router.post(
    '/register',
    limitRate({ windowMinutes: 60, limit: 20, scale, store: rateStore('register') }),
    handle({}, async (_input, req, res) => {
      const user =
        (await googleUser(deps, req)) ??
        (await register(db, parseInput(registerSchema, req.body ?? {}), passwordCost));
      await startSession(deps, res, user);
      res.status(201).json({ message: 'Account created successfully', user: presentUser(user) });
    }),
  );

  router.post(
    '/login',
    limitRate({
      windowMinutes: 15,
      limit: 50,
      scale,
      failuresOnly: true,
      store: rateStore('login-address'),
    }),
    limitRate({
      windowMinutes: 15,
      limit: 10,
      scale,
      failuresOnly: true,
      // Nobody may lock somebody else out: what is refused is this address, on this account.
      key: (req) => `${accountOf(req)} ${clientAddress(req)}`,
      store: rateStore('login-account'),
    }),
    // Many addresses that guess at one account are only slowed down, as is its owner meanwhile.
    slowDown({
      windowMinutes: 60,
      limit: 25,
      scale,
      failuresOnly: true,
      key: accountOf,
      store: rateStore('login-guesses'),
    }),
    handle({}, async (_input, req, res) => {
      const user =
        (await googleUser(deps, req)) ??
        (await login(db, parseInput(loginSchema, req.body ?? {}), passwordCost));
      await startSession(deps, res, user);
      res.json({ message: 'Login successful', user: presentUser(user) });
    }),
  );

  router.post(
    '/logout',
    handle({}, async (_input, _req, res) => {
      await endSession(db, res);
      clearSessionCookie(res);
      res.json({ message: 'Logout successful' });
    }),
  );

  return router;
}

/** Who Google says is asking; null when the request is an ordinary one. */
async function googleUser({ db, google }: AuthDeps, req: Request): Promise<User | null> {
  const { googleAccessToken } = parseInput(googleSchema, req.body ?? {});
  if (googleAccessToken === undefined || !google) return null;
  return signInWithGoogle(db, google, googleAccessToken);
}

/** A new session each time; the one before, if the browser had one, is over. */
async function startSession(deps: AuthDeps, res: Response, user: User): Promise<void> {
  await endSession(deps.db, res);
  await openSession(deps, res, user.id);
}
