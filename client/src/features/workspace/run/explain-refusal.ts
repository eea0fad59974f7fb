import { ApiError } from '../../../lib/api/api-error.ts';

const TOAST = 'Error executing code';

/** The toast of a run that did not happen: the fixed words, then what the server said of it. */
export function explainRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return TOAST;
  const { message, retryAfterSeconds } = error;
  const again = retryAfterSeconds === null ? '' : ` Try again in ${String(retryAfterSeconds)} s.`;
  return `${TOAST}: ${message.replace(/[.!]?$/, '.')}${again}`;
}
