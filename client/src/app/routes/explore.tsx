import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../components/ui/states/error-state.tsx';
import { PageTitle } from '../../components/ui/page/page-title.tsx';
import { Skeleton } from '../../components/ui/loading/skeleton.tsx';
import { ProblemChoice } from '../../features/explore/components/problem-choice.tsx';
import { useExploreStore } from '../../features/explore/explore.store.ts';
import { paths } from '../../lib/paths.ts';

/** A few problems for people who are not signed in. */
export function Component() {
  const isEmpty = useExploreStore((state) => state.choice?.length === 0);
  return (
    <div className="mx-auto max-w-3xl px-4 pt-28 pb-16 sm:px-6">
      <PageTitle>Try a problem</PageTitle>
      <h1 className="text-3xl font-bold">Try a problem</h1>
      {isEmpty ? null : (
        <p className="mt-3 mb-8 max-w-xl text-muted">
          Read one and write your program, without an account. It is still there when you sign in.
        </p>
      )}
      <Choice />
      {isEmpty ? null : (
        <p className="mt-8 text-sm text-muted">
          The{' '}
          <Link to={paths.problems} className="link-inline">
            whole problem set
          </Link>{' '}
          is for members.
        </p>
      )}
    </div>
  );
}

function Choice() {
  const { choice, choiceError, loadChoice } = useExploreStore();
  useEffect(() => {
    void loadChoice();
  }, [loadChoice]);

  if (choiceError) {
    return (
      <ErrorState
        title="The problems could not be loaded"
        requestId={choiceError.requestId}
        onRetry={() => void loadChoice()}
      >
        {choiceError.message}
      </ErrorState>
    );
  }
  if (!choice) return <ChoiceSkeleton />;
  if (choice.length > 0) return <ProblemChoice problems={choice} />;
  return (
    <EmptyState
      title="No problem is open to visitors here"
      action={
        <Link to={paths.login} state={{ from: paths.problems }} className={buttonClass('neutral')}>
          Sign in
        </Link>
      }
    >
      Members have the whole problem set.
    </EmptyState>
  );
}

function ChoiceSkeleton() {
  return (
    <div role="status" className="grid gap-3 sm:grid-cols-2">
      <span className="sr-only">Loading problems...</span>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </div>
  );
}
