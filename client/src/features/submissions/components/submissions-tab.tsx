import type { LanguageKey } from '@stepwise/contracts/language';
import type { Submission } from '@stepwise/contracts/submission';
import { PROBLEM_SUBMISSIONS_MAX } from '@stepwise/contracts/submission-limits';
import { isFinal } from '@stepwise/contracts/verdict-list';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSubmissionStore } from '../submission.store.ts';
import { SubmissionDetail } from './submission-detail.tsx';
import { SubmissionList } from './submission-list.tsx';
import { SubmissionListSkeleton } from './submission-list-skeleton.tsx';
import { useOpenSubmission } from './use-open-submission.ts';

const WAITING_REFRESH_MS = 3_000;
/** Judging again may take hours, and the verdict stands meanwhile. */
const JUDGED_AGAIN_REFRESH_MS = 30_000;

type SubmissionsTabProps = {
  problemId: string;
  /** Id of the last judged run; another one means that the list has grown. */
  latestId: string | null;
  /** The one to be shown in full; null for the list. */
  openId: string | null;
  /** Address of the problem's page, with the list on it. */
  listAddress: string;
  addressOf: (id: string) => string;
  renderResult: (submission: Submission) => ReactNode;
  renderCode: (submission: Submission) => ReactNode;
  renderComparison: (submission: Submission) => ReactNode;
  renderRunAgain: (submission: Submission) => ReactNode;
  onRestore: (language: LanguageKey, code: string) => void;
};

/** One's submissions to a problem, and one of them in full. */
export function SubmissionsTab({
  problemId,
  latestId,
  openId,
  listAddress,
  addressOf,
  renderResult,
  renderCode,
  renderComparison,
  renderRunAgain,
  onRestore,
}: SubmissionsTabProps) {
  const store = useSubmissionStore();
  const submissions = store.problemId === problemId ? store.submissions : null;
  const { opened, isMissing, error, retry } = useOpenSubmission(problemId, submissions, openId);
  useFreshList(problemId, latestId, submissions ?? []);

  if (opened) {
    return (
      <SubmissionDetail
        // Another one is another page: nothing chosen on the last is chosen here.
        key={opened.id}
        submission={opened}
        backTo={listAddress}
        result={renderResult(opened)}
        onRestore={() => onRestore(opened.language, opened.sourceCode)}
        comparison={renderComparison(opened)}
        runAgain={renderRunAgain(opened)}
      >
        {renderCode(opened)}
      </SubmissionDetail>
    );
  }
  if (isMissing) {
    return (
      <EmptyState
        title="There is no such submission"
        action={
          <Link to={listAddress} className={buttonClass('neutral', 'sm')}>
            All submissions
          </Link>
        }
      >
        It may belong to another account or another problem.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorState title="The submission could not be loaded" onRetry={retry}>
        {error.message}
      </ErrorState>
    );
  }
  // It is asked for by itself as soon as the list is there.
  if (openId !== null && submissions) return <SubmissionListSkeleton />;
  return <AllSubmissions {...{ problemId, submissions, addressOf }} />;
}

type AllSubmissionsProps = Pick<SubmissionsTabProps, 'problemId' | 'addressOf'> & {
  submissions: readonly Submission[] | null;
};

function AllSubmissions({ problemId, submissions, addressOf }: AllSubmissionsProps) {
  const { hasFailed, getSubmissionsForProblem } = useSubmissionStore();
  if (submissions) {
    return (
      <>
        {submissions.length > 0 ? (
          <SubmissionList submissions={submissions} addressOf={addressOf} />
        ) : (
          <EmptyState title="No submissions yet">Run your code and it appears here.</EmptyState>
        )}
        <BelowTheList shown={submissions.length} />
      </>
    );
  }
  if (!hasFailed) return <SubmissionListSkeleton />;
  return (
    <ErrorState
      title="Your submissions could not be loaded"
      onRetry={() => void getSubmissionsForProblem(problemId)}
    />
  );
}

/** Where older ones are, which one answer has no room for, and how many everybody has made. */
function BelowTheList({ shown }: { shown: number }) {
  const { count } = useSubmissionStore();
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-3 text-xs text-muted">
      {shown >= PROBLEM_SUBMISSIONS_MAX ? (
        <p>
          Your newest {PROBLEM_SUBMISSIONS_MAX}. All are among your{' '}
          <Link to={paths.recentSubmissions} className="link-inline">
            recent submissions
          </Link>
          .
        </p>
      ) : null}
      {count === null ? null : <p>Submissions by everybody: {count.toLocaleString('en')}</p>}
    </div>
  );
}

/** Asks for the list, again after each judged run, and now and then while something in it will change. */
function useFreshList(
  problemId: string,
  latestId: string | null,
  submissions: readonly Submission[],
): void {
  const { getSubmissionsForProblem, getSubmissionCountForProblem } = useSubmissionStore.getState();
  const refreshMs = refreshAfter(submissions);

  useEffect(() => {
    void getSubmissionsForProblem(problemId);
    void getSubmissionCountForProblem(problemId);
  }, [getSubmissionsForProblem, getSubmissionCountForProblem, problemId, latestId]);

  useEffect(() => {
    if (refreshMs === null) return undefined;
    const timer = setInterval(() => {
      // An answer that takes its time is waited for.
      const { isSubmissionsLoading } = useSubmissionStore.getState();
      if (!isSubmissionsLoading) void getSubmissionsForProblem(problemId);
    }, refreshMs);
    return () => clearInterval(timer);
  }, [refreshMs, getSubmissionsForProblem, problemId]);
}

/** Milliseconds until the list is asked for again; null when nothing in it will change by itself. */
function refreshAfter(submissions: readonly Submission[]): number | null {
  if (submissions.some(({ status }) => !isFinal(status))) return WAITING_REFRESH_MS;
  return submissions.some(({ judgedAgain }) => judgedAgain) ? JUDGED_AGAIN_REFRESH_MS : null;
}
