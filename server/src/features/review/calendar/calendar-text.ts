/** A day with something to do on it. */
export type CalendarEvent = {
  /** The same for the same event, each time; unlike that of any other in the world. */
  readonly uid: string;
  /** Like "2026-03-29". */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
};

type Calendar = {
  readonly name: string;
  /** When what it says was so. */
  readonly at: Date;
  readonly events: readonly CalendarEvent[];
};

/** Octets of a line, without its end. */
const LINE_MAX = 75;
const DAY_MS = 86_400_000;

/** A calendar needs one component at least: this is it on days without events. */
const UTC = [
  ...['BEGIN:VTIMEZONE', 'TZID:UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
];

/** The text of a calendar, as RFC 5545 has it. Days are days, wherever its reader is: no clock changes them. */
export function calendarText({ name, at, events }: Calendar): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Stepwise//Reviews//EN'],
    ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH', `X-WR-CALNAME:${escapeText(name)}`],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H'],
    ...UTC,
    ...events.flatMap((event) => eventLines(event, at)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines({ uid, day, summary, description, url }: CalendarEvent, at: Date): string[] {
  const begin = new Date(`${day}T00:00:00Z`);
  return [
    ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTAMP:${digits(at).slice(0, 15)}Z`],
    `DTSTART;VALUE=DATE:${digits(begin).slice(0, 8)}`,
    `DTEND;VALUE=DATE:${digits(new Date(begin.getTime() + DAY_MS)).slice(0, 8)}`,
    ...[`SUMMARY:${escapeText(summary)}`, `DESCRIPTION:${escapeText(description)}`],
    // It is something to do at any time of the day, and keeps nobody from anything else.
    ...[`URL:${url}`, 'TRANSP:TRANSPARENT', 'END:VEVENT'],
  ];
}

/** Like "20260329T080000.000Z". */
function digits(date: Date): string {
  return date.toISOString().replace(/[-:]/g, '');
}

/** A value of type TEXT. Other control characters have no place in one. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A line in pieces of 75 octets, each further one after a space. No character is cut in two. */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_MAX) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}
