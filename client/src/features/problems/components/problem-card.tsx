import type { ProblemListItem } from '@stepwise/contracts/problem';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { ProblemLink } from './problem-link.tsx';
import { SolvedMark } from './solved-mark.tsx';
import { TagList } from './tag-list.tsx';

type ProblemCardProps = { problem: ProblemListItem; isSolved: boolean };

/** A line of the list on a phone. */
export function ProblemCard({ problem, isSolved }: ProblemCardProps) {
  return (
    <li className="relative grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 p-4">
      <span className="mt-0.5">
        <SolvedMark isSolved={isSolved} />
      </span>
      <ProblemLink problem={problem} />
      <div className="col-start-2 flex flex-wrap items-center gap-2">
        <DifficultyBadge difficulty={problem.difficulty} />
        <TagList tags={problem.tags} />
      </div>
    </li>
  );
}
