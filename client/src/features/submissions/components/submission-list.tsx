import { languageLabel } from '@stepwise/contracts/language';
import type { Submission } from '@stepwise/contracts/submission';
import { VerdictBadge } from '../../../components/ui/verdict-badge.tsx';
import { formatDate } from '../../../lib/format.ts';
import { submissionMemory, submissionTime } from '../submission-figures.ts';

type SubmissionListProps = {
  submissions: readonly Submission[];
  onOpen: (id: string) => void;
};

export function SubmissionList({ submissions, onOpen }: SubmissionListProps) {
  return (
    <div className="@container">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Your submissions</caption>
        <thead className="sticky top-0 z-1 bg-base-200 text-xs text-muted">
          <tr className="shadow-[inset_0_-1px_var(--line)]">
            <Column className="ps-4">Status</Column>
            <Column>Language</Column>
            <Column className="@max-md:hidden">Time</Column>
            <Column className="@max-md:hidden">Memory</Column>
            <Column className="pe-4">Date</Column>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {submissions.map((submission) => (
            <Row key={submission.id} submission={submission} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ submission, onOpen }: { submission: Submission; onOpen: (id: string) => void }) {
  return (
    <tr className="relative h-11 hover:bg-base-300/50">
      <td className="px-2 ps-4">
        <button
          type="button"
          className="cursor-pointer after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
          onClick={() => onOpen(submission.id)}
        >
          <VerdictBadge status={submission.status} />
        </button>
      </td>
      <td className="px-2">{languageLabel(submission.language)}</td>
      <td className="px-2 whitespace-nowrap @max-md:hidden">{submissionTime(submission.time)}</td>
      <td className="px-2 whitespace-nowrap @max-md:hidden">
        {submissionMemory(submission.memory)}
      </td>
      <td className="px-2 pe-4 whitespace-nowrap text-muted">{formatDate(submission.createdAt)}</td>
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
