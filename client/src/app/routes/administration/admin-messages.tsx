import { useEffect } from 'react';
import { Page } from '../../../components/ui/page/page.tsx';
import { AccessDenied } from '../../../features/admin/components/access-denied.tsx';
import { AdminNav } from '../../../features/admin/components/admin-nav.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { MessageList } from '../../../features/messages/components/message-list.tsx';
import { useMessagesStore } from '../../../features/messages/messages.store.ts';

export function Component() {
  const isAdmin = useAuthStore((state) => state.authUser?.role === 'ADMIN');
  const load = useMessagesStore((state) => state.findAgain);

  useEffect(() => {
    if (isAdmin) void load();
  }, [isAdmin, load]);

  if (!isAdmin) return <AccessDenied />;
  return (
    <Page title="Messages" subtitle="What people write on the contact page">
      <AdminNav />
      <MessageList />
    </Page>
  );
}
