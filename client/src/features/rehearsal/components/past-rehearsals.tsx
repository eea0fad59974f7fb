import type { PastRehearsal } from '@stepwise/contracts/rehearsal';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { durationText, spentSeconds } from '../rehearsal-words.ts';

/** Those that are over; each leads to its report. */
export function PastRehearsals({ past }: { past: readonly PastRehearsal[] }) {
  return (
    <section aria-labelledby="past-rehearsals">
      <h2 id="past-rehearsals" className="mb-3 text-lg font-semibold">
        Earlier rehearsals
      </h2>
      {past.length === 0 ? (
        <p className="text-sm text-muted">Their reports will be here.</p>
      ) : (
        <ul className="surface divide-y divide-line">
          {past.map((one) => (
            <li key={one.id} className="relative px-4 py-3 hover:bg-base-300/50">
              <Link
                to={paths.rehearsalReport(one.id)}
                className="font-medium tabular-nums after:absolute after:inset-0 hover:text-primary focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
              >
                {formatDateTime(one.startedAt)}
              </Link>
              <p className="text-sm text-muted tabular-nums">
                {one.acceptedCount} of {one.problemCount} accepted in{' '}
                {durationText(spentSeconds(one))} of {one.minutes} min
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
