import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { PathPlace } from './session/use-path-place.ts';

/** The path of the problem, its place on it, and the problems before and after. */
export function PathSteps({ place }: { place: PathPlace }) {
  const { title, step, steps, previousId, nextId } = place;
  return (
    <nav
      aria-label="Learning path"
      className="flex min-w-0 items-center text-sm @max-[72rem]/bar:hidden max-[56rem]:flex-1"
    >
      <Link
        to={paths.learn}
        className="me-auto flex min-w-0 gap-1 overflow-hidden rounded-field px-2 py-1 font-medium text-muted hover:text-base-content"
      >
        <span className="truncate">{title}</span>{' '}
        <span className="shrink-0 tabular-nums">
          {step}/{steps}
        </span>
      </Link>
      <Step Icon={ChevronLeft} name="Previous problem" id={previousId} />
      <Step Icon={ChevronRight} name="Next problem" id={nextId} />
    </nav>
  );
}

type StepProps = { Icon: LucideIcon; name: string; id: string | null };

function Step({ Icon, name, id }: StepProps) {
  if (id === null) {
    return (
      <span className={`${STEP} btn-disabled opacity-40`} aria-hidden="true">
        <Icon className="size-4" />
      </span>
    );
  }
  return (
    <Link to={paths.problem(id)} className={STEP} aria-label={name} title={name}>
      <Icon className="size-4" aria-hidden="true" />
    </Link>
  );
}

const STEP = 'btn btn-ghost btn-square btn-sm text-muted hover:text-base-content';
