import type { DueReview, ReviewList } from '@stepwise/contracts/review';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { showUndo } from '../../../components/ui/show-undo.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { useFocusAfterRemoval } from '../../../lib/browser/focus/use-focus-after-removal.ts';
import { paths } from '../../../lib/paths.ts';
import { useReviewListStore } from '../review-list.store.ts';
import { inDays, solvedAgo } from '../review-words.ts';

/** Today's problems, the least certain first. */
export function DueList({ list }: { list: ReviewList }) {
  const place = useFocusAfterRemoval<HTMLDivElement>(list.due.map(({ id }) => id));
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {list.due.length === 0 ? (
        <NothingDue list={list} />
      ) : (
        <ul aria-label="Due today" className="surface divide-y divide-line">
          {list.due.map((problem, index) => (
            <DueRow key={problem.id} problem={problem} today={list.today} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </div>
  );
}

type DueRowProps = { problem: DueReview; today: string; isFirst: boolean };

function DueRow({ problem, today, isFirst }: DueRowProps) {
  const { bury, suspend, resume } = useReviewListStore();
  const { id, title, number, lastReview } = problem;

  async function leaveOut() {
    if (!(await suspend(id))) return;
    showUndo(`${title} does not come back`, () => void resume(id), `undo-${id}`);
  }

  return (
    <li data-row={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted tabular-nums">
          Problem {number}, {solvedAgo(today, lastReview)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <LeaveOut what="Not today" title={title} onLeaveOut={() => void bury(id)} />
        <LeaveOut what="Never again" title={title} onLeaveOut={() => void leaveOut()} />
        <Link
          to={paths.reviewOf(id)}
          className={buttonClass(isFirst ? 'primary' : 'neutral', 'sm')}
          aria-label={`Solve again: ${title}`}
        >
          Solve again
        </Link>
      </div>
    </li>
  );
}

type LeaveOutProps = { what: string; title: string; onLeaveOut: () => void };

/** A second click, or a key that is held, would meet the row that has come into this one's place. */
function LeaveOut({ what, title, onLeaveOut }: LeaveOutProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`${what}: ${title}`}
      onClick={({ detail }) => {
        if (detail <= 1) onLeaveOut();
      }}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
    >
      {what}
    </Button>
  );
}

function NothingDue({ list }: { list: ReviewList }) {
  const { cardCount, upcoming, today, doneToday, settings } = list;
  const [next] = upcoming;
  if (settings.pausedUntil !== null && settings.pausedUntil > today) {
    return (
      <EmptyState title="Reviews are paused">
        They go on {inDays(today, settings.pausedUntil)}. Nothing is lost meanwhile.
      </EmptyState>
    );
  }
  if (cardCount === 0) {
    return (
      <EmptyState
        title="Nothing to review yet"
        action={
          <Link to={paths.problems} className={buttonClass('primary')}>
            Solve a problem
          </Link>
        }
      >
        A problem that you have solved comes back here when you are about to forget it.
      </EmptyState>
    );
  }
  return (
    <EmptyState title={doneToday > 0 ? 'Done for today' : 'Nothing is due today'}>
      {next ? `The next one is due ${inDays(today, next.day)}.` : 'The next weeks are free.'}
    </EmptyState>
  );
}
