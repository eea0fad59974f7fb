import type { ProblemListItem } from '@stepwise/contracts/problem';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';

type ProblemLinkProps = { problem: Pick<ProblemListItem, 'id' | 'title'>; onChoose?: () => void };

/** The title; its link reaches over the whole row, which has to be `relative`. */
export function ProblemLink({ problem, onChoose }: ProblemLinkProps) {
  return (
    <Link
      to={paths.problem(problem.id)}
      className="font-medium wrap-anywhere after:absolute after:inset-0 hover:text-primary focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
      {...(onChoose ? { onClick: onChoose } : {})}
    >
      {problem.title}
    </Link>
  );
}
