import { languageLabel } from '@stepwise/contracts/language';
import type { Submission } from '@stepwise/contracts/submission';
import { ArrowLeft, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { VerdictBadge } from '../../../components/ui/verdict-badge.tsx';
import { formatDate } from '../../../lib/format.ts';
import { submissionMemory, submissionTime } from '../submission-figures.ts';

type SubmissionDetailProps = {
  submission: Submission;
  onBack: () => void;
  onRestore: () => void;
  /** The code, drawn by the page: highlighting belongs to another feature. */
  children: ReactNode;
};

export function SubmissionDetail({
  submission,
  onBack,
  onRestore,
  children,
}: SubmissionDetailProps) {
  const { status, language, time, memory, createdAt, passedCount, totalCount } = submission;
  const figures = [
    languageLabel(language),
    `${String(passedCount)} / ${String(totalCount)} tests`,
    submissionTime(time),
    submissionMemory(memory),
    formatDate(createdAt),
  ];
  return (
    <div className="flex h-full min-h-96 flex-col">
      <div className="flex items-center justify-between gap-2 px-2 py-1.5">
        <Button
          variant="ghost"
          size="sm"
          icon={<ArrowLeft className="size-4" aria-hidden="true" />}
          onClick={onBack}
        >
          All submissions
        </Button>
        <Button
          variant="neutral"
          size="sm"
          icon={<Undo2 className="size-4" aria-hidden="true" />}
          onClick={onRestore}
        >
          Restore into editor
        </Button>
      </div>
      <div className="px-4 pt-1 pb-3">
        <h2>
          <VerdictBadge status={status} />
        </h2>
        <p className="mt-0.5 text-sm text-muted tabular-nums">{figures.join(' · ')}</p>
      </div>
      <div className="min-h-0 flex-1 border-t border-line">{children}</div>
    </div>
  );
}
