import { describe, expect, it } from 'vitest';
import { calendarText, escapeText, foldLine, type CalendarEvent } from './calendar-text.ts';

const AT = new Date('2026-03-28T09:00:00Z');
const event: CalendarEvent = {
  uid: '2026-03-29-abc@reviews.stepwise',
  day: '2026-03-29',
  summary: 'Stepwise: solve 3 problems again',
  description: 'Begin',
  url: 'http://localhost:3000/review',
};

/** What a reader makes of the text: folded lines are one again. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a line', () => {
  it.each([
    ['nothing', '', ['']],
    ['as long as it may be', 'a'.repeat(75), ['a'.repeat(75)]],
    ['one longer', 'a'.repeat(76), ['a'.repeat(75), ' a']],
    ['three pieces', 'a'.repeat(150), ['a'.repeat(75), ` ${'a'.repeat(74)}`, ' a']],
    ['two octets at the end', `${'a'.repeat(74)}é`, ['a'.repeat(74), ' é']],
    ['four octets at the end', `${'a'.repeat(72)}🙂b`, ['a'.repeat(72), ' 🙂b']],
    ['four octets that fit', `${'a'.repeat(71)}🙂b`, [`${'a'.repeat(71)}🙂`, ' b']],
  ])('with %s is folded after 75 octets', (_what, line, pieces) => {
    expect(foldLine(line)).toBe(pieces.join('\r\n'));
  });

  it('is the same again, whatever is in it', () => {
    for (const character of ['a', 'é', '語', '🙂', '\\,', ' ']) {
      const line = `SUMMARY:${character.repeat(200)}`;
      const folded = foldLine(line);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
      const sizes = folded.split('\r\n').map((piece) => Buffer.byteLength(piece));
      expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
      expect(Buffer.from(folded).toString()).toBe(folded);
    }
  });
});

describe('a text', () => {
  it.each([
    ['plain: "as it is"', 'plain: "as it is"'],
    ['one, two; three', String.raw`one\, two\; three`],
    [String.raw`back\slash`, String.raw`back\\slash`],
    ['two\nlines', String.raw`two\nlines`],
    ['two\r\nlines, and\rthree', String.raw`two\nlines\, and\nthree`],
    ['a bell\u0007 and a NUL\u0000', 'a bell and a NUL'],
    ['a tab\tstays', 'a tab\tstays'],
    ['END:VEVENT\r\nBEGIN:VEVENT', String.raw`END:VEVENT\nBEGIN:VEVENT`],
  ])('%j is escaped', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });
});

describe('a calendar', () => {
  it('has a component even without events', () => {
    const lines = unfolded(calendarText({ name: 'School, Inc. reviews', at: AT, events: [] }));
    expect(lines.slice(0, 6)).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Stepwise//Reviews//EN'],
      ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH', String.raw`X-WR-CALNAME:School\, Inc. reviews`],
    ]);
    expect(lines).toContain('BEGIN:VTIMEZONE');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it.each([
    ['an ordinary day', '2026-05-10', '20260510', '20260511'],
    ['the day when clocks go forward', '2026-03-29', '20260329', '20260330'],
    ['the day when clocks go back', '2026-10-25', '20261025', '20261026'],
    ['the last of a year', '2026-12-31', '20261231', '20270101'],
    ['the 29th of February', '2028-02-29', '20280229', '20280301'],
  ])('has an event that is all of %s', (_what, day, from, until) => {
    const lines = unfolded(calendarText({ name: 'Reviews', at: AT, events: [{ ...event, day }] }));
    const begin = lines.indexOf('BEGIN:VEVENT');
    expect(lines.slice(begin, lines.indexOf('END:VEVENT') + 1)).toEqual([
      ...['BEGIN:VEVENT', `UID:${event.uid}`, 'DTSTAMP:20260328T090000Z'],
      ...[`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${until}`],
      ...['SUMMARY:Stepwise: solve 3 problems again', 'DESCRIPTION:Begin'],
      ...['URL:http://localhost:3000/review', 'TRANSP:TRANSPARENT', 'END:VEVENT'],
    ]);
  });

  it('ends every line with CR and LF', () => {
    const text = calendarText({ name: 'a\nb', at: AT, events: [event, event] });
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
