import { useEffect } from 'react';
import { Page } from '../../../components/ui/page/page.tsx';
import { AccessDenied } from '../../../features/admin/components/access-denied.tsx';
import { AdminNav } from '../../../features/admin/components/admin-nav.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { AboutSite } from '../../../features/settings/components/about-site.tsx';
import { AllSettings } from '../../../features/settings/components/all-settings.tsx';
import { useSettingsStore } from '../../../features/settings/settings.store.ts';
import { useSiteStore } from '../../../features/settings/site.store.ts';

export function Component() {
  const user = useAuthStore((state) => state.authUser);
  const isAdmin = user?.role === 'ADMIN';
  const load = useSettingsStore((state) => state.load);
  const { load: loadSite, forget: forgetSite } = useSiteStore.getState();

  useEffect(() => {
    if (!isAdmin) return undefined;
    void load();
    void loadSite();
    return forgetSite;
  }, [isAdmin, load, loadSite, forgetSite]);

  if (!isAdmin) return <AccessDenied />;
  return (
    <Page title="Settings" subtitle="How this installation is set up, and who has said so">
      <AdminNav />
      <div>
        <AboutSite />
      </div>
      <AllSettings email={user.email} />
    </Page>
  );
}
