import type { ProblemListItem } from '@stepwise/contracts/problem';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { ProblemActions } from './problem-actions.tsx';
import { ProblemLink } from './problem-link.tsx';
import { SaveButton } from './save-button.tsx';
import { SolvedMark } from './solved-mark.tsx';
import type { ProblemQuery } from '../problem-query.ts';
import { SortHeader } from './sort-header.tsx';
import { TagList } from './tag-list.tsx';

export type ProblemRowsProps = {
  problems: readonly ProblemListItem[];
  isSolved: (problem: ProblemListItem) => boolean;
  query: ProblemQuery;
  onSort: (query: ProblemQuery) => void;
  onSave: (problem: ProblemListItem) => void;
  /** Given to administrators, who edit and delete. */
  onDelete: ((problem: ProblemListItem) => void) | null;
};

export function ProblemTable(props: ProblemRowsProps) {
  const { problems, isSolved, query, onSort, onSave, onDelete } = props;
  return (
    <div className="surface overflow-hidden">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Problems</caption>
        <thead className="border-b border-line text-xs text-muted">
          <tr>
            <SortHeader column="status" query={query} onSort={onSort} className="w-24 ps-5">
              Status
            </SortHeader>
            <th scope="col" className="w-16 px-3 py-2.5 font-medium">
              Save
            </th>
            <SortHeader column="title" query={query} onSort={onSort}>
              Title
            </SortHeader>
            <SortHeader column="difficulty" query={query} onSort={onSort} className="w-36">
              Difficulty
            </SortHeader>
            {onDelete ? (
              <th scope="col" className="w-28 px-3 py-2.5 font-medium">
                Actions
              </th>
            ) : null}
            <th scope="col" className="w-80 px-3 py-2.5 pe-5 font-medium">
              Tags
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {problems.map((problem) => (
            <tr key={problem.id} className="reveal-row relative h-13 hover:bg-base-300/50">
              <td className="px-3 ps-5">
                <SolvedMark isSolved={isSolved(problem)} />
              </td>
              <td className="px-3">
                <SaveButton problem={problem} onSave={onSave} />
              </td>
              <td className="min-w-40 px-3">
                <ProblemLink problem={problem} />
              </td>
              <td className="px-3">
                <DifficultyBadge difficulty={problem.difficulty} />
              </td>
              {onDelete ? (
                <td className="px-3">
                  <ProblemActions problem={problem} onDelete={onDelete} />
                </td>
              ) : null}
              <td className="min-w-32 px-3 pe-5">
                <TagList tags={problem.tags} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
