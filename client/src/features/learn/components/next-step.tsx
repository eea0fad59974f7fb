import type { ProblemListItem } from '@stepwise/contracts/problem';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/paths.ts';
import { ProblemKind } from './problem-kind.tsx';

type NextStepProps = { problem: ProblemListItem; step: number; of: number };

/** The one thing to do on the whole road. */
export function NextStep({ problem, step, of }: NextStepProps) {
  const word = problem.tried ? 'Continue' : 'Start';
  return (
    <section
      aria-label="Next step"
      className="surface mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-s-4 border-s-primary p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-sm text-muted tabular-nums">
          Your next step: {step} of {of}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-xl font-semibold wrap-anywhere">{problem.title}</span>
          <ProblemKind problem={problem} />
        </p>
      </div>
      <Link
        to={paths.problem(problem.id)}
        className={buttonClass('primary')}
        aria-label={`${word}: ${problem.title}`}
      >
        {word}
        <ArrowRight className="size-4.5" aria-hidden="true" />
      </Link>
    </section>
  );
}
