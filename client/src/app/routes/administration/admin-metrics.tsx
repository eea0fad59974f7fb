import { Page } from '../../../components/ui/page/page.tsx';
import { AccessDenied } from '../../../features/admin/components/access-denied.tsx';
import { AdminNav } from '../../../features/admin/components/admin-nav.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { MetricsSection } from '../../../features/metrics/components/metrics-section.tsx';
import { MetricsView } from '../../../features/metrics/components/metrics-view.tsx';
import { ProblemFiguresList } from '../../../features/metrics/components/problem-figures-list.tsx';

export function Component() {
  const isAdmin = useAuthStore((state) => state.authUser?.role === 'ADMIN');

  if (!isAdmin) return <AccessDenied />;
  return (
    <Page title="Metrics" subtitle="How this installation does">
      <AdminNav />
      <MetricsView />
      <MetricsSection
        title="Problems"
        description="How many people tried each, and how often they sent something in until it was solved."
        className="mt-8"
      >
        <ProblemFiguresList />
      </MetricsSection>
    </Page>
  );
}
