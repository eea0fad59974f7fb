import type { ReviewList } from '@stepwise/contracts/review';
import { formatDate } from '../../../lib/format.ts';
import { inDays } from '../review-words.ts';

/** How many problems are due on the next days. */
export function Upcoming({ list }: { list: ReviewList }) {
  const { upcoming, today, laterCount } = list;
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming" className="mb-3 text-lg font-semibold">
        The next two weeks
      </h2>
      {laterCount > 0 ? (
        <p className="mb-3 text-sm text-muted">
          {laterCount === 1 ? '1 more can wait' : `${String(laterCount)} more can wait`} for a day
          with room.
        </p>
      ) : null}
      {upcoming.length === 0 ? (
        <p className="text-sm text-muted">Nothing is due.</p>
      ) : (
        <ul className="flex flex-col gap-1.5 text-sm tabular-nums">
          {upcoming.map(({ day, count }) => (
            <li key={day} className="flex items-baseline justify-between gap-4">
              <span title={formatDate(`${day}T12:00:00`)}>{inDays(today, day)}</span>
              <span className="text-muted">
                {count === 1 ? '1 problem' : `${String(count)} problems`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
