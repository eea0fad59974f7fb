import { languageLabel } from '@stepwise/contracts/language-list';
import type { SubmissionSummary } from '@stepwise/contracts/submission';
import { isVerdict } from '@stepwise/contracts/verdict-list';
import { Link } from 'react-router-dom';
import { PastTime } from '../../../components/ui/past-time.tsx';
import { VerdictBadge } from '../../../components/ui/badges/verdict-badge.tsx';
import { paths } from '../../../lib/paths.ts';
import { figuresLine } from '../submission-line.ts';

type RecentRowProps = { submission: SubmissionSummary; now: number };

export function RecentRow({ submission, now }: RecentRowProps) {
  const { id, problemId, problemTitle, status, language } = submission;
  const { createdAt, judgedAgain, replaced } = submission;
  const figures = figuresLine(submission);
  return (
    <li className="relative flex min-h-16 flex-wrap items-center gap-x-4 px-5 py-2.5 hover:bg-base-300/50">
      <span className={`size-2.5 shrink-0 rounded-full ${colour(status)}`} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-28">
        <Link
          to={paths.submission(problemId, id)}
          className="font-medium wrap-anywhere after:absolute after:inset-0 hover:text-primary focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
        >
          {problemTitle}
        </Link>
        <p className="text-sm text-muted tabular-nums">
          <PastTime at={createdAt} now={now} /> · {languageLabel(language)}
        </p>
      </div>
      <div className="ms-auto flex shrink-0 flex-col items-end text-sm">
        <VerdictBadge status={status} />
        {judgedAgain ? <p className="text-xs text-pending">Being judged again</p> : null}
        {replaced ? <p className="text-xs text-muted">Was {replaced.status}</p> : null}
        {figures ? <p className="text-muted tabular-nums">{figures}</p> : null}
      </div>
    </li>
  );
}

function colour(status: string): string {
  if (status === 'Accepted') return 'bg-accepted';
  return isVerdict(status) ? 'bg-rejected' : 'bg-muted';
}
