import type { RequestHandler } from 'express';
import { AppError } from '../app-error.ts';

/** By then another server is up, or this one again. */
const RETRY_AFTER_SECONDS = 3;

/**
 * Refuses whatever arrives on a connection that is still open while the server stops, before anything
 * of it is done, and has the connection closed.
 */
export function refuseWhileStopping(stopping: AbortSignal): RequestHandler {
  return (_req, res, next) => {
    if (!stopping.aborted) {
      next();
      return;
    }
    res.set('Connection', 'close');
    throw new AppError('RESTARTING', 'The server is restarting, please try again', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  };
}
