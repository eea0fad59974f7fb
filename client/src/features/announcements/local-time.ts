/** A moment as a field for date and time has it: in this browser's time zone, to the minute. */
export function toLocalTime(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The moment that such a field names; what is none is sent as it is, and refused with words. */
export function fromLocalTime(text: string): string {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}
