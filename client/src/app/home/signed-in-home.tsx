import type { User } from '@stepwise/contracts/auth';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../components/ui/states/error-state.tsx';
import { PageTitle } from '../../components/ui/page/page-title.tsx';
import { Streak } from '../../features/dashboard/components/streak.tsx';
import { useStreak } from '../../features/dashboard/use-streak.ts';
import { useLearnStore } from '../../features/learn/learn.store.ts';
import { useProblemStore } from '../../features/problems/problem.store.ts';
import { useReviewListStore } from '../../features/review/review-list.store.ts';
import { useLastSubmissionStore } from '../../features/submissions/last-submission.store.ts';
import { useFocusWhenGone } from '../../lib/browser/focus/use-focus-when-gone.ts';
import { useNow } from '../../lib/browser/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { HomeBlocksSkeleton } from './home-skeleton.tsx';
import { whatsNext } from './next-action.ts';
import { NextActionCard } from './next-action-card.tsx';
import { Welcome } from './welcome.tsx';
import { YourPath } from './your-path.tsx';

/** Home of a person who is signed in: goes on where one was. */
export function SignedInHome({ user }: { user: User }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-28 pb-16 sm:px-6">
      <PageTitle />
      <h1 className="text-3xl font-bold wrap-anywhere">Hello, {user.name}</h1>
      {/* It comes later, and moves nothing. */}
      <div className="h-11">
        <Streak days={useStreak()} />
      </div>
      <Blocks user={user} />
      <ul className="mt-12 flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-6">
        <DueLink />
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-6 items-center link-inline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is to be solved again, where there is something. */
function DueLink() {
  const { list, getReviews } = useReviewListStore();
  useEffect(() => void getReviews(), [getReviews]);
  const count = list?.due.length ?? 0;
  if (count === 0) return null;
  return (
    <li>
      <Link to={paths.review} className="inline-flex min-h-6 items-center link-inline">
        {count === 1 ? '1 problem' : `${String(count)} problems`} due to be solved again today
      </Link>
    </li>
  );
}

const LINKS = [
  { to: paths.problems, label: 'All problems' },
  { to: paths.recentSubmissions, label: 'Recent submissions' },
  { to: `${paths.dashboard}?tab=playlists`, label: 'Your playlists' },
];

function Blocks({ user }: { user: User }) {
  const { problems, learningPaths, last, isReady, error, retry } = useHomeData();
  const now = useNow();
  const isNew = isReady && !user.preferences && last === null;
  const next = useFocusWhenGone<HTMLDivElement>(isNew);
  if (error) {
    return (
      <ErrorState
        title="What comes next could not be loaded"
        requestId={error.requestId}
        onRetry={retry}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (!isReady || !problems) {
    return (
      <div role="status">
        <span className="sr-only">Loading what comes next...</span>
        <HomeBlocksSkeleton />
      </div>
    );
  }
  const { action, path } = whatsNext({
    ...{ userId: user.id, problems, last },
    learningPaths: learningPaths ?? [],
    startPath: user.preferences?.startPath ?? null,
  });
  return (
    <>
      {isNew ? <Welcome learningPaths={learningPaths ?? []} /> : null}
      <div
        ref={next}
        tabIndex={-1}
        className="grid grid-cols-1 items-start gap-10 outline-none lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <NextActionCard action={action} userId={user.id} now={now} />
        {path ? <YourPath progress={path} /> : null}
      </div>
    </>
  );
}

/** Read anew at every visit. What was read before is shown meanwhile. */
function useHomeData() {
  const { problems, problemsError, getAllProblems } = useProblemStore();
  const { learningPaths, learningPathsError, getLearningPaths } = useLearnStore();
  const { last, isKnown, lastError, getLast } = useLastSubmissionStore();

  function retry() {
    void getAllProblems();
    void getLearningPaths();
    void getLast();
  }

  useEffect(() => {
    void getAllProblems();
    void getLearningPaths();
    void getLast();
  }, [getAllProblems, getLearningPaths, getLast]);

  return {
    problems,
    learningPaths,
    last,
    isReady: problems !== null && learningPaths !== null && isKnown,
    error:
      (problems ? null : problemsError) ??
      (learningPaths ? null : learningPathsError) ??
      (isKnown ? null : lastError),
    retry,
  };
}
