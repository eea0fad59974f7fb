import type { ProblemListItem } from '@stepwise/contracts/problem';
import { List } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorState } from '../../components/ui/states/error-state.tsx';
import { Skeleton } from '../../components/ui/loading/skeleton.tsx';
import { ProblemKind } from '../../features/learn/components/problem-kind.tsx';
import { ProblemLink } from '../../features/problems/components/problem-link.tsx';
import { SolvedMark } from '../../features/problems/components/solved-mark.tsx';
import { useProblemStore } from '../../features/problems/problem.store.ts';
import type { PathPlace } from './session/use-path-place.ts';

type ProblemSwitcherProps = { currentId: string; place: PathPlace | null };

/** The list of problems, without leaving the one that is open: those of its path first. */
export function ProblemSwitcher({ currentId, place }: ProblemSwitcherProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-square btn-sm text-muted hover:text-base-content"
        aria-label="List of problems"
        title="List of problems"
        onClick={() => setOpen(true)}
      >
        <List className="size-4.5" aria-hidden="true" />
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Problems">
        <Choice {...{ currentId, place }} onChoose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type ChoiceProps = ProblemSwitcherProps & { onChoose: () => void };

function Choice({ currentId, place, onChoose }: ChoiceProps) {
  const { problems, problemsError, getAllProblems } = useProblemStore();
  const [search, setSearch] = useState('');

  useEffect(() => {
    void getAllProblems();
  }, [getAllProblems]);

  if (!problems && problemsError) {
    return (
      <ErrorState title="The problems could not be loaded" onRetry={() => void getAllProblems()}>
        {problemsError.message}
      </ErrorState>
    );
  }
  if (!problems) return <Skeleton className="h-60" />;
  const wanted = search.trim().toLowerCase();
  const found = inOrder(problems, place?.problemIds ?? []).filter(({ title }) =>
    title.toLowerCase().includes(wanted),
  );
  return (
    <>
      <input
        type="search"
        aria-label="Search by title"
        placeholder="Search by title"
        className="input w-full border-field-line bg-base-100"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul aria-label="Problems" className="max-h-[50dvh] divide-y divide-line overflow-y-auto">
        {found.map((problem) => (
          <li
            key={problem.id}
            aria-current={problem.id === currentId || undefined}
            className="relative flex min-h-11 items-center gap-3 px-2 hover:bg-base-300/50 aria-[current]:bg-base-300"
          >
            <SolvedMark isSolved={problem.solvedBy.length > 0} isTried={problem.tried} />
            <span className="min-w-0 flex-1 truncate">
              <ProblemLink problem={problem} onChoose={onChoose} />
            </span>
            <ProblemKind problem={problem} />
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className="text-sm text-muted">No problems found</p> : null}
    </>
  );
}

/** The steps of the path in their order, then the others. */
function inOrder(problems: readonly ProblemListItem[], first: readonly string[]) {
  const rank = ({ id }: ProblemListItem) => {
    const index = first.indexOf(id);
    return index === -1 ? first.length : index;
  };
  return [...problems].sort((left, right) => rank(left) - rank(right));
}
