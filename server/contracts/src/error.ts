import { z } from 'zod';

/** Every code a failure can carry, with its HTTP status. Clients switch on the code. */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  /** To who was signed in until the account was suspended. */
  SUSPENDED_MEANWHILE: 401,
  FORBIDDEN: 403,
  ACCOUNT_SUSPENDED: 403,
  REGISTRATION_CLOSED: 403,
  BAD_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  CONFLICT: 409,
  OTHER_USER: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  WRONG_HOST: 421,
  REFERENCE_SOLUTION_FAILED: 422,
  LANGUAGE_UNAVAILABLE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  JUDGE_UNAVAILABLE: 503,
  /** Of a problem whose tests are still being made, after a start. */
  TESTS_NOT_READY: 503,
  DATABASE_UNAVAILABLE: 503,
  QUEUE_FULL: 503,
  SIGN_IN_UNAVAILABLE: 503,
  OVERLOADED: 503,
  /** Said by nginx in front of an API that is away. */
  RESTARTING: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

const errorCodes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The body of every failure. `message` can be shown to a person; `errors` says the same in lines. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  errors: z.array(z.string()),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});

export type ErrorBody = z.output<typeof errorBodySchema>;
