import type { Metrics } from '@stepwise/contracts/metrics';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { useMetricsStore } from '../metrics.store.ts';
import { useWhileVisible } from '../use-while-visible.ts';
import { AlertFacts } from './alert-facts.tsx';
import { Figures } from './figures.tsx';
import { DatabaseFacts, InstallationFacts } from './installation-facts.tsx';
import { JudgeServers } from './judge-servers.tsx';
import { MetricsSection } from './metrics-section.tsx';
import { Outdated } from './outdated.tsx';
import { VerdictTable } from './verdict-table.tsx';

const REFRESH_MS = 10_000;

/** How the installation does, kept up to date while somebody looks. */
export function MetricsView() {
  const { metrics, metricsError, load } = useMetricsStore();
  useWhileVisible(load, REFRESH_MS);

  if (metrics) {
    return (
      <>
        {metricsError ? (
          <div className="surface mb-3">
            <Outdated message={metricsError.message} onRetry={load} />
          </div>
        ) : null}
        <Loaded metrics={metrics} />
      </>
    );
  }
  if (metricsError) {
    return (
      <div className="surface">
        <ErrorState
          title="The figures could not be loaded"
          requestId={metricsError.requestId}
          onRetry={() => void load()}
        >
          {metricsError.message}
        </ErrorState>
      </div>
    );
  }
  return (
    <div role="status" className="grid gap-3 min-[20rem]:grid-cols-2 lg:grid-cols-4">
      <span className="sr-only">Loading figures...</span>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-28" />
      ))}
    </div>
  );
}

function Loaded({ metrics }: { metrics: Metrics }) {
  const { judging, judges, database, alerts } = metrics;
  return (
    <>
      <Figures metrics={metrics} />
      <MetricsSection title="Verdicts in 24 hours" className="mt-8">
        <VerdictTable judging={judging} />
      </MetricsSection>
      {judging.isMore ? (
        <p className="mt-2 text-sm text-muted">
          So many were sent in that only the newest are counted.
        </p>
      ) : null}
      <div className="mt-8 grid gap-8 lg:grid-cols-3 lg:gap-3">
        <MetricsSection title="Servers that judge">
          <JudgeServers judges={judges} />
        </MetricsSection>
        <MetricsSection title="Database">
          <DatabaseFacts database={database} />
        </MetricsSection>
        <MetricsSection title="Installation">
          <InstallationFacts metrics={metrics} />
        </MetricsSection>
      </div>
      <MetricsSection
        title="Alerts"
        description="What was sent to whoever looks after the site, by the server that answers, since it was started."
        className="mt-8"
      >
        <AlertFacts alerts={alerts} />
      </MetricsSection>
    </>
  );
}
