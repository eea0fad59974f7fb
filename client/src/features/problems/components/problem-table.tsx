import type { ProblemListItem } from '@stepwise/contracts/problem';
import { memo } from 'react';
import { DifficultyBadge } from '../../../components/ui/badges/difficulty-badge.tsx';
import { nameFound, type Knowledge, type ProblemQuery } from '../problem-query.ts';
import { acceptanceText } from '../acceptance-text.ts';
import { DraftBadge } from './draft-badge.tsx';
import { FoundName } from './found-name.tsx';
import { NoteMark } from './note-mark.tsx';
import { PathText } from './path-text.tsx';
import { ProblemActions } from './problem-actions.tsx';
import { ProblemLink } from './problem-link.tsx';
import { SaveButton } from './save-button.tsx';
import { SolvedMark } from './solved-mark.tsx';
import { SortHeader } from './sort-header.tsx';
import { TagList } from './tag-list.tsx';

export type ProblemRowsProps = {
  problems: readonly ProblemListItem[];
  knowledge: Knowledge;
  query: ProblemQuery;
  onSort: (query: ProblemQuery) => void;
  onSave: (problem: ProblemListItem) => void;
  /** Given to administrators, who edit and delete. */
  onDelete: ((problem: ProblemListItem) => void) | null;
};

/** Columns that only tell more go where the screen has no room for them. */
const ROOMY = 'max-lg:hidden';
/** Beside what administrators do with a problem there is no room for these. */
const BESIDE_ACTIONS = 'max-md:hidden';

export function ProblemTable(props: ProblemRowsProps) {
  const { problems, knowledge, query, onSave, onDelete } = props;
  return (
    <div className="surface overflow-hidden">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Problems</caption>
        <TableHead {...props} />
        <tbody className="divide-y divide-line">
          {problems.map((problem) => (
            <ProblemRow
              key={problem.id}
              {...{ problem, knowledge, onSave, onDelete }}
              name={nameFound(problem, query.search)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableHead({ query, onSort, onDelete }: ProblemRowsProps) {
  const sorting = { query, onSort };
  return (
    <thead className="border-b border-line text-xs text-muted">
      <tr>
        <SortHeader column="status" {...sorting} className="w-22 ps-5">
          Status
        </SortHeader>
        <th scope="col" className="w-14 px-2 py-2.5 font-medium">
          Save
        </th>
        <SortHeader column="number" {...sorting} className="w-14">
          <span aria-hidden="true">#</span>
          <span className="sr-only">Number</span>
        </SortHeader>
        <SortHeader column="title" {...sorting}>
          Title
        </SortHeader>
        <SortHeader column="path" {...sorting} className={`w-44 ${ROOMY}`}>
          Path
        </SortHeader>
        <SortHeader column="difficulty" {...sorting} className="w-30">
          Difficulty
        </SortHeader>
        <SortHeader column="acceptance" {...sorting} className={`w-28 ${ROOMY}`}>
          Acceptance
        </SortHeader>
        {onDelete ? (
          <th scope="col" className="w-24 px-3 py-2.5 font-medium">
            Actions
          </th>
        ) : null}
        <th
          scope="col"
          className={`w-64 px-3 py-2.5 pe-5 font-medium ${onDelete ? BESIDE_ACTIONS : ''}`}
        >
          Tags
        </th>
      </tr>
    </thead>
  );
}

type ProblemRowProps = Pick<ProblemRowsProps, 'knowledge' | 'onSave' | 'onDelete'> & {
  problem: ProblemListItem;
  /** See nameFound. */
  name: string | null;
};

/** Kept as it is while the reader types: most letters leave most rows where they are. */
const ProblemRow = memo(function ProblemRow(props: ProblemRowProps) {
  const { problem, name, knowledge, onSave, onDelete } = props;
  return (
    <tr className="reveal-row relative h-13 hover:bg-base-300/50">
      <td className="px-3 ps-5">
        <SolvedMark isSolved={knowledge.isSolved(problem)} isTried={problem.tried} />
      </td>
      <td className="px-2">
        <SaveButton problem={problem} onSave={onSave} />
      </td>
      <td className="px-3 text-muted tabular-nums">{problem.number}</td>
      <td className="min-w-40 px-3">
        <ProblemLink problem={problem} />
        {problem.isDraft ? <DraftBadge /> : null}
        {knowledge.hasNotes(problem) ? <NoteMark /> : null}
        <FoundName name={name} />
      </td>
      <td className={`px-3 text-muted ${ROOMY}`}>
        <PathText place={knowledge.pathOf(problem.id)} />
      </td>
      <td className="px-3">
        <DifficultyBadge difficulty={problem.difficulty} />
      </td>
      <td className={`px-3 text-muted tabular-nums ${ROOMY}`}>
        {acceptanceText(problem.acceptance) ?? <NoFigure />}
      </td>
      {onDelete ? (
        <td className="px-3">
          <ProblemActions problem={problem} onDelete={onDelete} />
        </td>
      ) : null}
      <td className={`min-w-32 px-3 pe-5 ${onDelete ? BESIDE_ACTIONS : ''}`}>
        <TagList tags={problem.tags} />
      </td>
    </tr>
  );
});

function NoFigure() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">Nobody has tried it</span>
    </>
  );
}
