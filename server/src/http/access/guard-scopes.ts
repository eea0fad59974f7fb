import { OPERATIONS } from '@stepwise/contracts/operations/operations';
import type { TokenScope } from '@stepwise/contracts/token';
import { Router, type RequestHandler } from 'express';
import { AppError } from '../app-error.ts';
import type { CurrentToken } from './require-user.ts';

/**
 * Lets a request that comes with a token reach only what its scopes are for, before anything else is
 * looked at. A session may do everything that its person may.
 */
export function guardScopes(): RequestHandler {
  const router = Router();
  for (const [route, { scope }] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = route.split(' ');
    router.all(path.replace(/\{(\w+)\}/g, ':$1'), (req, res, next) => {
      const asked = req.method === 'HEAD' ? 'GET' : req.method;
      if (asked === method && res.locals.user?.token) requireScope(res.locals.user.token, scope);
      next();
    });
  }
  return (req, res, next) => (res.locals.user?.token ? router(req, res, next) : next());
}

/** @throws FORBIDDEN that says what is missing */
export function requireScope({ scopes }: CurrentToken, scope: TokenScope | null): void {
  if (scope === null) {
    throw new AppError('FORBIDDEN', 'No token can do this: sign in to the site for it');
  }
  if (scopes.includes(scope)) return;
  throw new AppError('FORBIDDEN', `This token may not do this: it lacks the scope "${scope}"`);
}
