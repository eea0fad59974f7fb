import type { Problem } from '@stepwise/contracts/problem';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/paths.ts';

/** What the problem stands on and this person has not solved; nothing where nothing is left. */
export function SolveFirst({ problems }: { problems: Problem['solveFirst'] }) {
  if (problems.length === 0) return null;
  return (
    <p className="mt-2 text-sm wrap-anywhere">
      <span className="text-muted">Solve first: </span>
      {problems.map(({ id, title }, index) => (
        <Fragment key={id}>
          {index > 0 ? ', ' : null}
          <Link to={paths.problem(id)} className="link-inline">
            {title}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
