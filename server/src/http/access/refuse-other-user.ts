import { USER_HEADER } from '@stepwise/contracts/auth';
import type { RequestHandler } from 'express';
import { AppError } from '../app-error.ts';

/**
 * Refuses a request of a page that was loaded for another user: another tab has changed the session
 * since. A request without a session is left to its route; one without the header passes.
 */
export const refuseOtherUser: RequestHandler = (req, res, next) => {
  const believed = req.get(USER_HEADER);
  const { user } = res.locals;
  if (believed !== undefined && user !== undefined && user.id !== believed) {
    throw new AppError('OTHER_USER', 'Another user is signed in in this browser now');
  }
  next();
};
