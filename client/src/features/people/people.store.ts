import type { Person } from '@stepwise/contracts/people';
import { createPagedList } from '../../lib/api/paged-list.ts';
import { listPeople, type PeopleWish } from './people.api.ts';

export const usePeopleStore = createPagedList<Person, PeopleWish>(
  ({ search, only }, cursor) =>
    listPeople({ search, only, ...(cursor === null ? {} : { cursor }) }),
  { search: '', only: 'ALL' },
);
