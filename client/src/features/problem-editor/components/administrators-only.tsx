import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { paths } from '../../../lib/paths.ts';

/** Said before anything is typed: the server would refuse it in the end. */
export function AdministratorsOnly() {
  return (
    <div className="surface">
      <EmptyState
        title="Only administrators and setters can add problems"
        action={
          <Link to={paths.problems} className={buttonClass()}>
            Browse problems
          </Link>
        }
      >
        Your account may solve every problem, but not write or change one. Whoever runs this
        installation can make you an administrator, or let you write problems.
      </EmptyState>
    </div>
  );
}
