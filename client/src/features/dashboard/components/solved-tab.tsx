import type { SubmissionSummary } from '@stepwise/contracts/submission';
import { Search } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { useAddressState } from '../../../lib/browser/use-address-state.ts';
import { paths } from '../../../lib/paths.ts';
import { both } from '../both.ts';
import type { SolvedProblem } from '../dashboard.api.ts';
import { readSolvedQuery, selectSolved, writeSolvedQuery } from '../solved-query.ts';
import { solvedRows, type SolvedRow } from '../solved-rows.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { Loaded, type Remote } from './loaded.tsx';
import { SolvedTable } from './solved-table.tsx';

type SolvedTabProps = {
  solved: Remote<SolvedProblem[]>;
  submissions: Remote<SubmissionSummary[]>;
  onSave: (problem: { id: string; title: string }) => void;
};

export function SolvedTab({ solved, submissions, onSave }: SolvedTabProps) {
  return (
    <Loaded
      of={both(solved, submissions)}
      what="Your solved problems"
      skeleton={<ListSkeleton label="Loading solved problems..." />}
    >
      {([problems, all]) => <SolvedList problems={problems} submissions={all} onSave={onSave} />}
    </Loaded>
  );
}

type SolvedListProps = {
  problems: readonly SolvedProblem[];
  submissions: readonly SubmissionSummary[];
  onSave: (row: SolvedRow) => void;
};

function SolvedList({ problems, submissions, onSave }: SolvedListProps) {
  const id = useId();
  const [query, change] = useAddressState(readSolvedQuery, writeSolvedQuery);
  const rows = useMemo(() => solvedRows(problems, submissions), [problems, submissions]);
  const found = selectSolved(rows, query);

  return (
    <section>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">Solved Problems ({found.length})</h2>
        <div role="search" className="relative w-full sm:w-72">
          <label htmlFor={id} className="sr-only">
            Search problems
          </label>
          <Search
            className="pointer-events-none absolute inset-y-0 start-3 z-1 my-auto size-4 text-muted"
            aria-hidden="true"
          />
          <input
            id={id}
            type="search"
            className="input w-full border-field-line bg-base-100 ps-9"
            placeholder="Search problems..."
            value={query.search}
            onChange={(event) => change({ ...query, search: event.target.value })}
          />
        </div>
      </div>
      <div className="surface overflow-x-auto">
        {found.length > 0 ? (
          <SolvedTable rows={found} query={query} onSort={change} onSave={onSave} />
        ) : (
          <NothingFound hasSolved={rows.length > 0} search={query.search} />
        )}
      </div>
    </section>
  );
}

function NothingFound({ hasSolved, search }: { hasSolved: boolean; search: string }) {
  if (hasSolved) {
    return <EmptyState title="No problems found">No solved problem matches “{search}”.</EmptyState>;
  }
  return (
    <EmptyState
      title="No solved problems yet"
      action={
        <Link to={paths.problems} className={buttonClass('neutral')}>
          Find a problem
        </Link>
      }
    >
      The first one that passes all its tests appears here.
    </EmptyState>
  );
}
