const DAY_MS = 86_400_000;
/** What is solved after midnight belongs to the evening before. */
const DAY_BEGINS_AT_HOUR = 4;

/** A day of somebody's calendar, like "2026-03-29". */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();
/** There are fewer zones than that. */
const FORMATS_MAX = 1_000;

/** The day of an instant for somebody in a time zone: it begins at four in the morning of their clocks. */
export function dayOf(timeZone: string, instant: Date): Day {
  const parts = formatOf(timeZone).formatToParts(instant);
  const {
    year = '',
    month = '',
    day = '',
    hour = '',
  } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const date: Day = `${year.padStart(4, '0')}-${month}-${day}`;
  return Number(hour) < DAY_BEGINS_AT_HOUR ? addDays(date, -1) : date;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  if (formats.size >= FORMATS_MAX) formats.clear();
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  });
  formats.set(timeZone, format);
  return format;
}

export function addDays(day: Day, count: number): Day {
  return toDay(new Date(toDate(day).getTime() + count * DAY_MS));
}

/** From one day to another; negative when that is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((toDate(to).getTime() - toDate(from).getTime()) / DAY_MS);
}

/** As the database and the scheduler have a day: midnight in UTC. */
export function toDate(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function toDay(date: Date): Day {
  return date.toISOString().slice(0, 10);
}
