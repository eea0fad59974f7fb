import type { ErrorBody, ErrorCode } from '@stepwise/contracts/error';

/**
 * `NETWORK`: no answer arrived. `SILENT`: nothing was heard for so long that the call was given up.
 * `UNKNOWN`: an answer that is not of the API, a proxy's page perhaps.
 */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'SILENT' | 'UNKNOWN';

type ApiErrorFields = Omit<ErrorBody, 'code' | 'details'> & {
  code: ApiErrorCode;
  details?: ErrorBody['details'] | undefined;
  /** HTTP status; 0 without a response. */
  status: number;
  retryAfterSeconds?: number | null;
};

/**
 * The one shape in which a failed call reaches the stores. Switch on `code`, show `message`: it says
 * when to try again, too.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly errors: string[];
  readonly details: NonNullable<ErrorBody['details']>;
  readonly status: number;
  readonly requestId: string;
  /** Retry-After in seconds; null when the server sent none. */
  readonly retryAfterSeconds: number | null;

  constructor(fields: ApiErrorFields) {
    super(withRetry(fields.message, fields.retryAfterSeconds ?? null));
    this.code = fields.code;
    this.errors = fields.errors;
    this.details = fields.details ?? [];
    this.status = fields.status;
    this.requestId = fields.requestId;
    this.retryAfterSeconds = fields.retryAfterSeconds ?? null;
  }
}

function withRetry(message: string, seconds: number | null): string {
  return seconds === null
    ? message
    : `${message.replace(/[.!]?$/, '.')} Try again in ${String(seconds)} s.`;
}

/** Nothing was heard for too long. Whether the server has done what was asked is not known. */
export function silentServer(): ApiError {
  const message = 'The server does not answer.';
  return new ApiError({ code: 'SILENT', message, errors: [message], requestId: '', status: 0 });
}

/** An answer that is not what the API promises: a proxy's page, or one that was cut off. */
export function unreadableAnswer(status = 0, requestId = ''): ApiError {
  const message = 'The server’s answer could not be read.';
  return new ApiError({ code: 'UNKNOWN', message, errors: [message], requestId, status });
}

/** Reads a failure's body without the schema library: this code is on every page. */
export function apiErrorFrom(status: number, body: unknown, retryAfter?: unknown): ApiError {
  // Our server does not use its other form, a date.
  const retryAfterSeconds = Number.parseInt(String(retryAfter), 10) || null;
  if (isErrorBody(body)) return new ApiError({ ...body, status, retryAfterSeconds });
  const message = status === 0 ? 'The server cannot be reached.' : `The server answered ${status}.`;
  return new ApiError({
    code: status === 0 ? 'NETWORK' : 'UNKNOWN',
    message,
    errors: [message],
    requestId: '',
    status,
    retryAfterSeconds,
  });
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  const { message, code, errors } = body as Partial<Record<keyof ErrorBody, unknown>>;
  return typeof message === 'string' && typeof code === 'string' && Array.isArray(errors);
}
