import { ApiError } from '../../lib/api/failures/api-error.ts';

/** What the server said is wrong, line by line; `fallback` where it said nothing. */
export function playlistRefusal(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const isOurs = error.code === 'NETWORK' || error.code === 'UNKNOWN';
  return (isOurs ? '' : error.errors.join('\n')) || fallback;
}
