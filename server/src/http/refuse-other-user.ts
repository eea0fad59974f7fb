import { USER_HEADER } from '@stepwise/contracts/auth';
import type { RequestHandler } from 'express';
import { AppError } from './app-error.ts';

/**
 * Refuses a request of a page that believes somebody else to be signed in: another tab of the browser
 * has changed the session since. Without a session the routes say so; without the header nobody is
 * believed to be signed in.
 */
export const refuseOtherUser: RequestHandler = (req, res, next) => {
  const believed = req.get(USER_HEADER);
  const { user } = res.locals;
  if (believed !== undefined && user !== undefined && user.id !== believed) {
    throw new AppError('OTHER_USER', 'Somebody else is signed in in this browser now');
  }
  next();
};
