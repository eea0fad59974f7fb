import { useDeferredValue, useEffect } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../components/ui/states/error-state.tsx';
import { PageTitle } from '../../components/ui/page/page-title.tsx';
import { useAuthStore } from '../../features/auth/auth.store.ts';
import { isMeant, useExploreStore } from '../../features/explore/explore.store.ts';
import { preloadEditor } from '../../features/workspace/editor/monaco/load-editor.ts';
import { WorkspaceSkeleton } from '../../features/workspace/layout/workspace-skeleton.tsx';
import { paths } from '../../lib/paths.ts';
import { VisitorPage } from '../visiting/visitor-page.tsx';

/** Who is signed in has the whole page of the problem. */
export function Component() {
  const { id = '' } = useParams();
  const user = useAuthStore((state) => state.authUser);
  return user ? <Navigate to={paths.problem(id)} replace /> : <Visit id={id} />;
}

function Visit({ id }: { id: string }) {
  const { problem: loaded, problemError, loadProblem } = useExploreStore();
  // Deferred, as on the page of who is signed in.
  const problem = useDeferredValue(loaded);

  useEffect(() => {
    void loadProblem(id);
  }, [loadProblem, id]);

  useEffect(preloadEditor, []);

  if (isMeant(problem, id)) return <VisitorPage key={problem.id} problem={problem} />;
  if (!problemError) return <WorkspaceSkeleton />;
  return (
    <div className="mx-auto max-w-2xl px-4 pt-28">
      {problemError.code === 'NOT_FOUND' ? (
        <>
          <PageTitle>Problem not found</PageTitle>
          <EmptyState
            isPage
            title="There is no such problem for visitors"
            action={
              <Link
                to={paths.login}
                state={{ from: paths.problem(id) }}
                className={buttonClass('neutral')}
              >
                Sign in
              </Link>
            }
          >
            It may be there once you are signed in, or the address has a typing error. There are{' '}
            <Link to={paths.explore} className="link-inline">
              other problems to try
            </Link>
            .
          </EmptyState>
        </>
      ) : (
        <ErrorState
          isPage
          title="The problem could not be loaded"
          requestId={problemError.requestId}
          onRetry={() => void loadProblem(id)}
        >
          {problemError.message}
        </ErrorState>
      )}
    </div>
  );
}
