import { describe, expect, it } from 'vitest';
import { planDays, type CountOfDay } from './plan-days.ts';

const plan = { today: '2026-03-28', lastDay: '2026-04-05', perDay: 3, doneToday: 0 };
const days = (...counts: (readonly [day: string, count: number])[]): CountOfDay[] =>
  counts.map(([day, count]) => ({ day, count }));

describe('the days of somebody with three problems a day', () => {
  it.each<[string, CountOfDay[], Partial<typeof plan>, CountOfDay[]]>([
    ['have nothing without cards', [], {}, []],
    ['have what is due', days(['2026-03-28', 2]), {}, days(['2026-03-28', 2])],
    [
      'have what was due before on the first',
      days(['2026-03-20', 1], ['2026-03-28', 1]),
      {},
      days(['2026-03-28', 2]),
    ],
    [
      'leave what is too much to the next ones',
      days(['2026-03-28', 7], ['2026-03-29', 1]),
      {},
      days(['2026-03-28', 3], ['2026-03-29', 3], ['2026-03-30', 2]),
    ],
    ['are over for today', days(['2026-03-28', 2]), { doneToday: 3 }, days(['2026-03-29', 2])],
    [
      'are over after more than that',
      days(['2026-03-28', 1]),
      { doneToday: 9 },
      days(['2026-03-29', 1]),
    ],
    [
      'have gaps',
      days(['2026-03-28', 1], ['2026-04-01', 2]),
      {},
      days(['2026-03-28', 1], ['2026-04-01', 2]),
    ],
    ['end', days(['2026-04-05', 1], ['2026-04-06', 1]), {}, days(['2026-04-05', 1])],
  ])('%s', (_what, due, other, planned) => {
    expect(planDays(due, { ...plan, ...other })).toEqual(planned);
  });

  it('are as many as are looked at, however much is due', () => {
    const planned = planDays(days(['2020-01-01', 2_000]), { ...plan, perDay: 20 });
    expect(planned).toHaveLength(9);
    expect(planned.every(({ count }) => count === 20)).toBe(true);
  });
});
