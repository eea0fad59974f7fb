import type { ProblemListItem } from '@stepwise/contracts/problem';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { ProblemActions } from './problem-actions.tsx';
import { ProblemLink } from './problem-link.tsx';
import type { ProblemRowsProps } from './problem-table.tsx';
import { SaveButton } from './save-button.tsx';
import { SolvedMark } from './solved-mark.tsx';
import { TagList } from './tag-list.tsx';

type ProblemCardProps = Pick<ProblemRowsProps, 'onSave' | 'onDelete'> & {
  problem: ProblemListItem;
  isSolved: boolean;
};

/** A line of the list on a phone. */
export function ProblemCard({ problem, isSolved, onSave, onDelete }: ProblemCardProps) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2 p-4">
      <span className="mt-0.5">
        <SolvedMark isSolved={isSolved} />
      </span>
      <ProblemLink problem={problem} />
      <div className="row-span-2 -my-1.5 -me-2 flex flex-col">
        <SaveButton problem={problem} onSave={onSave} />
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-2">
        <DifficultyBadge difficulty={problem.difficulty} />
        <TagList tags={problem.tags} />
        {onDelete ? (
          <div className="basis-full">
            <ProblemActions problem={problem} onDelete={onDelete} />
          </div>
        ) : null}
      </div>
    </li>
  );
}
