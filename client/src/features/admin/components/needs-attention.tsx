import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { useUnreadStore } from '../../../lib/unread-messages.ts';
import { useAdminStore } from '../admin.store.ts';
import { type Point, pointsOf } from '../attention.ts';

/** The first thing on the page: what needs an administrator, or that nothing does. */
export function NeedsAttention() {
  const { readiness, readinessError } = useAdminStore();
  const unread = useUnreadStore((state) => state.unread);
  // What was well before need not be so now.
  if (readinessError) return null;
  if (!readiness) return <Skeleton className="mb-10 h-28 rounded-box" />;
  const points = pointsOf(readiness, unread);
  const isQuiet = points.length === 0;
  return (
    <section
      aria-labelledby="attention"
      className={`surface mb-10 border-s-4 p-5 sm:p-6 ${isQuiet ? 'border-s-accepted' : 'border-s-limit'}`}
    >
      <h2 id="attention" className="flex items-center gap-2.5 text-xl font-semibold">
        {isQuiet ? (
          <CircleCheck className="size-5 shrink-0 text-accepted" aria-hidden="true" />
        ) : (
          <TriangleAlert className="size-5 shrink-0 text-limit" aria-hidden="true" />
        )}
        {isQuiet ? 'Nothing needs attention' : 'Needs attention'}
      </h2>
      {isQuiet ? (
        <p className="mt-1 text-muted">
          Judge, database and disk are well{unread === null ? '' : ', and no message waits'}.
        </p>
      ) : (
        <ul className="mt-4 divide-y divide-line">
          {points.map((point) => (
            <PointRow key={point.title} point={point} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PointRow({ point: { title, lines, remedies = [], to } }: { point: Point }) {
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <h3 className="font-semibold">
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className="link-inline">
            {title}
          </Link>
        )}
      </h3>
      {lines.map((line) => (
        <p key={line} className="max-w-prose text-sm break-words text-muted">
          {line}
        </p>
      ))}
      {remedies.length > 0 ? (
        <ul aria-label="What to do" className="mt-1 list-disc ps-5 text-sm">
          {remedies.map((line) => (
            <li key={line} className="max-w-prose break-words">
              {line}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
