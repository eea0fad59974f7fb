import type { Problem } from '@stepwise/contracts/problem';
import type { Submission } from '@stepwise/contracts/submission';
import type { ReactNode } from 'react';
import { ForgetReviews } from '../../features/review/components/forget-reviews.tsx';
import { useEditorStore } from '../../features/workspace/editor/editor.store.ts';
import { NotesTab } from '../../features/workspace/notes/notes-tab.tsx';
import { OwnEditor } from '../../features/workspace/statement/own-editor.tsx';
import {
  type Help,
  type StatementTab,
  StatementTabs,
} from '../../features/workspace/statement/statement-tabs.tsx';
import { ProblemSubmissions } from './problem-submissions.tsx';

type ProblemStatementProps = {
  problem: Problem;
  userId: string;
  /** The last one, of this visit or an earlier one. */
  submission: Submission | null;
  above: ReactNode;
  active: StatementTab;
  onChange: (tab: StatementTab) => void;
  help: Help;
  /** See StatementTabs. */
  isPlain: boolean;
};

/** What is asked, and what this person has sent in and noted down about it. */
export function ProblemStatement({ userId, submission, above, ...tabs }: ProblemStatementProps) {
  const { problem } = tabs;
  const language = useEditorStore((state) => state.place?.language ?? null);
  return (
    <>
      {above}
      <StatementTabs
        {...tabs}
        isSolved={problem.solvedBy.length > 0 || submission?.status === 'Accepted'}
        notes={<NotesTab userId={userId} problemId={problem.id} />}
        ownEditor={<OwnEditor problem={problem} language={language} />}
        submissions={
          <ProblemSubmissions
            problem={problem}
            latestId={submission?.id ?? null}
            reviews={problem.isSealed === true ? null : <ForgetReviews problemId={problem.id} />}
          />
        }
      />
    </>
  );
}
