import type { ProblemListItem } from '@stepwise/contracts/problem';
import { memo } from 'react';
import { DifficultyBadge } from '../../../components/ui/badges/difficulty-badge.tsx';
import { acceptanceText } from '../acceptance-text.ts';
import { DraftBadge } from './draft-badge.tsx';
import { FoundName } from './found-name.tsx';
import { NoteMark } from './note-mark.tsx';
import { PathText } from './path-text.tsx';
import { ProblemActions } from './problem-actions.tsx';
import { ProblemLink } from './problem-link.tsx';
import type { ProblemRowsProps } from './problem-table.tsx';
import { SaveButton } from './save-button.tsx';
import { SolvedMark } from './solved-mark.tsx';
import { TagList } from './tag-list.tsx';

type ProblemCardProps = Pick<ProblemRowsProps, 'knowledge' | 'onSave' | 'onDelete'> & {
  problem: ProblemListItem;
  /** See nameFound. */
  name: string | null;
};

/** A line of the list on a phone. */
export const ProblemCard = memo(function ProblemCard(props: ProblemCardProps) {
  const { problem, name, knowledge, onSave, onDelete } = props;
  const place = knowledge.pathOf(problem.id);
  const accepted = acceptanceText(problem.acceptance);
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2 p-4">
      <span className="mt-0.5">
        <SolvedMark isSolved={knowledge.isSolved(problem)} isTried={problem.tried} />
      </span>
      <span className="min-w-0">
        <span className="me-2 text-sm text-muted tabular-nums">{problem.number}</span>
        <ProblemLink problem={problem} />
        {problem.isDraft ? <DraftBadge /> : null}
        {knowledge.hasNotes(problem) ? <NoteMark /> : null}
        <FoundName name={name} />
      </span>
      <div className="row-span-2 -my-1.5 -me-2 flex flex-col">
        <SaveButton problem={problem} onSave={onSave} />
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-2">
        <DifficultyBadge difficulty={problem.difficulty} />
        <TagList tags={problem.tags} />
        {place || accepted ? (
          <p className="flex basis-full flex-wrap gap-x-3 text-sm text-muted tabular-nums">
            <PathText place={place} />
            {accepted ? <span>{accepted} accepted</span> : null}
          </p>
        ) : null}
        {onDelete ? (
          <div className="basis-full">
            <ProblemActions problem={problem} onDelete={onDelete} />
          </div>
        ) : null}
      </div>
    </li>
  );
});
