import { ERROR_STATUS, type ErrorCode } from '@stepwise/contracts/error';

type Options = {
  /** More than one line to show; the message alone when absent. */
  errors?: string[];
  details?: { path: string; message: string }[];
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** An error that the caller may see. Every other one becomes an opaque INTERNAL. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly options: Options;

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Also for what belongs to another user: that it exists is private. */
export function notFound(what: string): AppError {
  return new AppError('NOT_FOUND', `${what} not found`);
}

export function unauthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', 'Please sign in');
}

export function forbidden(): AppError {
  return new AppError('FORBIDDEN', 'You do not have permission to do this');
}

/** Rarely over within seconds: a person has to free disk space. */
export function diskFull(cause?: unknown): AppError {
  const message = 'The disk of the server is full: nothing can be stored at the moment';
  return new AppError('DATABASE_UNAVAILABLE', message, { retryAfterSeconds: 30, cause });
}

/** The server ends before the judge does. */
export function judgeStops(cause: unknown): AppError {
  const message = 'The server is stopping, please try again';
  return new AppError('JUDGE_UNAVAILABLE', message, { retryAfterSeconds: 5, cause });
}

export function rateLimited(message: string, retryAfterSeconds: number): AppError {
  return new AppError('RATE_LIMITED', message, { retryAfterSeconds });
}
