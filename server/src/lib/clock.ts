/**
 * The date of this machine, which somebody may set at any moment: for what libraries and names of files
 * want. Distances are measured with `performance.now()`, which only goes forward, and what several servers
 * share has the times of the database.
 */
export const systemClock = (): Date => new Date();

/** The date in so many milliseconds from now: for libraries that want one. */
export function inMs(ms: number): Date {
  return new Date(systemClock().getTime() + ms);
}

/** Milliseconds from now until a date that `inMs` has given. */
export function msUntil(date: Date): number {
  return date.getTime() - systemClock().getTime();
}
