import { languageLabel } from '@stepwise/contracts/language-list';
import type { Submission } from '@stepwise/contracts/submission';
import { Link } from 'react-router-dom';
import { PastTime } from '../../../components/ui/past-time.tsx';
import { VerdictBadge } from '../../../components/ui/badges/verdict-badge.tsx';
import { useNow } from '../../../lib/browser/use-now.ts';
import { submissionMemory, submissionTime } from '../submission-figures.ts';

type SubmissionListProps = {
  submissions: readonly Submission[];
  /** Address of the page of one. */
  addressOf: (id: string) => string;
};

/** Columns of their own where the pane has room; else they are a line below the status. */
const WIDE = 'px-2 @max-xl:hidden';
const FIGURE = `${WIDE} whitespace-nowrap`;

export function SubmissionList({ submissions, addressOf }: SubmissionListProps) {
  const now = useNow();
  return (
    <div className="@container">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Your submissions</caption>
        <thead className="sticky top-0 z-1 bg-base-200 text-xs text-muted">
          <tr className="shadow-[inset_0_-1px_var(--line)]">
            <Column className="ps-4">Status</Column>
            <Column className={WIDE}>Language</Column>
            <Column className={WIDE}>Time</Column>
            <Column className={WIDE}>Memory</Column>
            <Column className={`${WIDE} pe-4`}>Date</Column>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {submissions.map((submission) => (
            <Row key={submission.id} {...{ submission, now }} to={addressOf(submission.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { submission: Submission; to: string; now: number };

function Row({ submission, to, now }: RowProps) {
  const language = languageLabel(submission.language);
  const time = submissionTime(submission.time);
  const memory = submissionMemory(submission.memory);
  const date = <PastTime at={submission.createdAt} now={now} />;
  return (
    <tr className="relative hover:bg-base-300/50">
      <td className="px-2 py-2.5 ps-4">
        <Link
          to={to}
          className="flex after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
        >
          <VerdictBadge status={submission.status} />
        </Link>
        {submission.judgedAgain ? (
          <p className="mt-0.5 text-xs text-pending">Being judged again</p>
        ) : null}
        {submission.replaced ? (
          <p className="mt-0.5 text-xs text-muted">Was {submission.replaced.status}</p>
        ) : null}
        <p className="mt-0.5 text-xs text-muted @xl:hidden">
          {[language, time, memory].join(' · ')} · {date}
        </p>
      </td>
      <td className={FIGURE}>{language}</td>
      <td className={FIGURE}>{time}</td>
      <td className={FIGURE}>{memory}</td>
      <td className={`${WIDE} pe-4 text-muted`}>{date}</td>
    </tr>
  );
}

function Column({ children, className = '' }: { children: string; className?: string }) {
  return (
    <th scope="col" className={`px-2 py-2 font-medium ${className}`}>
      {children}
    </th>
  );
}
