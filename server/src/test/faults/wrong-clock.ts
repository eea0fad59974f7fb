import { afterEach, vi } from 'vitest';
import { dateOff } from './date-off.ts';

/**
 * Sets the date of this process off by so much, until the end of the test. It goes on from there, as
 * that of a machine does which somebody has set; `performance.now()` and timers do not notice, and
 * the database has its own.
 */
export function setClockOff(ms: number): void {
  vi.stubGlobal('Date', dateOff(ms));
}

afterEach(() => void vi.unstubAllGlobals());
