import { afterEach, describe, expect, test, vi } from 'vitest';
import { countByDay, intensityOf, monthStarts, streaks, yearOfWeeks } from './activity.ts';
import { dateOf, dayOf, weekdayOf, weekStart } from './days.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const live = (zone: string) => vi.stubEnv('TZ', zone);
const at = (iso: string) => dayOf(new Date(iso));
const sent = (...moments: string[]) => countByDay(moments.map((createdAt) => ({ createdAt })));

describe('the day of an instant', () => {
  test.each([
    ['Pacific/Auckland', '2026-03-05'],
    ['Europe/Berlin', '2026-03-05'],
    ['UTC', '2026-03-04'],
    ['America/Los_Angeles', '2026-03-04'],
  ])('is that of the calendar in %s', (zone, day) => {
    live(zone);
    expect(at('2026-03-04T23:30:00Z')).toBe(Date.parse(day) / 86_400_000);
  });

  test.each([
    ['Europe/Berlin', '2026-03-29'],
    ['Europe/Berlin', '2026-10-25'],
    ['America/New_York', '2026-03-08'],
    ['America/Sao_Paulo', '2018-11-04'],
    ['Pacific/Apia', '2011-12-31'],
  ])('is one like any other when the clocks of %s change on %s', (zone, day) => {
    live(zone);
    const number = Date.parse(day) / 86_400_000;
    const date = dateOf(number);
    expect([date.getFullYear(), date.getMonth() + 1, date.getDate()]).toEqual(
      day.split('-').map(Number),
    );
    expect(dayOf(date)).toBe(number);
    expect(dayOf(dateOf(number + 1)) - dayOf(date)).toBe(1);
  });

  test('belongs to the week of its Monday', () => {
    live('Europe/Berlin');
    const [sunday, monday] = [at('2026-03-01T12:00:00Z'), at('2026-03-02T12:00:00Z')];
    expect([weekdayOf(sunday), weekdayOf(monday)]).toEqual([6, 0]);
    expect(weekStart(sunday)).toBe(monday - 7);
    expect(weekStart(monday)).toBe(monday);
  });
});

describe('the calendar', () => {
  test('counts submissions on the days of the reader', () => {
    live('America/Los_Angeles');
    const counts = sent('2026-03-05T07:59:00Z', '2026-03-05T08:00:00Z', '2026-03-05T20:00:00Z');
    expect([...counts.values()]).toEqual([1, 2]);
    live('UTC');
    const [day] = sent('2026-03-05T07:59:00Z', '2026-03-05T08:00:00Z').values();
    expect(day).toBe(2);
  });

  test('is a year of whole weeks that ends today, without a gap or a day twice', () => {
    live('Europe/Berlin');
    const today = at('2026-03-29T10:00:00Z');
    const days = yearOfWeeks(today).flat();
    expect(days.at(-1)).toBe(today);
    expect(days.length).toBeGreaterThanOrEqual(365);
    expect(days).toEqual(days.map((_, index) => (days[0] ?? 0) + index));
    expect(weekdayOf(days[0] ?? 1)).toBe(0);
  });

  test('names each of the last twelve months once', () => {
    live('UTC');
    const starts = monthStarts(yearOfWeeks(at('2026-11-21T00:00:00Z')));
    expect(starts).toHaveLength(12);
    expect(starts.map(({ day }) => dateOf(day).getDate())).toEqual(Array(12).fill(1));
  });

  test('shows busier days stronger', () => {
    expect([0, 1, 2, 3, 4, 6, 7, 99].map(intensityOf)).toEqual([0, 1, 2, 2, 3, 3, 4, 4]);
  });
});

describe('the streak', () => {
  const now = '2026-03-30T09:00:00Z';

  test('goes across a night on which the clocks change', () => {
    live('Europe/Berlin');
    const counts = sent('2026-03-28T22:30:00Z', '2026-03-29T20:00:00Z', '2026-03-29T22:30:00Z');
    // 28, 29 and, half an hour after midnight, 30 March.
    expect(streaks(counts, at(now))).toEqual({ current: 3, longest: 3 });
  });

  test('stands until a whole day was missed', () => {
    live('UTC');
    const counts = sent('2026-03-27T10:00:00Z', '2026-03-28T10:00:00Z', '2026-03-29T10:00:00Z');
    expect(streaks(counts, at('2026-03-30T23:59:00Z')).current).toBe(3);
    expect(streaks(counts, at('2026-03-31T00:00:00Z'))).toEqual({ current: 0, longest: 3 });
  });

  test('remembers the longest one, and is 0 for whoever has just arrived', () => {
    live('UTC');
    expect(streaks(new Map(), at(now))).toEqual({ current: 0, longest: 0 });
    const days = new Map([1, 2, 3, 4, 10, 11].map((day) => [day, 1]));
    expect(streaks(days, 11)).toEqual({ current: 2, longest: 4 });
  });
});
