import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../app-error.ts';
import { routedPath } from '../request-path.ts';

type Deps = {
  /** Whether this process is overloaded. */
  readonly isLagging: () => boolean;
  /** Paths, relative to the router, of expensive requests that can wait. */
  readonly heavy: readonly string[];
  /** Paths of what is answered from memory, and wanted most while the server is busy. */
  readonly light?: readonly string[];
};

/**
 * While the server is overloaded, refuses anonymous readers and custom runs, so that it keeps up with
 * signed-in users.
 */
export function shedLoad({ isLagging, heavy, light = [] }: Deps): RequestHandler {
  const canWait = (req: Request, res: Response): boolean => {
    const path = routedPath(req);
    const isStrangersRead = isRead(req) && res.locals.user === undefined;
    return (isStrangersRead && !light.includes(path)) || heavy.includes(path);
  };
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
