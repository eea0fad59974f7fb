import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween } from './review-day.ts';

describe('the day of an instant', () => {
  it.each([
    ['UTC', '2026-03-04T03:59:59Z', '2026-03-03'],
    ['UTC', '2026-03-04T04:00:00Z', '2026-03-04'],
    ['Europe/Berlin', '2026-03-04T02:59:59Z', '2026-03-03'],
    ['Europe/Berlin', '2026-03-04T03:00:00Z', '2026-03-04'],
    ['Pacific/Auckland', '2026-03-04T14:59:59Z', '2026-03-04'],
    ['Pacific/Auckland', '2026-03-04T15:00:00Z', '2026-03-05'],
    ['America/Los_Angeles', '2026-01-01T11:59:59Z', '2025-12-31'],
    // The clocks go from two to three in the morning, and in autumn back.
    ['Europe/Berlin', '2026-03-29T01:59:59Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-29T02:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-10-25T02:59:59Z', '2026-10-24'],
    ['Europe/Berlin', '2026-10-25T03:00:00Z', '2026-10-25'],
  ])('in %s, %s is %s', (zone, instant, day) => {
    expect(dayOf(zone, new Date(instant))).toBe(day);
  });

  it.each([
    ['America, in spring', '2026-03-04'],
    ['Europe, in spring, and the south, in autumn', '2026-03-26'],
    ['the south, in spring', '2026-09-24'],
    ['Europe and America, in autumn', '2026-10-22'],
  ])(
    'is one and the same for a whole day, in every zone, when clocks change in %s',
    (_where, first) => {
      const zones = Intl.supportedValuesOf('timeZone');
      expect(zones.length).toBeGreaterThan(200);
      for (const zone of zones) {
        const days = new Map<string, number>();
        // Each hour of twelve days.
        const from = Date.parse(first);
        for (let step = 0; step < 288; step += 1) {
          const day = dayOf(zone, new Date(from + step * 3_600_000));
          days.set(day, (days.get(day) ?? 0) + 1);
        }
        const seen = [...days.keys()];
        expect(seen, zone).toEqual([...seen].sort());
        for (const [index, day] of seen.entries()) {
          if (index > 0) expect(daysBetween(seen[index - 1] ?? '', day), zone).toBe(1);
        }
        for (const hours of [...days.values()].slice(1, -1)) {
          // The station of Troll changes its clocks by two hours.
          expect(hours, zone).toBeGreaterThanOrEqual(22);
          expect(hours, zone).toBeLessThanOrEqual(26);
        }
      }
    },
  );
});

it('days are counted over months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(daysBetween('2027-01-02', '2026-12-30')).toBe(-3);
});
