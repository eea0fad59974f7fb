import type { Act } from '@stepwise/contracts/people';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { sayAct } from '../act-words.ts';

type SaidActProps = { act: Pick<Act, 'action' | 'problem' | 'before' | 'after'> };

/** What was done, in words, with a way to the problem that it names; of a deleted one, to all that was done to it. */
export function SaidAct({ act }: SaidActProps) {
  const { problem } = act;
  if (problem === null) return sayAct(act);
  const { id, title, isThere } = problem;
  return (
    <>
      {sayAct(act)}:{' '}
      <Link to={isThere ? paths.problem(id) : paths.auditAbout(id)} className="link-inline">
        {title}
      </Link>
      {isThere ? null : ' (deleted)'}
    </>
  );
}
