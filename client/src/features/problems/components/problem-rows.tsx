import { useMediaQuery } from '../../../lib/browser/screen/use-media-query.ts';
import { nameFound } from '../problem-query.ts';
import { ProblemCard } from './problem-card.tsx';
import { ProblemTable } from './problem-table.tsx';
import type { ProblemRowsProps } from './problem-table.tsx';

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
          name={nameFound(problem, props.query.search)}
          knowledge={props.knowledge}
          onSave={props.onSave}
          onDelete={props.onDelete}
        />
      ))}
    </ul>
  );
}
