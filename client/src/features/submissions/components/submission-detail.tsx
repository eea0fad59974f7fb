import { languageLabel } from '@stepwise/contracts/language-list';
import type { Submission } from '@stepwise/contracts/submission';
import { ArrowLeft, Columns2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { VerdictBadge } from '../../../components/ui/verdict-badge.tsx';
import { formatDate } from '../../../lib/format.ts';
import { submissionMemory, submissionTime } from '../submission-figures.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { JudgingNotes } from './judging-notes.tsx';

type SubmissionDetailProps = {
  submission: Submission;
  onBack: () => void;
  onRestore: () => void;
  /** The code, drawn by the page: highlighting belongs to another feature. */
  children: ReactNode;
  /** The code beside that in the editor, drawn by the page as well. */
  comparison: ReactNode;
};

export function SubmissionDetail({
  submission,
  onBack,
  onRestore,
  children,
  comparison,
}: SubmissionDetailProps) {
  const { status, language, time, memory, createdAt, passedCount, totalCount } = submission;
  const [isComparing, setComparing] = useState(false);
  const figures = [
    languageLabel(language),
    `${String(passedCount)} / ${String(totalCount)} tests`,
    submissionTime(time),
    submissionMemory(memory),
    formatDate(createdAt),
  ];
  return (
    <div className="flex h-full min-h-96 flex-col">
      <div className="px-2 pt-1.5">
        <Button
          variant="ghost"
          size="sm"
          icon={<ArrowLeft className="size-4" aria-hidden="true" />}
          onClick={onBack}
        >
          All submissions
        </Button>
      </div>
      <div className="px-4 pt-2 pb-4">
        <h2 className="text-lg">
          <VerdictBadge status={status} />
        </h2>
        <p className="mt-0.5 text-sm text-muted tabular-nums">{figures.join(' · ')}</p>
        <JudgingNotes submission={submission} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            variant="neutral"
            size="sm"
            icon={<Undo2 className="size-4" aria-hidden="true" />}
            onClick={onRestore}
          >
            Restore into editor
          </Button>
          <Button
            variant="neutral"
            size="sm"
            icon={<Columns2 className="size-4" aria-hidden="true" />}
            onClick={() => setComparing(true)}
          >
            Compare with editor
          </Button>
        </div>
      </div>
      <div className="min-h-0 flex-1 border-t border-line">{children}</div>
      <CompareDialog open={isComparing} onClose={() => setComparing(false)}>
        {comparison}
      </CompareDialog>
    </div>
  );
}
