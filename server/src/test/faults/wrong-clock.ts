import { afterEach, vi } from 'vitest';

/**
 * Sets the date of this process off by so much, until the end of the test. It goes on from there, as
 * that of a machine does which somebody has set; `performance.now()` and timers do not notice, and
 * the database has its own.
 */
export function setClockOff(ms: number): void {
  const RealDate = Date;
  const now = (): number => RealDate.now() + ms;
  class WrongDate extends RealDate {
    constructor(...args: [] | ConstructorParameters<typeof RealDate>) {
      if (args.length === 0) super(now());
      else super(...args);
    }

    static override now = now;
  }
  vi.stubGlobal('Date', WrongDate);
}

afterEach(() => void vi.unstubAllGlobals());
