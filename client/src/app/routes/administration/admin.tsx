import { useEffect } from 'react';
import { Page } from '../../../components/ui/page/page.tsx';
import { AccessDenied } from '../../../features/admin/components/access-denied.tsx';
import { AdminCards } from '../../../features/admin/components/admin-cards.tsx';
import { AdminNav } from '../../../features/admin/components/admin-nav.tsx';
import { InstallationState } from '../../../features/admin/components/installation-state.tsx';
import { NeedsAttention } from '../../../features/admin/components/needs-attention.tsx';
import { Rejudgings } from '../../../features/admin/components/rejudgings.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { useProblemStore } from '../../../features/problems/problem.store.ts';

export function Component() {
  const user = useAuthStore((state) => state.authUser);
  const isAdmin = user?.role === 'ADMIN';
  const { problems, problemsError, getAllProblems } = useProblemStore();

  useEffect(() => {
    if (isAdmin) void getAllProblems();
  }, [isAdmin, getAllProblems]);

  if (!isAdmin) return <AccessDenied />;
  return (
    <Page title="Admin Panel" subtitle={`Signed in as ${user.name || user.email || 'Admin'}`}>
      <AdminNav />
      <NeedsAttention />
      <AdminCards />
      <InstallationState />
      <Rejudgings
        problems={problems}
        onRetry={problemsError ? () => void getAllProblems() : undefined}
      />
    </Page>
  );
}
