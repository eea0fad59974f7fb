import { ApiError } from '../../../lib/api/failures/api-error.ts';

const TOAST = 'Error executing code';

/** The toast of a run that did not happen: the fixed words, then what the server said of it. */
export function explainRefusal(error: unknown): string {
  return error instanceof ApiError ? `${TOAST}: ${reasonOf(error)}` : TOAST;
}

/** Why a run did not happen, as a sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on this page.';
  return error.message.replace(/[.!]?$/, '.');
}
