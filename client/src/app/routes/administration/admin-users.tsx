import { PEOPLE_FILTERS } from '@stepwise/contracts/people-limits';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../components/ui/page/page.tsx';
import { AccessDenied } from '../../../features/admin/components/access-denied.tsx';
import { AdminNav } from '../../../features/admin/components/admin-nav.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { ExportPeople } from '../../../features/people/components/export-people.tsx';
import { PeopleFilters } from '../../../features/people/components/people-filters.tsx';
import { PeopleList } from '../../../features/people/components/people-list.tsx';
import type { PeopleWish } from '../../../features/people/people.api.ts';
import { usePeopleStore } from '../../../features/people/people.store.ts';

/** A pause in typing, after which is searched. */
const PAUSE_MS = 200;

export function Component() {
  const isAdmin = useAuthStore((state) => state.authUser?.role === 'ADMIN');
  const find = usePeopleStore((state) => state.find);
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const only = PEOPLE_FILTERS.find((filter) => filter === params.get('only')) ?? 'ALL';

  useEffect(() => {
    if (!isAdmin) return undefined;
    const timer = setTimeout(() => void find({ search, only }), search === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAdmin, find, search, only]);

  function wish(next: PeopleWish) {
    const wanted = {
      ...(next.search === '' ? {} : { search: next.search }),
      ...(next.only === 'ALL' ? {} : { only: next.only }),
    };
    setParams(wanted, { replace: true });
  }

  if (!isAdmin) return <AccessDenied />;
  return (
    <Page
      title="Users"
      subtitle="Everybody who has an account here"
      actions={<ExportPeople wish={{ search, only }} />}
    >
      <AdminNav />
      <PeopleFilters wish={{ search, only }} onWish={wish} />
      <div className="surface overflow-hidden">
        <PeopleList />
      </div>
    </Page>
  );
}
