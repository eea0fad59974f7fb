import type { LearningPath } from '@stepwise/contracts/learning-path';
import type { ProblemListItem } from '@stepwise/contracts/problem';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { useAddressState } from '../../../lib/browser/use-address-state.ts';
import { paths } from '../../../lib/paths.ts';
import { pickRandom } from '../pick-random.ts';
import {
  type Knowledge,
  type ProblemQuery,
  readProblemQuery,
  selectProblems,
  tagsOf,
  writeProblemQuery,
} from '../problem-query.ts';
import { useKnowledge } from '../use-knowledge.ts';
import { useRevealedRows } from '../use-revealed-rows.ts';
import { DeleteProblemDialog } from './delete-problem-dialog.tsx';
import { ProblemFilters } from './problem-filters.tsx';
import { ProblemRows } from './problem-rows.tsx';
import { RevealMore } from './reveal-more.tsx';

type ProblemBrowserProps = {
  /** In the order of their numbers. */
  problems: readonly ProblemListItem[];
  /** Null while they are not known: the list does without. */
  learningPaths: readonly LearningPath[] | null;
  userId: string;
  /** Whether the key `/` leads to the search. */
  hasSearchKey?: boolean;
  /** Administrators edit and delete. */
  isAdmin: boolean;
  onSave: (problem: ProblemListItem) => void;
};

const NOTHING_CHOSEN = readProblemQuery(new URLSearchParams());

/** The problem list with its search and filters. */
export function ProblemBrowser(props: ProblemBrowserProps) {
  const { problems, learningPaths, userId, hasSearchKey = true, isAdmin, onSave } = props;
  const [query, changeQuery] = useAddressState(readProblemQuery, writeProblemQuery);
  const navigate = useNavigate();
  const [doomed, setDoomed] = useState<ProblemListItem | null>(null);
  const knowledge = useKnowledge(userId, learningPaths, query.search);
  const countRef = useRef<HTMLParagraphElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const { found, tags } = useFound(problems, query, knowledge);
  const list = `${writeProblemQuery(query).toString()} ${String(found.length)}`;
  const { count, showMore, endRef } = useRevealedRows(list, found.length);

  function openRandom() {
    const picked = pickRandom(found, knowledge.isSolved);
    if (picked) void navigate(paths.problem(picked.id));
  }

  if (problems.length === 0) {
    return <EmptyState title="No problems found">The problem set is still empty.</EmptyState>;
  }
  return (
    <>
      <ProblemFilters
        searchRef={searchRef}
        query={query}
        tags={tags}
        tagsLeft={query.tags.length > 0 ? tagsOf(found) : tags}
        hasSearchKey={hasSearchKey}
        onChange={changeQuery}
        onRandom={found.length > 0 ? openRandom : null}
      />
      <p ref={countRef} role="status" tabIndex={-1} className="sr-only">
        {found.length === 1 ? '1 problem' : `${String(found.length)} problems`}
      </p>
      {found.length === 0 ? (
        <NothingFound onClear={() => changeQuery(NOTHING_CHOSEN)} searchRef={searchRef} />
      ) : (
        <>
          <ProblemRows
            problems={found.slice(0, count)}
            knowledge={knowledge}
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

/** What the query finds, and the tags of all problems. */
function useFound(problems: readonly ProblemListItem[], query: ProblemQuery, knowledge: Knowledge) {
  const tags = useMemo(() => tagsOf(problems), [problems]);
  const found = useMemo(
    () => selectProblems(problems, query, knowledge),
    [problems, query, knowledge],
  );
  return { found, tags };
}

type NothingFoundProps = { onClear: () => void; searchRef: RefObject<HTMLInputElement | null> };

function NothingFound({ onClear, searchRef }: NothingFoundProps) {
  /** The button goes with what it cleared: the keys go on in the search. */
  function clear() {
    onClear();
    searchRef.current?.focus();
  }
  return (
    <EmptyState
      title="No Problems Found"
      action={
        <Button variant="neutral" onClick={clear}>
          Clear search and filters
        </Button>
      }
    >
      No problems match your filters. Try adjusting your search criteria.
    </EmptyState>
  );
}
