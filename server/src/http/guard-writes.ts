import { OPERATIONS, type Access } from '@stepwise/contracts/operations';
import { Router, type RequestHandler } from 'express';
import { requireAdmin, requireUser } from './require-user.ts';

const GUARDS: Readonly<Record<Access, RequestHandler | null>> = {
  public: null,
  user: requireUser,
  admin: requireAdmin,
};

/**
 * Checks the caller's role before a byte of the body is read, so that the refusal does not depend on the
 * body. Each route has its own guard as well.
 */
export function guardWrites(): RequestHandler {
  const router = Router();
  for (const [route, { access }] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = route.split(' ');
    const guard = GUARDS[access];
    if (guard === null || method === 'GET') continue;
    router.all(path.replace(/\{(\w+)\}/g, ':$1'), (req, res, next) =>
      req.method === method ? guard(req, res, next) : next(),
    );
  }
  // Reads have no body, and are most of what is asked.
  return (req, res, next) =>
    req.method === 'GET' || req.method === 'HEAD' ? next() : router(req, res, next);
}
