import type { ProblemListItem } from '@stepwise/contracts/problem';
import type { SubmissionSummary } from '@stepwise/contracts/submission';
import { useEffect } from 'react';
import { buttonClass } from '../../components/ui/button.tsx';
import { useLearnStore } from '../../features/learn/learn.store.ts';
import { useReviewListStore } from '../../features/review/review-list.store.ts';
import { GoOn } from './go-on.tsx';
import { whatsNext } from './next-action.ts';
import { kickerOf } from './next-action-card.tsx';

type NextStepProps = {
  userId: string;
  /** Null until known, as the submissions. */
  problems: readonly ProblemListItem[] | null;
  /** The latest first. */
  submissions: readonly SubmissionSummary[] | null;
};

/** What to solve next, in a line: the thing to do first where nothing is due to be solved again. */
export function NextStep({ userId, problems, submissions }: NextStepProps) {
  const { learningPaths, learningPathsError, getLearningPaths } = useLearnStore();
  const list = useReviewListStore((state) => state.list);
  useEffect(() => void getLearningPaths(), [getLearningPaths]);

  const known = learningPaths ?? (learningPathsError ? [] : null);
  if (!problems || !submissions || !known) return null;
  const last = submissions[0] ?? null;
  const { action } = whatsNext({ userId, problems, learningPaths: known, last });
  if (action.kind === 'done') return null;
  const isFirst = list?.due.length === 0;
  return (
    <section
      aria-label="Next"
      className="surface mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 p-5"
    >
      <p className="me-auto wrap-anywhere">
        <span className="block text-sm text-muted">{kickerOf(action)}</span>
        <span className="font-medium">{action.problem.title}</span>
      </p>
      <GoOn
        {...{ action, userId }}
        className={buttonClass(isFirst ? 'primary' : 'neutral', 'sm')}
      />
    </section>
  );
}
