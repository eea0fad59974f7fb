import toast from 'react-hot-toast';
import { ApiError } from './api-error.ts';

/**
 * Says that something was not done when the session ended on the way: the page is left for the sign-in,
 * and what was given here may not wait for its person (a password) or cannot (a file).
 */
export function tellUndone(error: unknown, words: string): void {
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') toast.error(words);
}
