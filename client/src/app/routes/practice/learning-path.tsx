import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { Page } from '../../../components/ui/page/page.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { PathIntroduction } from '../../../features/learn/components/path-introduction.tsx';
import { useLearnStore } from '../../../features/learn/learn.store.ts';
import { useProblemStore } from '../../../features/problems/problem.store.ts';
import { paths } from '../../../lib/paths.ts';

/** The introduction of the learning path that the address names. */
export function Component() {
  const { slug = '' } = useParams();
  const userId = useAuthStore((state) => state.authUser?.id) ?? '';
  const { learningPaths, learningPathsError, getLearningPaths } = useLearnStore();
  const { problems, getAllProblems } = useProblemStore();

  useEffect(() => {
    void getLearningPaths();
    void getAllProblems();
  }, [getLearningPaths, getAllProblems]);

  const path = learningPaths?.find((one) => one.slug === slug);
  if (path) {
    return (
      <Page title={path.title} subtitle={path.description} actions={<AllPaths />}>
        <PathIntroduction {...{ path, problems, userId }} />
      </Page>
    );
  }
  return (
    <Page title="Learning path" actions={<AllPaths />}>
      {learningPathsError ? (
        <ErrorState
          title="The introduction could not be loaded"
          requestId={learningPathsError.requestId}
          onRetry={() => void getLearningPaths()}
        >
          {learningPathsError.message}
        </ErrorState>
      ) : null}
      {learningPaths ? <EmptyState title="There is no such learning path" /> : null}
      {!learningPaths && !learningPathsError ? (
        <div role="status">
          <span className="sr-only">Loading the introduction...</span>
          <Skeleton className="h-72" />
        </div>
      ) : null}
    </Page>
  );
}

function AllPaths() {
  return (
    <Link to={paths.learn} className="link-inline">
      All learning paths
    </Link>
  );
}
