import { ApiError, unreadableAnswer } from './api-error.ts';

/** What a store keeps of a failed load. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : unreadableAnswer();
}
