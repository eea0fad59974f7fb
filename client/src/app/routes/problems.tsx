import { useEffect } from 'react';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Page } from '../../components/ui/page.tsx';
import { useAuthStore } from '../../features/auth/auth.store.ts';
import { ProblemBrowser } from '../../features/problems/components/problem-browser.tsx';
import { ProblemListSkeleton } from '../../features/problems/components/problem-list-skeleton.tsx';
import { useProblemStore } from '../../features/problems/problem.store.ts';

export function Component() {
  const userId = useAuthStore((state) => state.authUser?.id);
  const { problems, problemsError, getAllProblems } = useProblemStore();

  useEffect(() => {
    void getAllProblems();
  }, [getAllProblems]);

  function content() {
    // A list that was loaded before is shown at once, and replaced when the new one is here.
    if (problems) return <ProblemBrowser problems={problems} userId={userId ?? ''} />;
    if (!problemsError) return <ProblemListSkeleton />;
    return (
      <ErrorState
        title="The problems could not be loaded"
        requestId={problemsError.requestId}
        onRetry={() => void getAllProblems()}
      >
        {problemsError.message}
      </ErrorState>
    );
  }

  return <Page title="Problem Set">{content()}</Page>;
}
