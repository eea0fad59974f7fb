import { JudgeUnavailableError, QueueFullError } from '../../../judge/engine.ts';
import { isDatabaseSlow, isDatabaseUnavailable } from '../../../lib/db/db.ts';

/** Failures of the judge, and deaths of the server, after which a submission is given up. */
export const MAX_FAILURES = 12;
export const MAX_CRASHES = 5;

const BACKOFF_MS = { first: 250, max: 30_000 };

/** Milliseconds before the next try, after so many failures before this one. */
export function backoffMs(failures: number): number {
  return Math.min(BACKOFF_MS.max, BACKOFF_MS.first * 2 ** failures);
}

/** Milliseconds to wait when nothing failed and only the time was wrong; undefined otherwise. */
export function politeDelay(error: unknown, isAbandoned: boolean): number | undefined {
  if (isAbandoned) return 0;
  if (error instanceof QueueFullError) return 1_000;
  if (error instanceof JudgeUnavailableError) return 10_000;
  // What the database was too slow for may be so each time: that is counted, and ends.
  if (isDatabaseUnavailable(error) && !isDatabaseSlow(error)) return 0;
  return undefined;
}
