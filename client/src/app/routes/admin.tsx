import { Page } from '../../components/ui/page.tsx';
import { AccessDenied } from '../../features/admin/components/access-denied.tsx';
import { AdminCards } from '../../features/admin/components/admin-cards.tsx';
import { InstallationState } from '../../features/admin/components/installation-state.tsx';
import { useAuthStore } from '../../features/auth/auth.store.ts';

export function Component() {
  const user = useAuthStore((state) => state.authUser);
  if (user?.role !== 'ADMIN') return <AccessDenied />;
  return (
    <Page title="Admin Panel" subtitle={`Signed in as ${user.name || user.email || 'Admin'}`}>
      <AdminCards />
      <InstallationState />
    </Page>
  );
}
