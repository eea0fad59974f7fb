import { googleSchema, loginSchema, registerSchema } from '@stepwise/contracts/auth';
import type { User } from '@stepwise/db/client';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { handle } from '../../http/handle.ts';
import { parseInput } from '../../http/input/parse-input.ts';
import { clientAddress, limitRate, slowDown } from '../../http/limits/rate-limit.ts';
import { waitInLine } from '../../http/limits/wait-in-line.ts';
import { requestSource } from '../../http/request-source.ts';
import { addAccountRoutes } from './account.routes.ts';
import type { AuthDeps } from './auth-deps.ts';
import { presentUser } from './auth.presenter.ts';
import { login, register } from './auth.service.ts';
import { findSetter } from './grants/setter.queries.ts';
import { signInWithGoogle } from './google/google.service.ts';
import { addRegistrationRoutes, limitRegistrations } from './registration/registration.routes.ts';
import { clearSessionCookie, endSession, openSession } from './sessions/session.ts';

const emailOf = z.object({ email: z.string().trim().toLowerCase().max(254) });

/** A body without an email is refused by its contract, so those may share a counter. */
const accountOf = (req: Request): string => emailOf.safeParse(req.body).data?.email ?? '';

export function authRoutes(deps: AuthDeps): Router {
  const { db, passwordCost } = deps;
  const router = Router();
  addAccountRoutes(router, deps);
  addRegistrationRoutes(router, deps);

  router.post(
    '/register',
    limitRegistrations(deps),
    handle({}, async (_input, req, res) => {
      const user =
        (await googleUser(deps, req, res)) ??
        (await register(deps, parseInput(registerSchema, req.body ?? {})));
      await startSession(deps, res, user);
      // Who comes through Google may have been here before.
      const data = presentUser(user, await findSetter(db, user.id));
      res.status(201).json({ message: 'Account created successfully', user: data });
    }),
  );

  router.post(
    '/login',
    ...limitGuesses(deps),
    handle({}, async (_input, req, res) => {
      const user =
        (await googleUser(deps, req, res)) ??
        (await login(db, parseInput(loginSchema, req.body ?? {}), passwordCost));
      await startSession(deps, res, user);
      const setter = await findSetter(db, user.id);
      res.json({ message: 'Login successful', user: presentUser(user, setter) });
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

/** What bounds how fast passwords can be guessed. */
function limitGuesses({ rateLimitScale: scale, rateStore }: AuthDeps): RequestHandler[] {
  const failures = { scale, failuresOnly: true };
  return [
    // Until it has ended a sign-in counts as one that failed, and a school has one address.
    waitInLine({ scale, key: clientAddress, atOnce: 25 }),
    limitRate({ ...failures, windowMinutes: 15, limit: 50, store: rateStore('login-address') }),
    limitRate({
      ...failures,
      windowMinutes: 15,
      limit: 10,
      // Counted per address and account, so that nobody can lock another person out.
      key: (req) => `${accountOf(req)} ${clientAddress(req)}`,
      store: rateStore('login-account'),
    }),
    // Guesses at one account from many addresses are only slowed down, as is its owner meanwhile.
    slowDown({
      ...failures,
      windowMinutes: 60,
      limit: 25,
      key: accountOf,
      store: rateStore('login-guesses'),
    }),
  ];
}

/** The user that Google has verified; null for a sign-in without Google. */
async function googleUser(
  { db, google }: AuthDeps,
  req: Request,
  res: Response,
): Promise<User | null> {
  const { googleAccessToken, invitation } = parseInput(googleSchema, req.body ?? {});
  if (googleAccessToken === undefined || !google) return null;
  const request = requestSource(res);
  return signInWithGoogle(db, google, { accessToken: googleAccessToken, invitation, request });
}

/** Starts a new session; the browser's previous one ends, unless the new one is refused. */
async function startSession(deps: AuthDeps, res: Response, user: User): Promise<void> {
  await openSession(deps, res, user);
  await endSession(deps.db, res);
}
