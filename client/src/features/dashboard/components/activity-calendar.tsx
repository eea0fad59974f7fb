import { useEffect, useRef } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { intensityOf, monthStarts, type DayCounts } from '../activity.ts';
import { dateOf, weekdayOf } from '../days.ts';

const STEP = 14;
const CELL = 11;
const LEFT = 28;
const TOP = 18;

/** From an empty day to a busy one; strength, not hue, tells how busy. */
const FILL = [
  'fill-base-300 forced-colors:stroke-[GrayText]',
  'fill-primary/30',
  'fill-primary/55',
  'fill-primary/80',
  'fill-primary',
] as const;

const WEEKDAYS = [
  { name: 'Mon', row: 0 },
  { name: 'Wed', row: 2 },
  { name: 'Fri', row: 4 },
] as const;

const month = new Intl.DateTimeFormat('en', { month: 'short' });

type ActivityCalendarProps = { weeks: readonly (readonly number[])[]; counts: DayCounts };

export function ActivityCalendar({ weeks, counts }: ActivityCalendarProps) {
  const scroller = useRef<HTMLDivElement>(null);

  // Where the year does not fit, its end is what matters.
  useEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, []);

  return (
    <>
      <div
        ref={scroller}
        role="group"
        aria-label="Activity calendar"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable
        tabIndex={0}
        className="overflow-x-auto rounded-field"
      >
        <YearOfDays weeks={weeks} counts={counts} />
      </div>
      <Legend />
    </>
  );
}

/** A square for each day, a column for each week. */
function YearOfDays({ weeks, counts }: ActivityCalendarProps) {
  const width = LEFT + weeks.length * STEP;
  return (
    <svg
      viewBox={`0 0 ${String(width)} ${String(TOP + 7 * STEP)}`}
      className="w-full min-w-2xl"
      aria-hidden="true"
    >
      {monthStarts(weeks).map(({ week, day }) => (
        <text key={day} x={LEFT + week * STEP} y={11} className="fill-muted text-[10px]">
          {month.format(dateOf(day))}
        </text>
      ))}
      {WEEKDAYS.map(({ name, row }) => (
        <text key={name} x={0} y={TOP + row * STEP + 9} className="fill-muted text-[10px]">
          {name}
        </text>
      ))}
      {weeks.map((days, week) =>
        days.map((day) => {
          const count = counts.get(day) ?? 0;
          return (
            <rect
              key={day}
              x={LEFT + week * STEP}
              y={TOP + weekdayOf(day) * STEP}
              width={CELL}
              height={CELL}
              rx="2.5"
              className={FILL[intensityOf(count)]}
            >
              <title>{`${formatDate(dateOf(day).toISOString())}: ${submissionsIn(count)}`}</title>
            </rect>
          );
        }),
      )}
    </svg>
  );
}

/** What the strength of a square says. */
function Legend() {
  return (
    <p className="mt-3 flex items-center justify-end gap-1.5 text-xs text-muted">
      Less
      <svg viewBox="0 0 67 11" className="h-2.75" aria-hidden="true">
        {FILL.map((fill, index) => (
          <rect key={fill} x={index * STEP} width={CELL} height={CELL} rx="2.5" className={fill} />
        ))}
      </svg>
      More
    </p>
  );
}

function submissionsIn(count: number): string {
  if (count === 0) return 'no submissions';
  return count === 1 ? '1 submission' : `${String(count)} submissions`;
}
