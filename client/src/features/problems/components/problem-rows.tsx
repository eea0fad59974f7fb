import type { ProblemListItem } from '@stepwise/contracts/problem';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import type { ProblemQuery } from '../problem-query.ts';
import { ProblemCard } from './problem-card.tsx';
import { ProblemTable } from './problem-table.tsx';

export type ProblemRowsProps = {
  problems: readonly ProblemListItem[];
  isSolved: (problem: ProblemListItem) => boolean;
  query: ProblemQuery;
  onSort: (query: ProblemQuery) => void;
  onSave: (problem: ProblemListItem) => void;
  /** Given to administrators, who edit and delete. */
  onDelete: ((problem: ProblemListItem) => void) | null;
};

/** A table where there is room for one, cards on a phone. */
export function ProblemRows(props: ProblemRowsProps) {
  const isNarrow = useMediaQuery('(width < 40rem)');
  if (!isNarrow) return <ProblemTable {...props} />;
  return (
    <ul aria-label="Problems" className="surface divide-y divide-line">
      {props.problems.map((problem) => (
        <ProblemCard
          key={problem.id}
          problem={problem}
          isSolved={props.isSolved(problem)}
          onSave={props.onSave}
          onDelete={props.onDelete}
        />
      ))}
    </ul>
  );
}
