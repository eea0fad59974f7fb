import { useEffect } from 'react';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Page } from '../../../components/ui/page/page.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { LearnSkeleton } from '../../../features/learn/components/learn-skeleton.tsx';
import { LearningPaths } from '../../../features/learn/components/learning-paths.tsx';
import { Levels } from '../../../features/learn/components/levels.tsx';
import { useProblemStore } from '../../../features/problems/problem.store.ts';

export function Component() {
  const userId = useAuthStore((state) => state.authUser?.id) ?? '';
  const startPath = useAuthStore((state) => state.authUser?.preferences?.startPath ?? null);
  const { problems, problemsError, getAllProblems } = useProblemStore();

  useEffect(() => {
    void getAllProblems();
  }, [getAllProblems]);

  function content() {
    if (problems) {
      return (
        <Levels problems={problems} userId={userId}>
          <LearningPaths {...{ problems, userId, startPath }} />
        </Levels>
      );
    }
    if (!problemsError) return <LearnSkeleton />;
    return (
      <ErrorState
        title="The levels could not be loaded"
        requestId={problemsError.requestId}
        onRetry={() => void getAllProblems()}
      >
        {problemsError.message}
      </ErrorState>
    );
  }

  return (
    <Page
      title="Learn"
      heading="Level-Based Learning"
      subtitle="One step after another, by subject or by level."
    >
      {content()}
    </Page>
  );
}
