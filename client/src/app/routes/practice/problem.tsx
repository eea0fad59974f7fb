import { useDeferredValue, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { PageTitle } from '../../../components/ui/page/page-title.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { useProblemStore } from '../../../features/problems/problem.store.ts';
import { WorkspaceSkeleton } from '../../../features/workspace/layout/workspace-skeleton.tsx';
import { preloadEditor } from '../../../features/workspace/editor/monaco/load-editor.ts';
import { paths } from '../../../lib/paths.ts';
import { SolvingPage } from '../../solving/solving-page.tsx';
import { useSealings } from '../../solving/session/use-seal-in-step.ts';

export function Component() {
  const { id = '' } = useParams();
  const userId = useAuthStore((state) => state.authUser?.id) ?? '';
  const { problem: loaded, problemError, getProblemById } = useProblemStore();
  // Deferred, so that React renders this largest page in slices; a store update would block.
  const problem = useDeferredValue(loaded);
  const sealings = useSealings(problem);

  useEffect(() => {
    void getProblemById(id);
  }, [getProblemById, id]);

  useEffect(preloadEditor, []);

  // The store may still hold the problem of an earlier visit.
  if (problem && (problem.id === id || problem.slug === id)) {
    const key = [userId, problem.id, sealings].join(' ');
    return <SolvingPage key={key} problem={problem} userId={userId} />;
  }
  if (!problemError) return <WorkspaceSkeleton />;
  return (
    <div className="mx-auto max-w-2xl px-4 pt-28">
      {problemError.code === 'NOT_FOUND' ? (
        <>
          <PageTitle>Problem not found</PageTitle>
          <EmptyState
            isPage
            title="There is no such problem"
            action={
              <Link to={paths.problems} className={buttonClass('neutral')}>
                Back to Problems
              </Link>
            }
          >
            It may have been removed, or the address has a typing error.
          </EmptyState>
        </>
      ) : (
        <ErrorState
          isPage
          title="The problem could not be loaded"
          requestId={problemError.requestId}
          onRetry={() => void getProblemById(id)}
        >
          {problemError.message}
        </ErrorState>
      )}
    </div>
  );
}
