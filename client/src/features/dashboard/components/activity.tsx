import type { SubmissionSummary } from '@stepwise/contracts/submission';
import { useMemo } from 'react';
import { countByDay, streaks, yearOfWeeks, type DayCounts } from '../activity.ts';
import { ActivityCalendar } from './activity-calendar.tsx';
import { ActivityTable } from './activity-table.tsx';

type ActivityProps = { submissions: readonly SubmissionSummary[]; today: number };

/** A year of days, and how many of them follow each other. */
export function Activity({ submissions, today }: ActivityProps) {
  const counts = useMemo(() => countByDay(submissions), [submissions]);
  const weeks = useMemo(() => yearOfWeeks(today), [today]);
  const { current, longest } = streaks(counts, today);
  const days = weeks.flat().filter((day) => counts.has(day));
  const figures = [
    ['Current streak', inDays(current)],
    ['Longest streak', inDays(longest)],
    ['Active days', String(days.length)],
    ['Submissions', String(sumOf(counts, days))],
  ] as const;
  return (
    <>
      <dl className="mb-5 grid grid-cols-2 gap-x-8 gap-y-3 max-[18rem]:grid-cols-1 sm:flex sm:flex-wrap sm:gap-x-12">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-xl font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <ActivityCalendar weeks={weeks} counts={counts} />
      <ActivityTable days={days} counts={counts} />
    </>
  );
}

function inDays(count: number): string {
  return count === 1 ? '1 day' : `${String(count)} days`;
}

function sumOf(counts: DayCounts, days: readonly number[]): number {
  return days.reduce((sum, day) => sum + (counts.get(day) ?? 0), 0);
}
