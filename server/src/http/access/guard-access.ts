import { OPERATIONS, type Access } from '@stepwise/contracts/operations/operations';
import { Router, type Request, type RequestHandler } from 'express';
import { requireAdmin, requireSetter, requireUser } from './require-user.ts';

const GUARDS: Readonly<Record<Access, RequestHandler | null>> = {
  public: null,
  user: requireUser,
  setter: requireSetter,
  admin: requireAdmin,
};

/**
 * Checks the caller's role before anything else, a full disk, a busy server or the body, so that the
 * refusal depends on none of them. Each route has its own guard as well.
 */
export function guardAccess(): RequestHandler {
  const router = Router();
  for (const [route, { access }] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = route.split(' ');
    const guard = GUARDS[access];
    if (guard === null) continue;
    router.all(path.replace(/\{(\w+)\}/g, ':$1'), (req, res, next) =>
      methodOf(req) === method ? guard(req, res, next) : next(),
    );
  }
  // Reads of users who are signed in are most of the requests; their routes' own guards are enough.
  return (req, res, next) =>
    methodOf(req) === 'GET' && res.locals.user ? next() : router(req, res, next);
}

function methodOf({ method }: Request): string {
  return method === 'HEAD' ? 'GET' : method;
}
