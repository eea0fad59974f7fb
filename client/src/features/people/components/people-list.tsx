import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import type { PeopleWish } from '../people.api.ts';
import { usePeopleStore } from '../people.store.ts';
import { PeopleTable } from './people-table.tsx';

export function PeopleList({ wish }: { wish: PeopleWish }) {
  const { people, peopleError, isLoading, nextCursor, find, findMore } = usePeopleStore();

  if (peopleError) {
    return (
      <ErrorState
        title="The users could not be loaded"
        requestId={peopleError.requestId}
        onRetry={() => void find(wish)}
      >
        {peopleError.message}
      </ErrorState>
    );
  }
  if (!people) {
    return (
      <div role="status" className="flex flex-col gap-3 p-5">
        <span className="sr-only">Loading users...</span>
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    );
  }
  if (people.length === 0)
    return <EmptyState title="Nobody is found">Try fewer letters.</EmptyState>;
  return (
    <div aria-busy={isLoading}>
      <PeopleTable people={people} />
      {nextCursor === null ? null : (
        <div className="flex justify-center border-t border-line p-3">
          <Button variant="ghost" size="sm" busy={isLoading} onClick={() => void findMore()}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}
