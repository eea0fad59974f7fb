import type { Request, RequestHandler, Response } from 'express';
import { AppError } from './app-error.ts';

type Deps = {
  /** Whether this process answers late as it is. */
  readonly isLagging: () => boolean;
  /** Paths, below where this stands, of requests that are worth the most work and can be put off. */
  readonly heavy: readonly string[];
};

/**
 * While the server answers late, what can wait is put off, so that it keeps up with the people who
 * are at work: readers who are not signed in, and trying programs out.
 */
export function shedLoad({ isLagging, heavy }: Deps): RequestHandler {
  const canWait = (req: Request, res: Response): boolean =>
    (isRead(req) && res.locals.user === undefined) || heavy.includes(req.path);
  return (req, res, next) => {
    if (isLagging() && canWait(req, res)) {
      throw new AppError('OVERLOADED', 'The server is busy, please try again in a moment', {
        retryAfterSeconds: 2,
      });
    }
    next();
  };
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
