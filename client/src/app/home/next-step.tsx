import type { ProblemListItem } from '@stepwise/contracts/problem';
import type { SubmissionSummary } from '@stepwise/contracts/submission';
import { useEffect } from 'react';
import { buttonClass } from '../../components/ui/button.tsx';
import { useAuthStore } from '../../features/auth/auth.store.ts';
import { useLearnStore } from '../../features/learn/learn.store.ts';
import { useReviewListStore } from '../../features/review/review-list.store.ts';
import { GoOn } from './go-on.tsx';
import { type NextAction, whatsNext } from './next-action.ts';
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
  const startPath = useAuthStore(({ authUser }) => authUser?.preferences?.startPath ?? null);
  const list = useReviewListStore((state) => state.list);
  useEffect(() => void getLearningPaths(), [getLearningPaths]);

  const known = learningPaths ?? (learningPathsError ? [] : null);
  if (!problems || !submissions || !known) return null;
  const last = submissions[0] ?? null;
  const { action } = whatsNext({ userId, problems, learningPaths: known, last, startPath });
  if (action.kind === 'done') return null;
  return <Step {...{ action, userId }} isFirst={(list?.due.length ?? 0) === 0} />;
}

type StepProps = {
  action: Exclude<NextAction, { kind: 'done' }>;
  userId: string;
  /** Then it is the one block of the page that stands in a frame. */
  isFirst: boolean;
};

function Step({ action, userId, isFirst }: StepProps) {
  return (
    <section
      aria-label="Next"
      className={`mb-10 flex flex-wrap items-center gap-x-6 gap-y-3 ${isFirst ? 'surface border-s-4 border-s-primary p-6' : 'px-6'}`}
    >
      <p className="me-auto wrap-anywhere">
        <span className="block text-sm text-muted">{kickerOf(action)}</span>
        <span className={isFirst ? 'text-2xl font-bold tracking-tight' : 'font-medium'}>
          {action.problem.title}
        </span>
      </p>
      <GoOn {...{ action, userId }} className={buttonClass(isFirst ? 'primary' : 'neutral')} />
    </section>
  );
}
