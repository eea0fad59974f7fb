import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { useAdminStore } from '../admin.store.ts';
import { JudgeState } from './judge-state.tsx';

/** Whether this installation can judge, and what to do when it cannot. */
export function InstallationState() {
  const { readiness, readinessError, isReadinessLoading, getReadiness } = useAdminStore();

  useEffect(() => {
    void getReadiness();
  }, [getReadiness]);

  function content() {
    if (readinessError) {
      return (
        <ErrorState title="The judge's state is not known" onRetry={() => void getReadiness()}>
          {readinessError.message}
        </ErrorState>
      );
    }
    if (readiness) return <JudgeState readiness={readiness} />;
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">Asking the judge...</span>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-32" />
      </div>
    );
  }

  return (
    <section aria-labelledby="installation-heading" className="mt-12">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="installation-heading" className="text-xl font-semibold">
          Judge
        </h2>
        <Button
          variant="ghost"
          size="sm"
          busy={isReadinessLoading}
          icon={<RotateCw className="size-4" aria-hidden="true" />}
          onClick={() => void getReadiness()}
        >
          Refresh
        </Button>
      </div>
      {content()}
    </section>
  );
}
