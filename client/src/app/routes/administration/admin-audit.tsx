import { useEffect, useMemo } from 'react';
import { ExportCsv } from '../../../components/export-csv.tsx';
import { Page } from '../../../components/ui/page/page.tsx';
import { AccessDenied } from '../../../features/admin/components/access-denied.tsx';
import { AdminNav } from '../../../features/admin/components/admin-nav.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { filtersIn, paramsOf, wishOf } from '../../../features/people/audit/audit-filters.ts';
import { exportAudit } from '../../../features/people/audit/audit.api.ts';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { useAddressState } from '../../../lib/browser/use-address-state.ts';
import { useAuditStore } from '../../../features/people/audit/audit.store.ts';
import { AuditFilterForm } from '../../../features/people/audit/components/audit-filter-form.tsx';
import { AuditList } from '../../../features/people/audit/components/audit-list.tsx';

/** A pause in typing, after which is searched. */
const PAUSE_MS = 200;

export function Component() {
  const isAdmin = useAuthStore((state) => state.authUser?.role === 'ADMIN');
  const find = useAuditStore((state) => state.find);
  const [filters, change] = useAddressState(filtersIn, paramsOf);
  const wish = useMemo(() => wishOf(filters), [filters]);
  const isFiltered = Object.keys(wish).length > 0;
  const acts = useFocusWhenGone<HTMLDivElement>(isFiltered);
  const isTyped = filters.by !== '' || filters.about !== '';

  useEffect(() => {
    if (!isAdmin) return undefined;
    const timer = setTimeout(() => void find(wish), isTyped ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [isAdmin, find, wish, isTyped]);

  if (!isAdmin) return <AccessDenied />;
  return (
    <Page
      title="Audit Log"
      subtitle="What administrators did, and what was done to accounts"
      actions={<ExportCsv name="audit.csv" fetchCsv={() => exportAudit(wish)} />}
    >
      <AdminNav />
      <AuditFilterForm filters={filters} onChange={change} />
      <div ref={acts} tabIndex={-1} className="surface overflow-hidden outline-none">
        <AuditList isFiltered={isFiltered} />
      </div>
    </Page>
  );
}
