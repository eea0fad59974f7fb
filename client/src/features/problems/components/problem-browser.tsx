import type { ProblemListItem } from '@stepwise/contracts/problem';
import { useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { readProblemQuery, selectProblems, tagsOf, writeProblemQuery } from '../problem-query.ts';
import { useProblemQuery } from '../use-problem-query.ts';
import { useRevealedRows } from '../use-revealed-rows.ts';
import { DeleteProblemDialog } from './delete-problem-dialog.tsx';
import { ProblemFilters } from './problem-filters.tsx';
import { ProblemRows } from './problem-rows.tsx';
import { RevealMore } from './reveal-more.tsx';

type ProblemBrowserProps = {
  /** Oldest first. */
  problems: readonly ProblemListItem[];
  userId: string;
  /** Administrators edit and delete. */
  isAdmin: boolean;
  onSave: (problem: ProblemListItem) => void;
};

const NOTHING_CHOSEN = readProblemQuery(new URLSearchParams());

/** The problem list with its search and filters. */
export function ProblemBrowser({ problems, userId, isAdmin, onSave }: ProblemBrowserProps) {
  const [query, changeQuery] = useProblemQuery();
  const [doomed, setDoomed] = useState<ProblemListItem | null>(null);
  const countRef = useRef<HTMLParagraphElement>(null);
  const tags = useMemo(() => tagsOf(problems), [problems]);
  const isSolved = useMemo(() => {
    return (problem: ProblemListItem) => problem.solvedBy.some((entry) => entry.userId === userId);
  }, [userId]);
  const found = useMemo(
    () => selectProblems(problems, query, isSolved),
    [problems, query, isSolved],
  );
  const list = `${writeProblemQuery(query).toString()} ${String(found.length)}`;
  const { count, showMore, endRef } = useRevealedRows(list, found.length);

  if (problems.length === 0) {
    return <EmptyState title="No problems found">The problem set is still empty.</EmptyState>;
  }
  return (
    <>
      <ProblemFilters query={query} tags={tags} onChange={changeQuery} />
      <p ref={countRef} role="status" tabIndex={-1} className="sr-only">
        {found.length === 1 ? '1 problem' : `${String(found.length)} problems`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title="No Problems Found"
          action={
            <Button variant="neutral" onClick={() => changeQuery(NOTHING_CHOSEN)}>
              Clear search and filters
            </Button>
          }
        >
          No problems match your filters. Try adjusting your search criteria.
        </EmptyState>
      ) : (
        <>
          <ProblemRows
            problems={found.slice(0, count)}
            isSolved={isSolved}
            query={query}
            onSort={changeQuery}
            onSave={onSave}
            onDelete={isAdmin ? setDoomed : null}
          />
          <RevealMore shown={count} total={found.length} onMore={showMore} endRef={endRef} />
        </>
      )}
      <DeleteProblemDialog
        problem={doomed}
        onClose={() => setDoomed(null)}
        returnFocusTo={countRef}
      />
    </>
  );
}
