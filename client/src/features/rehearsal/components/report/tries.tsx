import type { RehearsalProblem } from '@stepwise/contracts/rehearsal';
import { Link } from 'react-router-dom';
import { VerdictBadge } from '../../../../components/ui/badges/verdict-badge.tsx';
import { durationText } from '../../rehearsal-words.ts';

type Sent = Omit<RehearsalProblem['tries'][number], 'id'> & { readonly id?: string };

type TriesProps = {
  title: string;
  tries: readonly Sent[];
  /** When the rehearsal began. */
  startedAt: string;
  /** Where a program is shown. Others than its person have no such page. */
  pathOf?: (id: string) => string;
};

/** The programs that were sent in, with when that was. Nothing where there are none. */
export function Tries({ title, tries, startedAt, pathOf }: TriesProps) {
  if (tries.length === 0) return null;
  return (
    <ul aria-label={`Runs of ${title}`} className="flex flex-col gap-1.5 text-sm">
      {tries.map(({ id, status, passedCount, totalCount, createdAt }) => (
        <li
          key={id ?? createdAt}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums"
        >
          {id === undefined || !pathOf ? (
            <VerdictBadge status={status} />
          ) : (
            <Link to={pathOf(id)} className="link-inline">
              <VerdictBadge status={status} />
            </Link>
          )}
          <span>
            {passedCount} of {totalCount} tests
          </span>
          <span className="text-muted">after {afterText(startedAt, createdAt)}</span>
        </li>
      ))}
    </ul>
  );
}

function afterText(start: string, iso: string): string {
  return durationText(Math.max(0, Math.round((Date.parse(iso) - Date.parse(start)) / 1000)));
}
