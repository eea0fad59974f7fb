import { ApiError } from './api-error.ts';

/** The error that a store keeps of a failed load. A response that breaks its contract is one too. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const message = 'The answer could not be read.';
  return new ApiError({ code: 'UNKNOWN', message, errors: [message], requestId: '', status: 0 });
}
