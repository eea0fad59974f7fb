import type { WrittenProblem } from '@stepwise/contracts/written';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badges/badge.tsx';
import { DifficultyBadge } from '../../../components/ui/badges/difficulty-badge.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';

type WrittenRowProps = {
  problem: WrittenProblem;
  onDelete: (problem: WrittenProblem) => void;
};

/** A problem with how it stands, and what its setter can do with it. */
export function WrittenRow({ problem, onDelete }: WrittenRowProps) {
  const { id, number, title, difficulty, isDraft = false, isOwn, updatedAt } = problem;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 grow basis-60">
        <p>
          <span className="me-2 text-sm text-muted tabular-nums">{number}</span>
          <Link to={paths.problem(id)} className="link-inline font-medium wrap-anywhere">
            {title}
          </Link>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge className={isDraft ? 'text-pending' : 'text-accepted'}>
            {isDraft ? 'Draft' : 'Published'}
          </Badge>
          <DifficultyBadge difficulty={difficulty} />
          <span>
            {isOwn ? '' : 'given to you, '}changed {formatDate(updatedAt)}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isDraft ? (
          <Link
            to={`${paths.editProblem(id)}#visibility`}
            className={buttonClass('neutral', 'sm')}
            aria-label={`Publish ${title}`}
          >
            <Eye className="size-4" aria-hidden="true" />
            Publish
          </Link>
        ) : null}
        <Link
          to={paths.editProblem(id)}
          className={buttonClass('neutral', 'sm')}
          aria-label={`Edit ${title}`}
        >
          <Pencil className="size-4" aria-hidden="true" />
          Edit
        </Link>
        {isDraft && isOwn ? (
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            aria-label={`Delete ${title}`}
            onClick={() => onDelete(problem)}
          >
            Delete
          </Button>
        ) : null}
      </div>
    </li>
  );
}
