import { dateOf, dayOf, weekStart } from './days.ts';

const WEEKS = 53;

export type DayCounts = ReadonlyMap<number, number>;

/** Submissions on each day of the reader's calendar; days without any are absent. */
export function countByDay(submissions: readonly { createdAt: string }[]): DayCounts {
  const counts = new Map<number, number>();
  for (const { createdAt } of submissions) {
    const day = dayOf(new Date(createdAt));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** The last year as weeks from Monday on; the last week ends with today. */
export function yearOfWeeks(today: number): number[][] {
  const first = weekStart(today) - (WEEKS - 1) * 7;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => first + week * 7 + weekday).filter(
      (day) => day <= today,
    ),
  );
}

/** Weeks in which a month starts, for the names above them. */
export function monthStarts(
  weeks: readonly (readonly number[])[],
): { week: number; day: number }[] {
  return weeks.flatMap((days, week) => {
    const day = days.find((candidate) => dateOf(candidate).getDate() === 1);
    return day === undefined ? [] : [{ week, day }];
  });
}

export type Streaks = { readonly current: number; readonly longest: number };

/**
 * Days in a row with a submission. The current streak stands until a whole day was missed: one that
 * reached yesterday can still be carried on today.
 */
export function streaks(counts: DayCounts, today: number): Streaks {
  let longest = 0;
  let run = 0;
  let previous: number | null = null;
  let current = 0;
  for (const day of [...counts.keys()].sort((left, right) => left - right)) {
    run = previous !== null && day === previous + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    if (day === today || day === today - 1) current = run;
    previous = day;
  }
  return { current, longest };
}

/** 0 for none to 4 for a busy day: how strong the day's colour is. */
export function intensityOf(count: number): 0 | 1 | 2 | 3 | 4 {
  if (count === 0) return 0;
  if (count === 1) return 1;
  if (count <= 3) return 2;
  return count <= 6 ? 3 : 4;
}
