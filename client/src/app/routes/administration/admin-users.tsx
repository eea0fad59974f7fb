import { PEOPLE_FILTERS } from '@stepwise/contracts/people-limits';
import { useEffect } from 'react';
import { Page } from '../../../components/ui/page/page.tsx';
import { AccessDenied } from '../../../features/admin/components/access-denied.tsx';
import { AdminNav } from '../../../features/admin/components/admin-nav.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { ExportPeople } from '../../../features/people/components/export-people.tsx';
import { PeopleFilters } from '../../../features/people/components/people-filters.tsx';
import { PeopleList } from '../../../features/people/components/people-list.tsx';
import type { PeopleWish } from '../../../features/people/people.api.ts';
import { usePeopleStore } from '../../../features/people/people.store.ts';
import { useAddressState } from '../../../lib/browser/use-address-state.ts';

/** A pause in typing, after which is searched. */
const PAUSE_MS = 200;

function wishIn(params: URLSearchParams): PeopleWish {
  const only = PEOPLE_FILTERS.find((filter) => filter === params.get('only')) ?? 'ALL';
  return { search: params.get('search') ?? '', only };
}

function paramsOf({ search, only }: PeopleWish): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (only !== 'ALL') params.set('only', only);
  return params;
}

export function Component() {
  const isAdmin = useAuthStore((state) => state.authUser?.role === 'ADMIN');
  const find = usePeopleStore((state) => state.find);
  const [wish, change] = useAddressState(wishIn, paramsOf);
  const { search, only } = wish;

  useEffect(() => {
    if (!isAdmin) return undefined;
    const timer = setTimeout(() => void find({ search, only }), search === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAdmin, find, search, only]);

  if (!isAdmin) return <AccessDenied />;
  return (
    <Page
      title="Users"
      subtitle="Everybody who has an account here"
      actions={<ExportPeople wish={wish} />}
    >
      <AdminNav />
      <PeopleFilters wish={wish} onWish={change} />
      <div className="surface overflow-hidden">
        <PeopleList />
      </div>
    </Page>
  );
}
