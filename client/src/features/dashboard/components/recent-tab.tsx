import type { SubmissionSummary } from '@stepwise/contracts/submission';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { useNow } from '../../../lib/browser/use-now.ts';
import { paths } from '../../../lib/paths.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { Loaded, type Remote } from './loaded.tsx';
import { RecentRow } from './recent-row.tsx';

const ROWS_PER_STEP = 20;

export function RecentTab({ submissions }: { submissions: Remote<SubmissionSummary[]> }) {
  const [shown, setShown] = useState(ROWS_PER_STEP);
  const now = useNow();
  return (
    <Loaded
      of={submissions}
      what="Your submissions"
      skeleton={<ListSkeleton label="Loading submissions..." />}
    >
      {(all) => (
        <section>
          <h2 className="mb-5 text-xl font-semibold">Recent Submissions</h2>
          <div className="surface overflow-hidden">
            {all.length === 0 ? (
              <NoSubmissions />
            ) : (
              <ul className="divide-y divide-line" aria-label="Submissions, newest first">
                {all.slice(0, shown).map((submission) => (
                  <RecentRow key={submission.id} {...{ submission, now }} />
                ))}
              </ul>
            )}
          </div>
          {all.length > shown ? (
            <div className="mt-3 flex items-center justify-between gap-4 text-sm">
              <p className="text-muted tabular-nums">
                {shown} of {all.length}
              </p>
              <Button variant="ghost" size="sm" onClick={() => setShown(shown + ROWS_PER_STEP)}>
                Show {Math.min(ROWS_PER_STEP, all.length - shown)} more
              </Button>
            </div>
          ) : null}
        </section>
      )}
    </Loaded>
  );
}

function NoSubmissions() {
  return (
    <EmptyState
      title="No submissions yet"
      action={
        <Link to={paths.problems} className={buttonClass('neutral')}>
          Find a problem
        </Link>
      }
    >
      Run your code on a problem and it appears here.
    </EmptyState>
  );
}
