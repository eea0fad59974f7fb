import type { TokenScope } from '@stepwise/contracts/token';
import type { Role } from '@stepwise/db/client';
import type { RequestHandler, Response } from 'express';
import { AppError, forbidden, unauthenticated } from '../app-error.ts';

/** The signed-in user, read from the database for each request. */
export type CurrentUser = {
  readonly id: string;
  /** With a token always USER: nothing of an administrator's can be done or read with one. */
  readonly role: Role;
  /** What the person may write, beside an administrator. Null without a grant that holds, and with a token. */
  readonly setter: SetterGrant | null;
  /** Null with a token. */
  readonly sessionId: string | null;
  /** What the request came with instead of a session. */
  readonly token?: CurrentToken;
};

/** A setter's grants that hold, together. */
export type SetterGrant = {
  /** Whether they may write problems of their own. */
  readonly ofSite: boolean;
  /** Problems that they were given, whoever wrote them. */
  readonly problemIds: readonly string[];
};

export type CurrentToken = { readonly id: string; readonly scopes: readonly TokenScope[] };

declare global {
  namespace Express {
    interface Locals {
      user?: CurrentUser;
      /** Whether the session of this request has ended and its account is suspended. */
      isSuspended?: boolean;
      /** Whether the answer is for administrators alone: whoever is one no longer gets no more of it. */
      isForAdmins?: boolean;
      /**
       * Calls back when the session or the token of this request ends, or the role that its answer is for;
       * returns a function that stops that.
       */
      onSessionEnd?: (ended: () => void) => () => void;
    }
  }
}

/** Refuses anonymous requests. */
export const requireUser: RequestHandler = (_req, res, next) => {
  if (!res.locals.user) throw notSignedIn(res);
  next();
};

/** Refuses everybody but administrators. */
export const requireAdmin: RequestHandler = (_req, res, next) => {
  if (!res.locals.user) throw notSignedIn(res);
  if (res.locals.user.role !== 'ADMIN') throw forbidden();
  res.locals.isForAdmins = true;
  next();
};

/** Refuses everybody but administrators and setters. What of, is decided with the problem. */
export const requireSetter: RequestHandler = (_req, res, next) => {
  if (!res.locals.user) throw notSignedIn(res);
  const { role, setter } = res.locals.user;
  if (role !== 'ADMIN' && setter === null) throw forbidden();
  next();
};

/** Whoever is suspended learns the reason only by signing in: a cookie may be an old one, on any computer. */
function notSignedIn(res: Response): AppError {
  if (res.locals.isSuspended !== true) return unauthenticated();
  const message = 'This account is suspended. Sign in to read why.';
  return new AppError('SUSPENDED_MEANWHILE', message);
}

/**
 * The signed-in user of a route behind `requireUser`.
 * @throws UNAUTHENTICATED when the route forgot it
 */
export function currentUser(res: Response): CurrentUser {
  if (!res.locals.user) throw unauthenticated();
  return res.locals.user;
}
