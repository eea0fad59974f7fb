import type { ProblemListItem } from '@stepwise/contracts/problem';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';

type ProblemActionsProps = {
  problem: ProblemListItem;
  onDelete: (problem: ProblemListItem) => void;
};

const LOOK = 'btn btn-ghost btn-square btn-sm size-9 text-muted';

/** What administrators do with a problem. Lies above the link that covers its row. */
export function ProblemActions({ problem, onDelete }: ProblemActionsProps) {
  return (
    <span className="relative z-1 -ms-2.5 inline-flex">
      <Link
        to={paths.editProblem(problem.id)}
        className={`${LOOK} hover:text-base-content`}
        aria-label={`Edit ${problem.title}`}
      >
        <Pencil className="size-4" aria-hidden="true" />
      </Link>
      <button
        type="button"
        className={`${LOOK} hover:text-rejected`}
        aria-label={`Delete ${problem.title}`}
        onClick={() => onDelete(problem)}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </button>
    </span>
  );
}
