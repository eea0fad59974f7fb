import { ApiError } from './api-error.ts';

/** What a store keeps of a failed load. An answer that breaks its contract is no less of a failure. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const message = 'The answer could not be read.';
  return new ApiError({ code: 'UNKNOWN', message, errors: [message], requestId: '', status: 0 });
}
