import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { PagedStates } from '../../../components/paged-states.tsx';
import { usePeopleStore } from '../people.store.ts';
import { PeopleTable } from './people-table.tsx';

export function PeopleList() {
  const list = usePeopleStore();
  return (
    <PagedStates
      list={list}
      loading="Loading users..."
      failed="The users could not be loaded"
      empty={<EmptyState title="Nobody is found">Try fewer letters.</EmptyState>}
    >
      {(people) => <PeopleTable people={people} />}
    </PagedStates>
  );
}
