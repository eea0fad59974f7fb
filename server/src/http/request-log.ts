import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from '../lib/logger.ts';
import { clientAddress } from './limits/rate-limit.ts';
import { requestPath } from './request-path.ts';

declare global {
  namespace Express {
    interface Locals {
      /** The code of the error that was answered. */
      errorCode?: string;
    }
    interface Request {
      /** Adds the request's id to every line. */
      readonly log: () => Logger;
    }
  }
}

/**
 * Gives each request an id (also the X-Request-Id header) and one log line when it ends. Headers
 * and bodies carry secrets and sources; the line says who asked for what and how it ended.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const begin = performance.now();
    const id = randomUUID();
    res.setHeader('X-Request-Id', id);
    const path = withoutSecret(requestPath(req.originalUrl));
    // Most requests log nothing before they end.
    const log = (): Logger => logger.child({ req: { id, method: req.method, path } });
    Object.assign(req, { log });
    if (path !== '/healthz') {
      res.once('close', () => {
        const level = levelOf(res);
        if (!logger.isLevelEnabled(level)) return;
        const responseTime = Math.round(performance.now() - begin);
        // A response that we did not end: the client has disconnected.
        const message = res.writableFinished ? 'request completed' : 'request aborted';
        const { user, errorCode: code } = res.locals;
        const answer = { status: res.statusCode, ...(code === undefined ? {} : { code }) };
        const token = user?.token ? { token: user.token.id } : {};
        const who = { address: clientAddress(req), ...(user ? { user: user.id } : {}), ...token };
        log()[level]({ ...who, res: answer, responseTime }, message);
      });
    }
    next();
  };
}

/** Programs of calendars can send no header: theirs is the one address with a secret in it. */
function withoutSecret(path: string): string {
  // Also of an address with a mistake before it: the secret is a true one.
  return path.replace(/(\/calendar\/).+/i, '$1[removed]');
}

/** For the operator: our own failures, and signs of an attack. */
function levelOf({ statusCode, req, locals }: Response): 'error' | 'warn' | 'info' {
  if (statusCode >= 500) return locals.errorCode === 'OVERLOADED' ? 'warn' : 'error';
  const isRefused = statusCode === 403 || statusCode === 429;
  const isTurnedAway = statusCode === 401 && req.method === 'POST';
  return isRefused || isTurnedAway ? 'warn' : 'info';
}
