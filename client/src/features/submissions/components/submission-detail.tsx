import { languageLabel } from '@stepwise/contracts/language-list';
import type { Submission } from '@stepwise/contracts/submission';
import { isFinal } from '@stepwise/contracts/verdict-list';
import { ArrowLeft, Columns2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { submissionMemory, submissionTime } from '../submission-figures.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { JudgingNotes } from './judging-notes.tsx';

type SubmissionDetailProps = {
  submission: Submission;
  /** Address of the list. */
  backTo: string;
  onRestore: () => void;
  /** The result, as after the run; drawn by the page like the rest. */
  result: ReactNode;
  /** The code, drawn by the page: highlighting belongs to another feature. */
  children: ReactNode;
  /** The code beside that in the editor, drawn by the page as well. */
  comparison: ReactNode;
  /** The way to a verdict on the tests of today, where this is none. */
  runAgain: ReactNode;
};

export function SubmissionDetail({
  submission,
  backTo,
  onRestore,
  result,
  children,
  comparison,
  runAgain,
}: SubmissionDetailProps) {
  const { status, language, time, memory, createdAt } = submission;
  const [isComparing, setComparing] = useState(false);
  const figures = [
    ...(isFinal(status) ? [] : [status]),
    languageLabel(language),
    submissionTime(time),
    submissionMemory(memory),
    formatDateTime(createdAt),
  ];
  return (
    <div className="flex h-full min-h-96 flex-col">
      <div className="px-2 pt-1.5">
        <Link to={backTo} className={buttonClass('ghost', 'sm')}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          All submissions
        </Link>
      </div>
      <div className="px-4 pt-1 pb-3">
        <h2 className="sr-only">Submission</h2>
        <p className="mt-0.5 text-sm text-muted tabular-nums">{figures.join(' · ')}</p>
        <JudgingNotes submission={submission} />
        <div className="mt-3 flex flex-wrap gap-2">
          {runAgain}
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
      {isFinal(status) ? <div className="border-t border-line">{result}</div> : null}
      <div className="min-h-0 flex-1 border-t border-line">{children}</div>
      <CompareDialog open={isComparing} onClose={() => setComparing(false)}>
        {comparison}
      </CompareDialog>
    </div>
  );
}
