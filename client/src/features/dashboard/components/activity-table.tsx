import { formatDate } from '../../../lib/format.ts';
import type { DayCounts } from '../activity.ts';
import { dateOf } from '../days.ts';

type ActivityTableProps = { days: readonly number[]; counts: DayCounts };

/** The calendar in words, for those who cannot see it: the days that have something to tell. */
export function ActivityTable({ days, counts }: ActivityTableProps) {
  return (
    <div className="sr-only">
      {days.length === 0 ? (
        <p>No submissions in the last year.</p>
      ) : (
        <table>
          <caption>Submissions per day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Submissions</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => (
              <tr key={day}>
                <th scope="row">{formatDate(dateOf(day).toISOString())}</th>
                <td>{counts.get(day)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
