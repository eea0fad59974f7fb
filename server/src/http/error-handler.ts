import type { ErrorBody } from '@stepwise/contracts/error';
import type { ErrorRequestHandler, Request } from 'express';
import { isDatabaseSlow, isDatabaseUnavailable, isDiskFull } from '../lib/db/db.ts';
import { PasswordQueueFullError } from '../lib/password.ts';
import {
  JobUnfinishedError,
  JudgeUnavailableError,
  LanguageUnavailableError,
  QueueFullError,
} from '../judge/engine.ts';
import { AppError, diskFull } from './app-error.ts';

/** Turns every error into the one shape that clients know. The last middleware of the app. */
export const errorHandler: ErrorRequestHandler = (thrown: unknown, req, res, next) => {
  const error = toAppError(thrown);
  logFailure(req, thrown, error);
  if (res.headersSent) {
    // The response has begun (a stream): closing it is the only signal left.
    next(thrown);
    return;
  }
  res.locals.errorCode = error.code;
  const { errors, details, retryAfterSeconds } = error.options;
  if (retryAfterSeconds !== undefined) res.set('Retry-After', String(retryAfterSeconds));
  const body: ErrorBody = {
    message: error.message,
    code: error.code,
    errors: errors ?? [error.message],
    ...(details ? { details } : {}),
    requestId: res.getHeader('X-Request-Id') as string,
  };
  res.status(error.status).json(body);
};

/** But for what a busy server refuses: the line of the request says that, and a stack explains nothing. */
export function logFailure(req: Request, thrown: unknown, { status, code }: AppError): void {
  if (status < 500 || code === 'OVERLOADED') return;
  req.log().error({ err: thrown }, 'request failed');
}

/** The judge's own message can contain addresses and settings: it is only logged. */
const JUDGE_IS_AWAY = 'The judge cannot be reached; your program is kept. Please try again later';

/** Classifies by class and code, never by the text of a message. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof LanguageUnavailableError) {
    return new AppError('LANGUAGE_UNAVAILABLE', 'This language cannot be run here at the moment');
  }
  if (thrown instanceof JudgeUnavailableError || thrown instanceof JobUnfinishedError) {
    return new AppError('JUDGE_UNAVAILABLE', JUDGE_IS_AWAY, { retryAfterSeconds: 60 });
  }
  if (thrown instanceof QueueFullError) {
    return new AppError('QUEUE_FULL', 'The judge is busy, please try again', {
      retryAfterSeconds: 5,
    });
  }
  if (thrown instanceof PasswordQueueFullError) {
    return new AppError('SIGN_IN_UNAVAILABLE', 'Too many people sign in at once', {
      retryAfterSeconds: 1,
    });
  }
  if (isDiskFull(thrown)) return diskFull(thrown);
  if (isDatabaseSlow(thrown)) {
    return new AppError('DATABASE_UNAVAILABLE', 'The database is slow, please try again', {
      retryAfterSeconds: 5,
    });
  }
  if (isDatabaseUnavailable(thrown)) {
    return new AppError('DATABASE_UNAVAILABLE', 'The database cannot be reached', {
      retryAfterSeconds: 2,
    });
  }
  return fromBodyParser(thrown) ?? new AppError('INTERNAL', 'Something went wrong');
}

/** Errors of express.json() and of the router, known by their `type` or `status`. */
function fromBodyParser(thrown: unknown): AppError | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const { type, status } = thrown as { type?: unknown; status?: unknown };
  if (type === 'entity.parse.failed') {
    return new AppError('MALFORMED_JSON', 'The request body is not valid JSON');
  }
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', 'The request body is too large');
  if (status === 415) {
    const isPacked = type === 'encoding.unsupported';
    const wanted = isPacked ? 'must not be compressed' : 'must be application/json';
    return new AppError('UNSUPPORTED_MEDIA_TYPE', `The request body ${wanted}`);
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new AppError('VALIDATION_FAILED', 'The request is not valid');
  }
  return undefined;
}
