const DAY_MS = 86_400_000;
/** 1970-01-01, day 0, was a Thursday; weeks start on Monday. */
const FIRST_WEEKDAY = 3;

/**
 * The day of an instant in the reader's calendar, counted from 1970-01-01. Such numbers can be
 * subtracted and compared: a day that daylight saving made 23 or 25 hours long is still one.
 */
export function dayOf(instant: Date): number {
  return Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()) / DAY_MS;
}

/** Noon of that day in the reader's calendar, for showing it: midnight does not exist everywhere. */
export function dateOf(day: number): Date {
  const utc = new Date(day * DAY_MS);
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: number): number {
  return (day + FIRST_WEEKDAY) % 7;
}

/** The Monday of that day's week. */
export function weekStart(day: number): number {
  return day - weekdayOf(day);
}
