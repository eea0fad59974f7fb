import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { paths } from '../../lib/paths.ts';

type WayProps = { slug: string };

/** Signing in leads to the problem, where what was typed here is offered. */
const comingBack = (slug: string) => ({ from: paths.problem(slug) });

/** In a narrow bar it is seen without its second half. */
export function SignInToRun({ slug }: WayProps) {
  return (
    <Link to={paths.login} state={comingBack(slug)} className={buttonClass('primary', 'sm')}>
      <span>
        Sign in <span className="@max-[38rem]/bar:sr-only">to run your code</span>
      </span>
    </Link>
  );
}

export function SignUp({ slug }: WayProps) {
  return (
    <Link to={paths.register} state={comingBack(slug)} className={buttonClass('neutral', 'sm')}>
      Sign up
    </Link>
  );
}
