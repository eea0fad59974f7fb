import { Link } from 'react-router-dom';
import { buttonClass } from '../../../../components/ui/button.tsx';
import { EmptyState } from '../../../../components/ui/states/empty-state.tsx';
import { PagedStates } from '../../../../components/paged-states.tsx';
import { paths } from '../../../../lib/paths.ts';
import { useAuditStore } from '../audit.store.ts';
import { AuditRow } from './audit-row.tsx';

/** @param isFiltered whether there may be acts besides those that are found */
export function AuditList({ isFiltered }: { isFiltered: boolean }) {
  const list = useAuditStore();
  return (
    <PagedStates
      list={list}
      loading="Loading the audit log..."
      failed="The audit log could not be loaded"
      empty={isFiltered ? <NothingFound /> : <EmptyState title="Nothing was done yet" />}
    >
      {(events) => (
        <ol aria-label="Acts, newest first" className="divide-y divide-line text-sm">
          {events.map((event) => (
            <AuditRow key={event.id} event={event} />
          ))}
        </ol>
      )}
    </PagedStates>
  );
}

function NothingFound() {
  return (
    <EmptyState
      title="Nothing is found"
      action={
        <Link to={paths.audit} className={buttonClass('neutral')}>
          Clear filters
        </Link>
      }
    >
      No act fits all of these filters.
    </EmptyState>
  );
}
