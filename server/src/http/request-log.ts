import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from '../lib/logger.ts';
import { clientAddress } from './rate-limit.ts';

declare global {
  namespace Express {
    interface Locals {
      /** The code of the error that was answered. */
      errorCode?: string;
    }
    interface Request {
      /** Says of every line which request it belongs to. */
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
    const path = req.originalUrl.split('?')[0];
    // Most requests have nothing to say before they end.
    const log = (): Logger => logger.child({ req: { id, method: req.method, path } });
    Object.assign(req, { log });
    if (path !== '/healthz') {
      res.once('close', () => {
        const level = levelOf(res);
        if (!logger.isLevelEnabled(level)) return;
        const responseTime = Math.round(performance.now() - begin);
        // Without an end of ours the client went away before the answer.
        const message = res.writableFinished ? 'request completed' : 'request aborted';
        const { user, errorCode: code } = res.locals;
        const answer = { status: res.statusCode, ...(code === undefined ? {} : { code }) };
        const who = { address: clientAddress(req), ...(user ? { user: user.id } : {}) };
        log()[level]({ ...who, res: answer, responseTime }, message);
      });
    }
    next();
  };
}

/** What whoever runs the product should hear of: our own failures, and signs of somebody trying. */
function levelOf({ statusCode, req }: Response): 'error' | 'warn' | 'info' {
  if (statusCode >= 500) return 'error';
  const isRefused = statusCode === 403 || statusCode === 429;
  const isTurnedAway = statusCode === 401 && req.method === 'POST';
  return isRefused || isTurnedAway ? 'warn' : 'info';
}
