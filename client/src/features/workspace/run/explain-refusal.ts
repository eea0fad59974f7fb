import { ApiError } from '../../../lib/api/failures/api-error.ts';

const TOAST = 'Error executing code';

/** The toast of a run that did not happen: the fixed words, then what the server said of it. */
export function explainRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return TOAST;
  return `${TOAST}: ${error.message.replace(/[.!]?$/, '.')}`;
}
