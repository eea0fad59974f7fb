import type { ErrorBody, ErrorCode } from '@stepwise/contracts/error';

/** `NETWORK`: no response. `UNKNOWN`: a response not from the API, a proxy's page for example. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNKNOWN';

type ApiErrorFields = Omit<ErrorBody, 'code' | 'details'> & {
  code: ApiErrorCode;
  details?: ErrorBody['details'] | undefined;
  /** HTTP status; 0 without a response. */
  status: number;
  retryAfterSeconds?: number | null;
};

/** The error that stores get for a failed call. Switch on `code`, show `message`. */
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
    super(fields.message);
    this.code = fields.code;
    this.errors = fields.errors;
    this.details = fields.details ?? [];
    this.status = fields.status;
    this.requestId = fields.requestId;
    this.retryAfterSeconds = fields.retryAfterSeconds ?? null;
  }
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
