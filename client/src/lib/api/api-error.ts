import type { ErrorBody, ErrorCode } from '@stepwise/contracts/error';

/** `NETWORK`: no answer arrived. `UNKNOWN`: an answer that is not of the API, a proxy's page perhaps. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNKNOWN';

type ApiErrorFields = Omit<ErrorBody, 'code' | 'details'> & {
  code: ApiErrorCode;
  details?: ErrorBody['details'] | undefined;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  retryAfterSeconds?: number | null;
};

/** The one shape in which a failed call reaches the stores. Switch on `code`, show `message`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly errors: string[];
  readonly details: NonNullable<ErrorBody['details']>;
  readonly status: number;
  readonly requestId: string;
  /** When the server asked to be left alone for a while; null when it did not. */
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
  // Its other form, a date, is not one our server uses.
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
