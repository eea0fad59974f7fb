import { useEffect } from 'react';
import { Page } from '../../../components/ui/page/page.tsx';
import { AccessDenied } from '../../../features/admin/components/access-denied.tsx';
import { AdminNav } from '../../../features/admin/components/admin-nav.tsx';
import { useAnnouncementsStore } from '../../../features/announcements/announcements.store.ts';
import { Announcing } from '../../../features/announcements/components/announcing.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';

export function Component() {
  const isAdmin = useAuthStore((state) => state.authUser?.role === 'ADMIN');
  const load = useAnnouncementsStore((state) => state.load);

  useEffect(() => {
    if (isAdmin) void load();
  }, [isAdmin, load]);

  if (!isAdmin) return <AccessDenied />;
  return (
    <Page title="Announcements" subtitle="What everybody should know, above every page">
      <AdminNav />
      <Announcing />
    </Page>
  );
}
